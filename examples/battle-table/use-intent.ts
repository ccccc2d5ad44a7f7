// From clicks to inputs: keeps what is meant so far, sends what is complete, and has every refusal told.

import type { EntityId } from 'cardchart';
import type { AnyBattleInput, BattleEvent, BattleView, Move } from 'cardchart/battle';
import type { Table } from 'cardchart/react';
import { useEffect, useState } from 'react';
import { aimedAt, type Intent, nextStep, type Step, sourceOf } from './intent.ts';

export interface Hands {
  /** Cards with which something can be begun now. */
  readonly sources: ReadonlySet<EntityId>;
  readonly intent: Intent | null;
  readonly step: Step | null;
  readonly click: (entity: EntityId) => void;
  readonly pickOption: (option: number) => void;
  readonly pickPlace: (position: number) => void;
  readonly send: (input: AnyBattleInput) => void;
  readonly letGo: () => void;
}

type BattleTableData = Table<BattleView, AnyBattleInput, BattleEvent, Move>;

export const useIntent = (
  { view, moves, submit }: BattleTableData,
  whyNot: (input: AnyBattleInput) => { readonly message: string } | null,
  tell: (sentence: string) => void,
): Hands => {
  const [intent, setIntent] = useState<Intent | null>(null);
  const side = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const power = side?.heroPower?.entity ?? null;
  const sources = new Set(moves.flatMap((move) => sourceOf(move, power) ?? []));
  const isMeant = intent !== null && sources.has(intent.source);
  const step = isMeant ? nextStep(moves, power, intent) : null;
  const letGo = () => setIntent(null);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIntent(null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const send = (input: AnyBattleInput) => {
    letGo();
    const answer = submit(input);
    if (!answer.ok) tell(answer.message);
  };

  /** Goes on with what is meant now, or sends it if nothing more is needed. */
  const mean = (next: Intent) => {
    const following = nextStep(moves, power, next);
    if (following?.need === 'nothing') send(following.input);
    else setIntent(next);
  };

  /** Why nothing can be begun with a card of one's own. */
  const explain = (entity: EntityId) => {
    if (side === undefined) return;
    const { seat, hand, hero, board } = side;
    const enemyHero = view.players[1 - seat]?.hero.entity ?? 0;
    const input: AnyBattleInput | null = hand?.some((card) => card.entity === entity)
      ? { type: 'PLAY', seat, card: entity }
      : entity === power
        ? { type: 'HERO_POWER', seat }
        : [hero, ...board].some((each) => each.entity === entity)
          ? { type: 'ATTACK', seat, attacker: entity, defender: enemyHero }
          : null;
    const reason = input === null ? null : whyNot(input);
    if (reason !== null) tell(reason.message);
  };

  const click = (entity: EntityId) => {
    if (isMeant && intent.source === entity) letGo();
    else if (isMeant && step?.need === 'target' && step.targets.has(entity)) send(aimedAt(moves, view, intent, entity));
    else if (sources.has(entity)) mean({ source: entity });
    else if (isMeant && step?.need === 'target') send(aimedAt(moves, view, intent, entity));
    else explain(entity);
  };

  return {
    sources,
    intent: isMeant ? intent : null,
    step,
    click,
    pickOption: (option) => isMeant && mean({ ...intent, option }),
    pickPlace: (position) => isMeant && mean({ ...intent, position }),
    send,
    letGo,
  };
};
