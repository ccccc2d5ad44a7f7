// What asks for an answer before the game goes on: the opening hand, a choice of cards, one of two texts, the end.

import type { BattleView, Move, Outcome } from 'cardchart/battle';
import { useState } from 'react';
import { playerName } from '../shared/seats.ts';
import { CardFace } from './card-face.tsx';
import { printed } from './cards.ts';
import type { Hands } from './use-intent.ts';

interface AskedProps {
  readonly view: BattleView;
  readonly moves: readonly Move[];
  readonly hands: Hands;
}

export const Mulligan = ({ view, moves, hands }: AskedProps) => {
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  const [move] = moves;
  const side = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  if (move?.replaceable === undefined || move.input.type !== 'MULLIGAN') return null;
  const { input, replaceable } = move;
  const toggle = (id: number) => {
    const next = new Set(replaced);
    if (!next.delete(id)) next.add(id);
    setReplaced(next);
  };
  const replace = replaceable.filter((id) => replaced.has(id));
  return (
    <div className="veil">
      <div className="dialog wide" role="dialog" aria-label="Opening hand">
        <h2>Your opening hand, {playerName(input.seat)}</h2>
        <p>Pick the cards that you want to replace.</p>
        <div className="fan">
          {side?.hand?.map((entity) => {
            const isOpen = replaceable.includes(entity.entity);
            const isReplaced = replaced.has(entity.entity);
            return (
              <button
                type="button"
                key={entity.entity}
                className={`piece card ${isReplaced ? 'replaced' : ''}`}
                aria-pressed={isReplaced}
                disabled={!isOpen}
                onClick={() => toggle(entity.entity)}
              >
                <CardFace name={entity.card} {...entity} />
              </button>
            );
          })}
        </div>
        <button type="button" className="primary" data-lit="send" onClick={() => hands.send({ ...input, replace })}>
          {replace.length === 0 ? 'Keep all' : `Replace ${replace.length}`}
        </button>
      </div>
    </div>
  );
};

export const Discover = ({ view, moves, hands }: AskedProps) => {
  const { choice } = view;
  if (choice?.options == null) return null;
  return (
    <div className="veil">
      <div className="dialog wide" role="dialog" aria-label="Choose a card">
        <h2>Choose one</h2>
        <p>{choice.source === null ? 'A card asks you to choose.' : `${choice.source.card} asks you to choose.`}</p>
        <div className="fan">
          {moves.map(({ input }) =>
            input.type !== 'CHOOSE' ? null : (
              <button
                type="button"
                key={input.option}
                className="piece card lit"
                data-lit="choice"
                onClick={() => hands.send(input)}
              >
                <CardFace name={choice.options?.[input.option] ?? ''} />
              </button>
            ),
          )}
        </div>
      </div>
    </div>
  );
};

export const ChooseOne = ({ card, hands }: { readonly card: string; readonly hands: Hands }) => {
  const { step } = hands;
  const definition = printed(card);
  const texts = definition !== undefined && 'chooseOne' in definition ? definition.chooseOne : [];
  if (step?.need !== 'option') return null;
  return (
    <div className="veil">
      <div className="dialog" role="dialog" aria-label={card}>
        <h2>{card}</h2>
        {step.options.map((option) => (
          <button
            type="button"
            key={option}
            className="option"
            data-lit="option"
            onClick={() => hands.pickOption(option)}
          >
            <strong>{texts[option]?.name}</strong>
            <span>{texts[option]?.text}</span>
          </button>
        ))}
        <button type="button" onClick={hands.letGo}>
          Cancel
        </button>
      </div>
    </div>
  );
};

const endWords = (outcome: Outcome): string => {
  if (outcome.result === 'win') return `${playerName(outcome.player)} wins`;
  return outcome.result === 'draw' ? 'Nobody wins' : '';
};

export const TheEnd = ({ outcome }: { readonly outcome: Outcome }) => (
  <div className="the-end" role="status">
    {endWords(outcome)}
  </div>
);
