// One legal move as a button; what it leaves open is chosen first.

import { useState } from 'react';
import type { AnyInput, AnyMove } from '../../../machines/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

/** Which field may have more in it, from what, and how much. */
interface Open {
  readonly field: string;
  readonly from: readonly (number | string)[];
  readonly min: number;
  readonly max: number;
  /** The things are cards of the game. */
  readonly isCards: boolean;
}

interface Extras {
  readonly open?: Omit<Open, 'isCards'>;
  readonly replaceable?: readonly number[];
  readonly places?: number;
}

const openOf = ({ open, replaceable }: Extras): Open | null => {
  if (open !== undefined) return { ...open, isCards: open.field === 'cards' };
  if (replaceable === undefined) return null;
  return { field: 'replace', from: replaceable, min: 0, max: replaceable.length, isCards: true };
};

export const Move = ({ move }: { readonly move: AnyMove<AnyInput> }) => {
  const { tell } = useInspector();
  const { session } = usePresent();
  const extras = move as Extras;
  const open = openOf(extras);
  const [chosen, setChosen] = useState<readonly (number | string)[]>([]);
  const [place, setPlace] = useState('');
  const send = () => {
    const input = {
      ...move.input,
      ...(open === null || chosen.length === 0 ? {} : { [open.field]: chosen }),
      ...(place === '' ? {} : { position: Number(place) }),
    };
    const outcome = session.submit(input);
    if (!outcome.ok) tell(outcome.message);
  };
  return (
    <li>
      <button type="button" onClick={send}>
        {move.label}
      </button>
      {extras.places === undefined || extras.places < 2 ? null : (
        <label>
          at{' '}
          <select value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value="">the right end</option>
            {Array.from({ length: extras.places }, (_, index) => (
              <option key={index} value={index}>
                place {index}
              </option>
            ))}
          </select>
        </label>
      )}
      {open === null ? null : <Choices open={open} chosen={chosen} choose={setChosen} />}
    </li>
  );
};

interface ChoicesProps {
  readonly open: Open;
  readonly chosen: readonly (number | string)[];
  readonly choose: (chosen: readonly (number | string)[]) => void;
}

/** In the order in which they are ticked. */
const Choices = ({ open: { field, from, min, max, isCards }, chosen, choose }: ChoicesProps) => {
  const { view } = usePresent();
  const nameOf = (each: number | string): string =>
    isCards && typeof each === 'number' ? view.nameOf(each) : `${each}`;
  const toggle = (each: number | string) =>
    choose(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return (
    <fieldset className="choices">
      <legend>
        {field}: {min === max ? min : `${min} to ${max}`}
      </legend>
      {from.map((each) => (
        <label key={each}>
          <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} /> {nameOf(each)}
        </label>
      ))}
    </fieldset>
  );
};
