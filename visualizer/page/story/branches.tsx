// The branches by name, and one of them beside the present one.

import { useState } from 'react';
import { SideBySide } from '../dialogs/side-by-side.tsx';
import { counted } from '../shared/words.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

export const Branches = () => {
  const { tell } = useInspector();
  const { session, snapshot } = usePresent();
  const { branch, branches, cursor } = snapshot;
  const [beside, setBeside] = useState<number | null>(null);
  const nameOf = (id: number | null): string => branches.find((each) => each.id === id)?.name ?? '';
  return (
    <>
      <ul className="marks" aria-label="Branches">
        {branches.map(({ id, name, from, forkedAfter, length }) => (
          <li key={id} className={id === branch ? 'hit' : ''}>
            <button
              type="button"
              className="plain"
              aria-pressed={id === branch}
              onClick={() => session.goTo({ branch: id, cursor })}
            >
              {id === branch ? '●' : '○'} go
            </button>
            <input
              aria-label="Name of the branch"
              value={name}
              onChange={({ target }) => session.renameBranch(id, target.value)}
            />
            <span className="quiet">
              {counted(length, 'input')}
              {from === null ? '' : `, parts from ${nameOf(from)} after ${forkedAfter}`}
            </span>
            {id === branch ? null : (
              <button type="button" onClick={() => setBeside(id)}>
                Side by side
              </button>
            )}
            <button
              type="button"
              className="plain"
              aria-label={`Remove the branch ${name}`}
              disabled={branches.length === 1}
              onClick={() => {
                const outcome = session.removeBranch(id);
                if (!outcome.ok) tell(outcome.message);
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {branches.length === 1 ? (
        <p className="quiet">Press “What if” to let the game go on another way from here.</p>
      ) : null}
      {beside === null ? null : <SideBySide branch={beside} close={() => setBeside(null)} />}
    </>
  );
};
