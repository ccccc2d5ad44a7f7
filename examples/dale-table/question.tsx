// What the game asks of the player who looks at it: cards, players, sets, or one of several answers.

import type { DaleInput, DaleMove, DaleView, OpenPart } from 'cardchart/dale';
import { playerName } from '../shared/seats.ts';
import type { WhyNot } from './actions.ts';
import { SetFace, SmallFace } from './card-face.tsx';
import { cardsIn } from './cards.ts';
import { Picker } from './picker.tsx';

interface AskedProps {
  readonly view: DaleView;
  readonly moves: readonly DaleMove[];
  readonly whyNot: WhyNot;
  readonly send: (input: DaleInput) => void;
}

const TITLES: Readonly<Record<OpenPart['field'], string>> = {
  cards: 'Pick cards',
  players: 'Pick players',
  sets: 'Vote for sets, best first',
};

const amount = ({ min, max }: OpenPart): string => (min === max ? `${min}` : `${min} to ${max}`);

/** A move that leaves a part open. */
const OpenMove = ({ move, view, whyNot, send }: Omit<AskedProps, 'moves'> & { readonly move: DaleMove }) => {
  const { open, input } = move;
  if (open === undefined) return null;
  const cards = cardsIn(view);
  const isOrderOfCards = view.question?.ask === 'cards' && view.question.isOrder;
  const face = (item: number | string) => {
    if (open.field === 'sets') return <SetFace set={String(item)} />;
    if (open.field === 'players') return <span className="set">{playerName(Number(item))}</span>;
    const card = cards.get(Number(item));
    return card === undefined ? <span className="set">Hidden card</span> : <SmallFace card={card} />;
  };
  return (
    <Picker<number | string>
      title={`${isOrderOfCards ? 'Put cards in order' : TITLES[open.field]} (${amount(open)})`}
      offered={open.from}
      most={open.max}
      isOrder={isOrderOfCards || open.field === 'sets'}
      face={face}
      inputFor={(picked) => ({ ...input, [open.field]: picked }) as DaleInput}
      whyNot={whyNot}
      send={send}
    />
  );
};

export const Question = ({ view, moves, whyNot, send }: AskedProps) => (
  <section className="asked" aria-label="Question">
    {moves.map((move, index) =>
      move.open === undefined ? (
        <button type="button" key={index} data-lit="answer" onClick={() => send(move.input)}>
          {move.label}
        </button>
      ) : (
        <OpenMove key={index} move={move} view={view} whyNot={whyNot} send={send} />
      ),
    )}
  </section>
);
