// Dale, as the visualizer knows it.

import { simulatedDale } from '../../../cli/simulate/index.ts';
import { daleVoice } from '../../../cli/words.ts';
import {
  type DaleEvent,
  type DaleGame,
  type DaleRuleset,
  type DaleWorld,
  dale,
  daleAnniversary,
} from '../../../machines/dale/index.ts';
import { botPlayer } from '../bots.ts';
import { verbAt, verbsIn } from '../card-texts.ts';
import type { RecordedMicrostep } from '../microsteps.ts';
import type { Condition, RuleSet } from '../rule-set.ts';
import type { AnyRuleset } from '../types.ts';
import { daleCardsIn, daleDeedsIn } from './deeds.ts';
import { daleEntitiesIn } from './entities.ts';
import { daleOwed } from './owed.ts';
import { stageDale } from './staging.ts';
import { daleTable } from './table.ts';

const TRIGGERS: ReadonlySet<string> = new Set<DaleEvent['type']>([
  'AbilityUsed',
  'OwlWaits',
  'OwlAnswered',
  'OwlExpired',
]);

const happens =
  (type: DaleEvent['type']): Condition['holds'] =>
  ({ events }) =>
    events.some((event) => event.type === type);

/** The owl state is entered with at least that many players. */
const owlStateWith =
  (count: number): Condition['holds'] =>
  ({ states, events }) =>
    states.some((state) => state.startsWith('resolving.owl.')) &&
    (events as readonly DaleEvent[]).some((event) => event.type === 'PlayersAwaited' && event.players.length >= count);

const CONDITIONS: readonly Condition[] = [
  { name: 'owl-state-with-two', title: 'the owl state is entered with two players or more', holds: owlStateWith(2) },
  { name: 'owl-state', title: 'the owl state is entered', holds: owlStateWith(1) },
  { name: 'trigger-dropped', title: 'a reaction waits no more', holds: happens('OwlExpired') },
  { name: 'choice-opened', title: 'a player has to choose', holds: happens('ChoiceOpened') },
  { name: 'shuffled', title: 'a pile is shuffled', holds: happens('Shuffled') },
  { name: 'built', title: 'a stack is built', holds: happens('Built') },
];

const verbIn =
  (cards: ReadonlyMap<string, unknown>) =>
  ({ states, before }: RecordedMicrostep): string | null => {
    const { stack } = before as DaleWorld;
    if (stack?.kind !== 'steps' || !states.includes('resolving.steps.running')) return null;
    return verbAt(cards, stack.script, stack.step);
  };

const ruleSetOf = (id: string, title: string, rules: DaleRuleset, edition: 'note' | 'anniversary'): RuleSet => {
  const { cards } = rules.cards;
  const { bots, asked } = simulatedDale(edition);
  return {
    id,
    title,
    kind: 'dale',
    ruleset: rules as unknown as AnyRuleset,
    voice: daleVoice as unknown as RuleSet['voice'],
    cards: [...cards.keys()].sort(),
    verbs: verbsIn(cards.values()),
    conditions: CONDITIONS,
    playersIn: (world) => {
      const { players, turnPlayer } = world as DaleWorld;
      return players.map(({ hasLeft }, seat) => ({ isTurnPlayer: seat === turnPlayer, hasLeft }));
    },
    isInstruction: (state) => state.startsWith('resolving.steps.'),
    isTrigger: ({ type }) => TRIGGERS.has(type),
    opensActivation: () => false,
    owed: (world, seat, nameOf) => daleOwed(world as DaleWorld, seat, nameOf),
    verbIn: verbIn(cards),
    cardsIn: (event) => daleCardsIn(event as DaleEvent),
    deedsIn: (event, world) => daleDeedsIn(event as DaleEvent, world as DaleWorld),
    entitiesIn: (state, world) => daleEntitiesIn(state, world as DaleWorld),
    tableOf: (world, viewer) => daleTable(rules.cards, world as DaleWorld, viewer),
    stage: (world, stage) => stageDale(world as DaleWorld, stage),
    playBot: botPlayer({ bots, asked: (game: DaleGame) => asked(game) }),
  };
};

export const daleRuleSet = ruleSetOf('dale', 'Dale', dale, 'note');
export const daleAnniversaryRuleSet = ruleSetOf(
  'dale-anniversary',
  'Dale, anniversary edition',
  daleAnniversary,
  'anniversary',
);
