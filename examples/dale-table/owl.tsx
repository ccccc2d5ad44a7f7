// The owl state: everybody who may react is asked at the same time, each with a panel. Nobody waits for nobody.

import type { DaleInput, DaleMove, DaleView, ViewedOwl } from 'cardchart/dale';
import type { ReactNode } from 'react';
import { SeatMark } from '../shared/seat-mark.tsx';
import { playerName, type SeatKind } from '../shared/seats.ts';
import type { WhyNot } from './actions.ts';
import { SmallFace } from './card-face.tsx';
import { cardsIn, EVENT_WORDS } from './cards.ts';
import { Picker } from './picker.tsx';

interface AnswersProps {
  readonly view: DaleView;
  readonly moves: readonly DaleMove[];
  readonly whyNot: WhyNot;
  readonly send: (input: DaleInput) => void;
}

const WORDS: Readonly<Record<string, string>> = { none: 'Do nothing', skip: 'Do not even search', use: 'Use it' };

const distinct = <T,>(items: readonly T[]): T[] => [...new Set(items)];

const Effect = ({ owl, view, moves, whyNot, send }: AnswersProps & { readonly owl: ViewedOwl }) => {
  const cards = cardsIn(view);
  const answers = moves.flatMap(({ input }) =>
    input.type === 'ANSWER' ? input.answers.filter(({ effect }) => effect === owl.number) : [],
  );
  const words = answers.flatMap(({ target }) => (typeof target === 'string' ? [target] : []));
  const named = answers.flatMap(({ target }) =>
    typeof target === 'string' ? [] : [typeof target === 'number' ? [target] : target],
  );
  const takes = distinct(answers.flatMap(({ take }) => take ?? []));
  const count = named[0]?.length ?? 0;
  const inputFor = (picked: readonly number[]): DaleInput => {
    const give = picked.filter((id) => !takes.includes(id));
    const [take] = picked.filter((id) => takes.includes(id));
    const target = count === 1 && give[0] !== undefined ? give[0] : give;
    const answer = { effect: owl.number, target };
    return { type: 'ANSWER', seat: owl.owner, answers: [take === undefined ? answer : { ...answer, take }] };
  };
  const face = (id: number): ReactNode => {
    const card = cards.get(id);
    return card === undefined ? 'Hidden card' : <SmallFace card={card} />;
  };
  const binds = moves.filter(({ input }) => input.type === 'BIND' && input.card === owl.card.id);
  return (
    <div className="effect">
      <p>
        <strong>{owl.card.as}</strong>: {EVENT_WORDS[owl.event as keyof typeof EVENT_WORDS] ?? owl.event}
      </p>
      {named.length === 0 ? null : (
        <Picker
          title={takes.length > 0 ? 'Pick a card to give and one to take' : `Pick ${count}`}
          offered={[...distinct(named.flat()), ...takes]}
          most={count}
          groupOf={(id) => (takes.includes(id) ? 'take' : 'give')}
          face={face}
          inputFor={inputFor}
          whyNot={whyNot}
          send={send}
        />
      )}
      <div className="row">
        {binds.map(({ input, label }) => (
          <button type="button" key={label} data-lit="answer" onClick={() => send(input)}>
            {label}
          </button>
        ))}
        {words.map((word) => (
          <button
            type="button"
            key={word}
            data-lit="answer"
            onClick={() => send({ type: 'ANSWER', seat: owl.owner, answers: [{ effect: owl.number, target: word }] })}
          >
            {WORDS[word]}
          </button>
        ))}
      </div>
    </div>
  );
};

interface WaitingProps extends AnswersProps {
  readonly seats: readonly SeatKind[];
  readonly handOver: (seat: number) => void;
  /** The viewer's own part, where it is not the owls. */
  readonly children?: ReactNode;
}

/** One panel for each player who is awaited. */
export const Waiting = ({ view, moves, whyNot, send, seats, handOver, children }: WaitingProps) => (
  <section className="waiting" aria-label="Waiting players">
    {view.awaited.map((seat) => (
      <section
        key={seat}
        className={`panel ${seat === view.viewer ? 'own' : ''}`}
        aria-label={`${playerName(seat)} is awaited`}
      >
        <h3>
          <SeatMark seat={seat} /> {playerName(seat)}
        </h3>
        {seat === view.viewer ? (
          (children ??
          view.owls.map((owl) => (
            <Effect key={owl.number} owl={owl} view={view} moves={moves} whyNot={whyNot} send={send} />
          )))
        ) : seats[seat] === 'human' ? (
          <button type="button" onClick={() => handOver(seat)}>
            Hand over to {playerName(seat)}
          </button>
        ) : (
          <p className="hint">is thinking …</p>
        )}
      </section>
    ))}
  </section>
);
