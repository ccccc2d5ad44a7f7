// Picks some of what is offered: cards, players or sets. The game says when the answer may be sent.

import type { DaleInput } from 'cardchart/dale';
import { type ReactNode, useState } from 'react';
import type { WhyNot } from './actions.ts';

interface PickerProps<T extends number | string> {
  readonly title: string;
  readonly offered: readonly T[];
  readonly most: number;
  /** Shown on each: its place in the order of picking. */
  readonly isOrder?: boolean;
  /** Of each group there may be `most`. Left out, all are one group. */
  readonly groupOf?: (item: T) => string;
  readonly face: (item: T) => ReactNode;
  readonly inputFor: (picked: readonly T[]) => DaleInput;
  readonly whyNot: WhyNot;
  readonly send: (input: DaleInput) => void;
}

export const Picker = <T extends number | string>(props: PickerProps<T>) => {
  const { title, offered, most, isOrder = false, groupOf = () => '', face, inputFor, whyNot, send } = props;
  const [picked, setPicked] = useState<readonly T[]>([]);
  const toggle = (item: T) => {
    const others = picked.filter((each) => each !== item);
    if (others.length < picked.length) setPicked(others);
    // One more than there may be takes the place of the one picked first.
    else setPicked([...(isFull(item) ? others.filter((each) => each !== firstLike(item)) : others), item]);
  };
  const firstLike = (item: T) => picked.find((each) => groupOf(each) === groupOf(item));
  const isFull = (item: T) => picked.filter((each) => groupOf(each) === groupOf(item)).length >= most;
  const input = inputFor(picked);
  const reason = whyNot(input)?.message ?? null;
  return (
    <div className="picker">
      <p>{title}</p>
      <div className="fan">
        {offered.map((item) => {
          const at = picked.indexOf(item);
          return (
            <button
              type="button"
              key={item}
              className={`piece offer ${at >= 0 ? 'meant' : 'lit'}`}
              data-offer={item}
              aria-pressed={at >= 0}
              data-lit={reason !== null && at < 0 && !isFull(item) ? 'offer' : ''}
              onClick={() => toggle(item)}
            >
              {face(item)}
              {isOrder && at >= 0 ? <span className="badge cost">{at + 1}</span> : null}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className="primary"
        aria-disabled={reason !== null}
        data-lit={reason === null ? 'send' : ''}
        onClick={() => send(input)}
      >
        {picked.length === 0 ? 'Confirm' : `Confirm ${picked.length}`}
      </button>
      {reason === null ? null : <p className="hint">{reason}</p>}
    </div>
  );
};
