// A quiet picture for each card, drawn from its name: the same name always has the same picture.

const hashOf = (name: string): number => {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash;
};

/** Hills under a sun, in the colours of the hour that the name stands for. */
export const CardArt = ({ name }: { readonly name: string }) => {
  const hash = hashOf(name);
  const part = (from: number, size: number): number => (hash >>> from) % size;
  const hue = part(0, 360);
  const hill = (top: number, bend: number) => `M0 ${top}Q${20 + bend} ${top - 16} 50 ${top}T100 ${top - 4}V60H0Z`;
  return (
    <svg className="card-art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={100} height={60} fill={`hsl(${hue} 38% 78%)`} />
      <circle cx={15 + part(3, 70)} cy={14 + part(9, 14)} r={7 + part(6, 7)} fill={`hsl(${hue + 45} 75% 88%)`} />
      <path d={hill(34 + part(5, 8), part(11, 30))} fill={`hsl(${hue + 20} 32% 62%)`} />
      <path d={hill(44 + part(8, 8), part(14, 40))} fill={`hsl(${hue + 8} 34% 46%)`} />
      <path d={hill(54 + part(12, 5), part(17, 50))} fill={`hsl(${hue - 12} 36% 32%)`} />
    </svg>
  );
};
