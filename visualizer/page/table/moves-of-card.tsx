// What a card can do now, and which rule stands in the way of what it cannot do.

import type { AnyInput, AnyMove } from '../../../machines/index.ts';
import type { TableCard, View } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';

const isAbout = ({ input }: AnyMove<AnyInput>, entity: number): boolean =>
  Object.entries(input).some(
    ([field, value]) => field !== 'seat' && (value === entity || (Array.isArray(value) && value.includes(entity))),
  );

/** What somebody may want to do with a card in this zone, for the question why it cannot be done. */
const attempts = (
  card: TableCard,
  view: View,
  kind: string,
): { readonly doing: string; readonly input: AnyInput }[] => {
  const { entity, controller } = card;
  const sides = view.table('judge').sides;
  const zone = sides[controller ?? 0]?.zones.find(({ cards }) => cards?.some((each) => each?.entity === entity))?.zone;
  const ask = (doing: string, fields: object) => ({
    doing,
    input: { seat: controller, ...fields } as unknown as AnyInput,
  });
  if (controller === null) return [];
  if (kind === 'dale')
    return zone === 'hand'
      ? [ask('play', { type: 'PLAY', card: entity }), ask('use', { type: 'USE', card: entity })]
      : [];
  if (zone === 'hand') return [ask('play', { type: 'PLAY', card: entity })];
  if (zone === 'heroPower') return [ask('use', { type: 'HERO_POWER' })];
  const enemy = sides[1 - controller]?.zones.find((each) => each.zone === 'hero')?.cards?.[0];
  if ((zone !== 'board' && zone !== 'hero') || !enemy) return [];
  return [ask(`attack ${enemy.card}`, { type: 'ATTACK', attacker: entity, defender: enemy.entity })];
};

export const MovesOfCard = ({ card }: { readonly card: TableCard }) => {
  const { tell } = useInspector();
  const { session, view } = usePresent();
  if (session.ruleSet.kind === 'other') return null;
  if (!view.isAtRest) return <p className="quiet">Nobody can act in the middle of an input.</p>;
  const moves = (card.controller === null ? [] : view.legalMoves(card.controller)).filter((move) =>
    isAbout(move, card.entity),
  );
  const play = (input: AnyInput) => {
    const outcome = session.submit(input);
    tell(outcome.ok ? 'Played.' : outcome.message);
  };
  if (moves.length > 0) {
    return (
      <div className="chips">
        {moves.map((move, index) => (
          <button key={index} type="button" onClick={() => play(move.input)}>
            {move.label}
          </button>
        ))}
      </div>
    );
  }
  return attempts(card, view, session.ruleSet.kind).map(({ doing, input }) => {
    const refusal = view.whyNot(input);
    return refusal === null ? null : (
      <p key={doing} className="why-not">
        Cannot {doing}: {refusal.message}
      </p>
    );
  });
};
