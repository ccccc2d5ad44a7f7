// Putting a card somewhere by hand: marked as staged, so that nobody takes what follows for a game by the rules.

import { useState } from 'react';
import type { AnyInput } from '../../../machines/index.ts';
import type { Stage, TableCard } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

export const ZONES: Readonly<Record<'battle' | 'dale' | 'other', readonly string[]>> = {
  battle: ['board', 'hand', 'deck', 'graveyard'],
  dale: ['hand', 'deck', 'discard', 'stall', 'schedule', 'supply', 'bin', 'market'],
  other: [],
};

/** Carries out what is staged, and says where that leads. */
export const useStaging = () => {
  const { tell } = useInspector();
  const { session } = usePresent();
  return (stage: Stage): void => {
    const before = session.getSnapshot().branch;
    const outcome = session.stage(stage);
    const { branch, branches } = session.getSnapshot();
    const name = branches.find(({ id }) => id === branch)?.name;
    tell(!outcome.ok ? outcome.message : branch === before ? 'Staged.' : `Staged, on the new branch "${name}".`);
  };
};

export const StageCard = ({ card }: { readonly card: TableCard }) => {
  const { session, view } = usePresent();
  const stage = useStaging();
  const { kind } = session.ruleSet;
  const { entity, numbers } = card;
  const [health, setHealth] = useState(String(numbers.health ?? 1));
  const [zone, setZone] = useState(ZONES[kind][0] ?? '');
  const [seat, setSeat] = useState(card.controller ?? 0);
  if (kind === 'other') return null;
  const seats = session.ruleSet.playersIn(view.position.world).map((_, index) => index);
  return (
    <details className="stage">
      <summary>Stage it</summary>
      <div className="chips">
        {numbers.health === undefined ? null : (
          <form
            className="inline"
            onSubmit={(event) => {
              event.preventDefault();
              stage({ do: 'call', input: { type: 'SET_HEALTH', target: entity, health: Number(health) } as AnyInput });
            }}
          >
            <label>
              Health <input type="number" value={health} min={1} onChange={({ target }) => setHealth(target.value)} />
            </label>
            <button type="submit">Set health</button>
          </form>
        )}
        {kind === 'battle' && numbers.health !== undefined ? (
          <button type="button" onClick={() => stage({ do: 'kill', entity })}>
            Kill
          </button>
        ) : null}
        <button type="button" onClick={() => stage({ do: 'remove', entity })}>
          Remove
        </button>
        <form
          className="inline"
          onSubmit={(event) => {
            event.preventDefault();
            stage({ do: 'move', entity, seat, zone });
          }}
        >
          <label>
            To seat{' '}
            <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
              {seats.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            zone{' '}
            <select value={zone} onChange={({ target }) => setZone(target.value)}>
              {ZONES[kind].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <button type="submit">Move</button>
        </form>
      </div>
    </details>
  );
};
