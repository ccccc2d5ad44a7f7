// A picture for each card, drawn from its name: the same name gives the same picture, and no file is needed.

const hashOf = (name: string): number => {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash;
};

const SIZE = 100;

/** A star or a polygon around the middle. */
const figure = (points: number, outer: number, inner: number, turn: number): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points + turn;
    return `${(SIZE / 2 + radius * Math.sin(angle)).toFixed(1)},${(SIZE / 2 - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');

export const CardArt = ({ name, hue }: { readonly name: string; readonly hue: number }) => {
  const hash = hashOf(name);
  const points = 3 + (hash % 6);
  const turn = ((hash >>> 4) % 60) / 30;
  const shift = ((hash >>> 8) % 50) - 25;
  const inner = 12 + ((hash >>> 14) % 22);
  const color = (lightness: number, by = 0) => `hsl(${hue + shift + by} 45% ${lightness}%)`;
  return (
    <svg className="art" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={SIZE} height={SIZE} fill={color(30)} />
      <circle cx={20 + ((hash >>> 18) % 60)} cy={18} r={46} fill={color(42, 12)} opacity={0.55} />
      <polygon points={figure(points, 46, inner + 12, turn)} fill={color(52, -14)} opacity={0.7} />
      <polygon points={figure(points, 32, inner, turn + 0.5)} fill={color(68, 18)} opacity={0.85} />
      <circle cx={SIZE / 2} cy={SIZE / 2} r={5 + ((hash >>> 22) % 8)} fill={color(86, 40)} />
    </svg>
  );
};
