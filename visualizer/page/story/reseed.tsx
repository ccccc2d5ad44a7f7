// The seed of the game, and another one from here on.

import { useState } from 'react';
import { useInspector, usePresent } from '../state/inspector.ts';

export const Reseed = () => {
  const { tell } = useInspector();
  const { session } = usePresent();
  const { start } = session;
  const known = start.from === 'options' ? start.options.seed : undefined;
  const [seed, setSeed] = useState('1');
  return (
    <form
      className="bar"
      aria-label="Seed"
      onSubmit={(event) => {
        event.preventDefault();
        const outcome = session.reseed(Number(seed));
        tell(outcome.ok ? `All chance follows from seed ${seed} from here on.` : outcome.message);
      }}
    >
      <span>
        This game has seed <b>{String(known ?? 'of a save')}</b>.
      </span>
      <label>
        From here on <input type="number" value={seed} onChange={({ target }) => setSeed(target.value)} />
      </label>
      <button type="submit">Change the seed</button>
    </form>
  );
};
