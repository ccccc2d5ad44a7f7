// What happened, in the language of the cards, folded by input, Phase and activation. A click goes to the moment.

import { useEffect, useRef } from 'react';
import type { Told, ToldPhase } from '../../session/index.ts';
import { usePresent } from '../state/inspector.ts';

/** Inputs told around the present one. */
const AROUND = 3;

/** Keeps the present line in view without moving anything else. */
const usePresentInView = (place: string) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const lines = list.current?.querySelectorAll<HTMLElement>('.now, .present:not(:has(.now)) > .input-line') ?? [];
    const panel = list.current?.closest('[role="tabpanel"]');
    const line = [...lines].at(-1);
    if (place === '' || line === undefined || !panel) return;
    const { top, bottom } = line.getBoundingClientRect();
    const room = panel.getBoundingClientRect();
    if (top < room.top || bottom > room.bottom) panel.scrollTop += (top + bottom) / 2 - (room.top + room.bottom) / 2;
  }, [place]);
  return list;
};

export const Events = () => {
  const { session, snapshot, view } = usePresent();
  const { branch, cursor, length } = snapshot;
  const list = usePresentInView(`${branch}.${cursor.input}.${cursor.microstep}`);
  const first = Math.max(1, cursor.input - AROUND);
  const inputs = Array.from(
    { length: Math.min(length, cursor.input + AROUND) - first + 1 },
    (_, index) => first + index,
  );
  return (
    <ol className="events" ref={list} start={first} aria-label="Events">
      {inputs.map((input) => (
        <li key={input} className={input === cursor.input ? 'present' : ''}>
          <button type="button" className="plain input-line" onClick={() => session.seekInput(input)}>
            {view.labelOf(input)}
          </button>
          {input === cursor.input ? <Story phases={view.eventList} at={cursor.microstep} /> : null}
        </li>
      ))}
    </ol>
  );
};

const Story = ({ phases, at }: { readonly phases: readonly ToldPhase[]; readonly at: number }) => {
  const { view } = usePresent();
  const refusal = view.entry?.refusal;
  if (refusal)
    return (
      <p className="why-not">
        Refused ({refusal.code}): {refusal.message}
      </p>
    );
  if (phases.length === 0) return <p className="quiet">Nothing happens that is told.</p>;
  return phases.map(({ name, microstep, children }) => (
    <details key={microstep} open className={microstep > at ? 'later' : ''}>
      <summary>{name === '' ? 'at first' : name}</summary>
      <List told={children} at={at} />
    </details>
  ));
};

const List = ({ told, at }: { readonly told: readonly Told[]; readonly at: number }) => (
  <ul>
    {told.map((each, index) => (
      <Line key={index} told={each} at={at} />
    ))}
  </ul>
);

const Line = ({ told, at }: { readonly told: Told; readonly at: number }) => {
  const { session, snapshot } = usePresent();
  const { microstep, sentence, lines } = told;
  const when = microstep > at ? 'later' : microstep === at ? 'now' : '';
  return (
    <li className={`${told.kind} ${when}`}>
      <button type="button" className="plain" onClick={() => session.seek({ input: snapshot.cursor.input, microstep })}>
        {sentence}
      </button>
      {lines.map((line) => (
        <div key={line} className="quiet">
          {line}
        </div>
      ))}
      {told.kind === 'activation' ? <List told={told.children} at={at} /> : null}
    </li>
  );
};
