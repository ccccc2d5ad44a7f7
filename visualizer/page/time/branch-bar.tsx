// The branches of the game: which one is looked at, a new one from here, and the rest of the one it came from.

import { counted } from '../shared/words.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

export const BranchBar = () => {
  const { tell } = useInspector();
  const { session, snapshot } = usePresent();
  const { branch, branches, cursor } = snapshot;
  const here = branches.find(({ id }) => id === branch);
  const parent = branches.find(({ id }) => id === here?.from);
  const more = parent === undefined || here === undefined ? 0 : parent.length - here.forkedAfter;
  const fork = () => {
    session.branchOff();
    tell(`A new branch parts after ${counted(cursor.input, 'input')}.`);
  };
  const carryOn = () => {
    if (parent === undefined || here === undefined) return;
    const outcome = session.carryOn(parent.id, here.forkedAfter);
    tell(outcome.ok ? `Played on as on ${parent.name}.` : `It cannot go on as on ${parent.name}: ${outcome.message}`);
  };
  return (
    <div className="branches">
      <label className="tool">
        Branch
        <select value={branch} onChange={({ target }) => session.goTo({ branch: Number(target.value), cursor })}>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={fork} title="From here the game can go on another way">
        + What if
      </button>
      {more === 0 || parent === undefined ? null : (
        <button
          type="button"
          onClick={carryOn}
          title={`Play the ${counted(more, 'input')} that come next on ${parent.name}`}
        >
          Continue as on {parent.name}
        </button>
      )}
    </div>
  );
};
