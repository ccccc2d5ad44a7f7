// Every (verb, position) of the table ANNOUNCED is broadcast: a listener for it reacts exactly once to one such event,
// right before it takes effect (`on`) or once it is done (`after`).

import { describe, expect, it } from 'vitest';
import {
  ALL_MINIONS,
  ANNOUNCED,
  type BattleCard,
  draw,
  equip,
  freeze,
  gainArmor,
  give,
  type ListenableVerb,
  mill,
  minion,
  OPPONENT,
  type Position,
  play,
  putIntoDeck,
  requires,
  spell,
  summon,
  summonBothSides,
  TARGET,
  takeControl,
} from '../../../machines/battle/cards.ts';
import type { BattleEvent } from '../../../machines/battle/index.ts';
import type { SandboxGame } from '../../../machines/sandbox/index.ts';
import { ear, kindsOf, reactionsOf, stageWith } from './stage.ts';

interface Event {
  /** Brings about exactly one such event. */
  readonly provoke: (stage: SandboxGame) => void;
  /** What tells that it has taken effect: `on` comes before it, `after` comes after it. */
  readonly effect: BattleEvent['type'];
  readonly kinds: Partial<Record<Position, string>>;
  readonly cards?: readonly BattleCard[];
  readonly empty?: 'deck';
}

const free = { cost: 0, text: '' };
const casts = (name: string, ...effects: readonly Parameters<typeof spell>[1]['spell'][]): BattleCard =>
  spell(`Test ${name}`, { ...free, spell: effects.flat() as never });

const castTest =
  (name: string) =>
  ({ cast }: SandboxGame) => {
    cast(`Test ${name}`, 0);
  };

const EVENTS: Readonly<Record<ListenableVerb, Event>> = {
  play: {
    provoke: ({ addToHand, play: playCard }) => playCard(addToHand('Novice Engineer', 0)),
    effect: 'Drew',
    kinds: { on: 'onPlay', after: 'afterPlay' },
  },
  summon: {
    provoke: castTest('Calls'),
    effect: 'Summoned',
    kinds: { on: 'onSummon', after: 'afterSummon' },
    cards: [casts('Calls', summon('Wisp'))],
  },
  summonBothSides: {
    provoke: ({ addToHand, play: playCard }) => playCard(addToHand('Test Mother', 0)),
    effect: 'Summoned',
    kinds: { on: 'onSummon', after: 'afterSummon' },
    cards: [minion('Test Mother', { ...free, attack: 1, health: 1, battlecry: summonBothSides('Wisp', 1) })],
  },
  attack: {
    provoke: ({ summon: put, attack }) => attack(put('Bluegill Warrior', 0), put('Chillwind Yeti', 1)),
    effect: 'Damaged',
    kinds: { on: 'onAttack', after: 'afterAttack' },
  },
  proposeAttack: {
    provoke: ({ summon: put, attack }) => attack(put('Bluegill Warrior', 0), put('Chillwind Yeti', 1)),
    effect: 'Attacked',
    kinds: { on: 'onProposedAttack' },
  },
  proposeTarget: {
    provoke: ({ cast, hero }) => {
      cast('Fireball', 0, { target: hero(1) });
    },
    effect: 'Damaged',
    kinds: { on: 'onTarget' },
  },
  damage: {
    provoke: ({ dealDamage, hero }) => dealDamage(hero(1), 2),
    effect: 'Damaged',
    kinds: { on: 'onProposedDamage', after: 'onDamage' },
  },
  fatigue: {
    provoke: ({ draw: drawCards }) => drawCards(0),
    effect: 'Damaged',
    kinds: { on: 'onProposedDamage', after: 'onDamage' },
    empty: 'deck',
  },
  heal: {
    provoke: ({ dealDamage, heal: restore, hero }) => {
      dealDamage(hero(0), 3);
      restore(hero(0), 2);
    },
    effect: 'Healed',
    kinds: { on: 'onProposedHeal', after: 'onHeal' },
  },
  loseDivineShield: {
    provoke: ({ summon: put, dealDamage }) => dealDamage(put('Argent Squire', 0), 1),
    effect: 'Prevented',
    kinds: { after: 'afterShieldLoss' },
  },
  draw: {
    provoke: ({ draw: drawCards }) => drawCards(0),
    effect: 'Drew',
    kinds: { on: 'onProposedDraw', after: 'onDraw' },
  },
  discard: {
    provoke: ({ addToHand, discard: drop }) => drop(addToHand('Wisp', 0)),
    effect: 'Discarded',
    kinds: { on: 'onDiscard', after: 'afterDiscard' },
  },
  burn: {
    provoke: ({ addToHand, draw: drawCards }) => {
      for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
      drawCards(0);
    },
    effect: 'Burned',
    kinds: { on: 'onDiscard', after: 'afterDiscard' },
  },
  mill: {
    provoke: castTest('Grinds'),
    effect: 'Milled',
    kinds: { on: 'onMill', after: 'afterMill' },
    cards: [casts('Grinds', mill(1))],
  },
  give: {
    provoke: castTest('Gives'),
    effect: 'Given',
    kinds: { after: 'afterGive' },
    cards: [casts('Gives', give('Wisp'))],
  },
  shuffle: {
    provoke: castTest('Plants'),
    effect: 'PutIntoDeck',
    kinds: { after: 'afterShuffle' },
    cards: [casts('Plants', putIntoDeck('Wisp'))],
  },
  gainArmor: {
    provoke: castTest('Hardens'),
    effect: 'ArmorGained',
    kinds: { on: 'onArmor', after: 'afterArmor' },
    cards: [casts('Hardens', gainArmor(2))],
  },
  silence: {
    provoke: ({ summon: put, silence: hush }) => hush(put('Wisp', 0)),
    effect: 'Silenced',
    kinds: { on: 'onSilence', after: 'afterSilence' },
  },
  freeze: {
    provoke: ({ summon: put, cast }) => {
      cast('Test Chills', 0, { target: put('Wisp', 0) });
    },
    effect: 'Frozen',
    kinds: { on: 'onFreeze', after: 'afterFreeze' },
    cards: [spell('Test Chills', { ...free, target: requires(ALL_MINIONS), spell: freeze(TARGET) })],
  },
  takeControl: {
    provoke: ({ summon: put, cast }) => {
      cast('Test Tempts', 0, { target: put('Wisp', 1) });
    },
    effect: 'ControlChanged',
    kinds: { on: 'onControlChange', after: 'afterControlChange' },
    cards: [spell('Test Tempts', { ...free, target: requires(ALL_MINIONS), spell: takeControl(TARGET) })],
  },
  overload: {
    provoke: castTest('Strains'),
    effect: 'Overloaded',
    kinds: { on: 'onOverload', after: 'afterOverload' },
    cards: [spell('Test Strains', { ...free, overload: 2, spell: draw(1) })],
  },
  spendMana: {
    provoke: ({ addToHand, play: playCard, setMana }) => {
      setMana(0, 5);
      playCard(addToHand('Chillwind Yeti', 0));
    },
    effect: 'CardPlayed',
    kinds: { after: 'afterManaSpent' },
  },
  reveal: {
    provoke: ({ addSecret, cast }) => {
      addSecret('Test Wary', 1);
      cast('Test Hardens', 0);
    },
    effect: 'Drew',
    kinds: { on: 'onReveal', after: 'afterReveal' },
    cards: [casts('Hardens', gainArmor(2)), spell('Test Wary', { ...free, secret: play(OPPONENT).on(draw(1)) })],
  },
  equip: {
    provoke: castTest('Arms'),
    effect: 'Equipped',
    kinds: { after: 'afterEquip' },
    cards: [casts('Arms', equip('Fiery War Axe'))],
  },
  death: {
    provoke: ({ summon: put, destroy }) => destroy(put('Wisp', 0)),
    effect: 'Destroyed',
    kinds: { after: 'onDeath' },
  },
  beginTurn: {
    provoke: ({ endTurn }) => endTurn(),
    effect: 'TurnStarted',
    kinds: { on: 'beforeTurn', after: 'startOfTurn' },
  },
  endTurn: {
    provoke: ({ endTurn }) => endTurn(),
    effect: 'TurnStarted',
    kinds: { on: 'endOfTurn' },
  },
  heroPower: {
    provoke: ({ useHeroPower, hero }) => useHeroPower(0, { target: hero(1) }),
    effect: 'Damaged',
    kinds: { on: 'onHeroPower', after: 'inspire' },
  },
};

const pairs = Object.entries(ANNOUNCED).flatMap(([verb, positions]) =>
  positions.map((position) => [verb as ListenableVerb, position as Position] as const),
);

/** Summons are told once the minion stands there, at either position (R6.4). */
const TOLD_WHEN_DONE: readonly ListenableVerb[] = ['summon', 'summonBothSides'];

describe.each(pairs)('%s, %s', (verb, position) => {
  const event = EVENTS[verb];
  const play = () => {
    const hearer = ear('Ear', { listen: verb, position });
    const deaf = ear('Deaf', { listen: verb === 'heal' ? 'draw' : 'heal', position: 'after' });
    const stage = stageWith([hearer, deaf, ...(event.cards ?? [])], {
      chargesMana: verb === 'spendMana',
      ...(event.empty === 'deck' ? { decks: [[], []] } : {}),
    });
    const id = stage.summon('Test Ear', 0);
    const other = stage.summon('Test Deaf', 0);
    stage.clearLog();
    event.provoke(stage);
    return { stage, id, other };
  };

  it('is broadcast once, under its own kind of trigger', () => {
    const { stage, id, other } = play();
    const own = kindsOf(stage, id);
    expect(own).toEqual([event.kinds[position]]);
    if (verb !== 'heal' && verb !== 'draw' && event.effect !== 'Drew') expect(kindsOf(stage, other)).toEqual([]);
  });

  it(`comes ${position === 'on' ? 'right before it takes effect' : 'once it is done'}`, () => {
    const { stage, id } = play();
    const [reaction = -1] = reactionsOf(stage, id);
    const effect = stage.trace().findIndex(({ type }) => type === event.effect);
    expect(effect).toBeGreaterThanOrEqual(0);
    const isBefore = position === 'on' && !TOLD_WHEN_DONE.includes(verb);
    expect(reaction < effect).toBe(isBefore);
  });
});
