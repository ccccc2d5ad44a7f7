// What can be done with the picked cards, and why not.

import type { DaleInput } from 'cardchart/dale';
import { inPlayerNames } from '../shared/seats.ts';
import type { Action } from './actions.ts';

interface ActionsProps {
  readonly actions: readonly Action[];
  readonly send: (input: DaleInput) => void;
}

export const Actions = ({ actions, send }: ActionsProps) => (
  <section className="actions" aria-label="Actions">
    {actions.map(({ label, input, reason }) => (
      <button
        type="button"
        key={label}
        className={reason === null ? 'primary' : ''}
        aria-disabled={reason !== null}
        data-lit={reason === null ? input.type : ''}
        onClick={() => send(input)}
      >
        {inPlayerNames(label)}
        {reason === null ? null : <small>{inPlayerNames(reason)}</small>}
      </button>
    ))}
  </section>
);
