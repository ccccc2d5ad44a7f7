// Battle, as the visualizer knows it.

import { simulatedBattle } from '../../../cli/simulate/index.ts';
import { battleVoice } from '../../../cli/words.ts';
import {
  type BattleEvent,
  type BattleGame,
  type BattleRuleset,
  type BattleWorld,
  battle,
  battleWithTestCards,
} from '../../../machines/battle/index.ts';
import { botPlayer } from '../bots.ts';
import { verbAt, verbsIn } from '../card-texts.ts';
import type { RecordedMicrostep } from '../microsteps.ts';
import type { Condition, RuleSet } from '../rule-set.ts';
import type { AnyRuleset } from '../types.ts';
import { battleCardsIn, battleDeedsIn } from './deeds.ts';
import { battleEntitiesIn, dyingIn } from './entities.ts';
import { battleOwed } from './owed.ts';
import { stageBattle } from './staging.ts';
import { battleTable } from './table.ts';

const INSTRUCTION = /^resolving\.(?:triggerQueue|effects|damage|heal|summon|draw|deed|choice)\./;

const happens =
  (type: BattleEvent['type']): Condition['holds'] =>
  ({ events }) =>
    events.some((event) => event.type === type);

/** Somebody is to die who was not a microstep ago. */
const isNewlyDying: Condition['holds'] = ({ before, world }) => {
  const already = new Set(dyingIn(before as BattleWorld));
  return dyingIn(world as BattleWorld).some((id) => !already.has(id));
};

const CONDITIONS: readonly Condition[] = [
  { name: 'at-zero-health', title: 'someone at or below zero Health, or marked to be destroyed', holds: isNewlyDying },
  { name: 'trigger-doubled', title: 'a trigger counts more than once', holds: happens('TriggerMultiplied') },
  { name: 'trigger-dropped', title: 'a trigger is dropped', holds: happens('TriggerDropped') },
  { name: 'choice-opened', title: 'a player has to choose', holds: happens('ChoiceOpened') },
  { name: 'secret-revealed', title: 'a secret is revealed', holds: happens('SecretRevealed') },
  { name: 'death-phase', title: 'a Death Phase begins', holds: happens('DeathPhase') },
];

const verbIn =
  (cards: ReadonlyMap<string, unknown>) =>
  ({ states, before }: RecordedMicrostep): string | null => {
    const { stack } = before as BattleWorld;
    if (stack?.kind !== 'effects' || !states.includes('resolving.effects.running')) return null;
    return verbAt(cards, stack.script, stack.step);
  };

const ruleSetOf = (id: string, title: string, rules: BattleRuleset): RuleSet => {
  const { cards } = rules.cards;
  const { bots, asked } = simulatedBattle('all');
  return {
    id,
    title,
    kind: 'battle',
    ruleset: rules as unknown as AnyRuleset,
    voice: battleVoice as unknown as RuleSet['voice'],
    cards: [...cards.keys()].sort(),
    verbs: verbsIn(cards.values()),
    conditions: CONDITIONS,
    playersIn: (world) => {
      const { players, activePlayer } = world as BattleWorld;
      return players.map((_, seat) => ({ isTurnPlayer: seat === activePlayer, hasLeft: false }));
    },
    isInstruction: (state) => INSTRUCTION.test(state),
    isTrigger: ({ type }) => type === 'Triggered' || type === 'TriggerDropped',
    opensActivation: ({ type }) => type === 'Triggered',
    owed: (world, seat) => battleOwed(world as BattleWorld, seat),
    verbIn: verbIn(cards),
    cardsIn: (event, world) => battleCardsIn(event as BattleEvent, world as BattleWorld),
    deedsIn: (event, world) => battleDeedsIn(event as BattleEvent, world as BattleWorld),
    entitiesIn: (state, world) => battleEntitiesIn(state, world as BattleWorld),
    tableOf: (world, viewer) => battleTable(rules.cards, world as BattleWorld, viewer),
    stage: (world, stage) => stageBattle(world as BattleWorld, stage),
    playBot: botPlayer({ bots, asked: (game: BattleGame) => asked(game) }),
  };
};

export const battleRuleSet = ruleSetOf('battle', 'Battle', battle);
/** With the fictional cards of the scenario files, and a few real ones as the course prints them. */
export const battleTestRuleSet = ruleSetOf('battle-with-test-cards', 'Battle with test cards', battleWithTestCards);
