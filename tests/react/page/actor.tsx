// A page that reads a battle from its XState actor, with @xstate/react.

import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BattleWorld } from '../../../machines/battle/index.ts';
import { startedBattle } from './games.ts';

const game = startedBattle(1);

const Turn = () => {
  const turn = useSelector(game.actor, ({ context }: { readonly context: BattleWorld }) => context.turn);
  const place = useSelector(game.actor, ({ value }: { readonly value: unknown }) => JSON.stringify(value));
  return (
    <main>
      <output id="turn">{turn}</output>
      <output id="place">{place}</output>
    </main>
  );
};

Object.assign(globalThis, { game });
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Turn />
    </StrictMode>,
  );
}
