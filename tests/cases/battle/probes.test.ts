// FP-166 to FP-178, without FP-175, which stands with the Secrets: what another engine was seen to do, marked (P) in the
// rows. Where our rules say otherwise, the test follows the rule and names it.

import { describe, expect, it } from 'vitest';
import {
  ALL_MINIONS,
  attack as attacking,
  beginTurn,
  CONTROLLER,
  crystals,
  death,
  destroy as destroying,
  type Effect,
  EVENT_AMOUNT,
  EVENT_OTHER,
  endTurn as endingTurn,
  FRIENDLY_MINIONS,
  gainArmor as gainingArmor,
  handSize,
  IS_MY_TURN,
  isDying,
  minion,
  named,
  not,
  OPPONENT,
  OWN_CARD_PLAY,
  overload,
  plus,
  returnToHand,
  silence,
  spell,
  summon as summoning,
  times,
  transform,
  where,
} from '../../../machines/battle/cards.ts';
import type { EntityId } from '../../../machines/index.ts';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { ear, kindsOf, reactionsOf } from '../../battle/events/stage.ts';
import { activated, count, pick } from '../../battle/table.ts';
import { match } from './match.ts';

const body = { cost: 0, attack: 0, health: 9, text: 'Hears something.' };

describe('FP-166: a listener changes the next one in the queue of the same event', () => {
  const younger = ear('Younger', { listen: 'play', position: 'on', player: CONTROLLER });
  const YOUNGER = where(FRIENDLY_MINIONS, { name: 'Test Younger' });
  /** Who reacts to The Coin when the older of two listeners does this. */
  const reactions = (effect: Effect, isThere = true) => {
    const older = minion('Test Older', { ...body, events: OWN_CARD_PLAY.on(effect) });
    const game = match({}, [older, younger]);
    game.summon('Test Older', 0);
    if (isThere) game.summon('Test Younger', 0);
    playFromHand(game, 'The Coin', 0);
    return { game, names: activated(game).map((line) => line.split(':')[0]) };
  };

  it('FP-166: destroyed, it still reacts, for it is in play until the deaths (R6.5)', () => {
    const { names, game } = reactions(destroying(YOUNGER));
    expect(names).toEqual(['Test Older', 'Test Younger']);
    expect(namesOf(game, game.board(0))).toEqual(['Test Older']);
  });

  it.each([
    ['bounced', returnToHand(YOUNGER)],
    ['silenced', silence(YOUNGER)],
    // The other engine lets the new form react. It is a new entity (R22.3) and did not join the frozen queue (R6.1).
    ['transformed', transform(YOUNGER, 'Sheep')],
    ['transformed into another of its kind', transform(YOUNGER, named('Test Younger'))],
  ] as const)('FP-166: %s, it does not react', (_how, effect) => {
    expect(reactions(effect).names).toEqual(['Test Older']);
  });

  it('FP-166: a newcomer does not join the queue (R6.1), but the next one', () => {
    const { names, game } = reactions(summoning(named('Test Younger')), false);
    expect(names).toEqual(['Test Older']);
    game.clearLog();
    playFromHand(game, 'The Coin', 0);
    expect(activated(game)).toEqual(['Test Older: onSpell', 'Test Younger: onSpell']);
  });
});

// In the other engine the stolen one becomes the youngest. Ours keeps its order of play (R2.3, R22.2).
it('FP-167: a Wisp that is taken over keeps its age: Whirlwind still reaches it first', () => {
  const game = match();
  const { summon, ownerOf, log } = game;
  const [first, second] = [summon('Wisp', 1), summon('Wisp', 1)] as const;
  playFromHand(game, 'Mind Control', 0, { target: first });
  expect([ownerOf(first), ownerOf(second)]).toEqual([0, 1]);
  playFromHand(game, 'Whirlwind', 0);
  expect(log().flatMap((event) => (event.type === 'Damaged' ? [event.target] : []))).toEqual([first, second]);
  expect(log().flatMap((event) => (event.type === 'Destroyed' ? [event.id] : []))).toEqual([first, second]);
});

describe('FP-168: an effect on several characters', () => {
  const watch = (verb: 'damage' | 'heal') => {
    const game = match({}, [ear('Onlooker', { listen: verb, position: 'after' })]);
    const [onlooker, ...yetis] = ['Test Onlooker', ...Array<string>(3).fill('Chillwind Yeti')].map((name) =>
      game.summon(name, 0),
    );
    return { game, yetis, onlooker: onlooker ?? 0 };
  };

  // The other engine tells each hit before it deals the next one. Ours deals all of them first (R6.4, R16.2).
  it('FP-168: all hits of Whirlwind land before the first of them is told', () => {
    const { game, onlooker, yetis } = watch('damage');
    playFromHand(game, 'Whirlwind', 0);
    const told = game.log().flatMap<EntityId | 'told'>((event) => {
      if (event.type === 'Damaged') return [event.target];
      return event.type === 'Triggered' ? ['told'] : [];
    });
    expect(told).toEqual([onlooker, ...yetis, 'told', 'told', 'told', 'told']);
  });

  it('FP-168: all are healed before the first healing is told (R17.2)', () => {
    const { game, yetis } = watch('heal');
    for (const yeti of yetis) game.dealDamage(yeti, 2);
    game.clearLog();
    playFromHand(game, 'Circle of Healing', 0);
    const told = game.trace().flatMap<EntityId | 'told'>((event) => {
      if (event.type === 'Healed') return [event.target];
      return event.type === 'Triggered' ? ['told'] : [];
    });
    expect(told).toEqual([...yetis, 'told', 'told', 'told']);
  });
});

it('FP-169: an attack: told, both hurt, told while the dying is in play, death, told', () => {
  const cards = [
    minion('Test Fighter', { cost: 0, attack: 4, health: 4, text: '' }),
    minion('Test Crier', {
      ...body,
      events: [
        attacking().on(gainingArmor(1)),
        attacking().when(isDying(EVENT_OTHER)).after(gainingArmor(2)),
        death().after(gainingArmor(3)),
      ],
    }),
  ];
  const game = match({}, cards);
  const { summon, round, attack, log, clearLog } = game;
  const [yeti, fighter, crier] = [
    summon('Chillwind Yeti', 0),
    summon('Test Fighter', 1),
    summon('Test Crier', 0),
  ] as const;
  round();
  clearLog();
  attack(yeti, fighter);
  expect(log()).toEqual([
    { type: 'Triggered', source: crier, trigger: 'onAttack' },
    { type: 'Damaged', target: fighter, amount: 4 },
    { type: 'Damaged', target: yeti, amount: 4 },
    { type: 'Triggered', source: crier, trigger: 'afterAttack' },
    { type: 'Destroyed', id: fighter },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: crier, trigger: 'onDeath' },
  ]);
});

// In the other engine a turn's beginning is told once, before the crystals. Ours tells it before them (`on`) and again
// after them (`after`), which is the Start of Turn Phase (R14.1 step 4); the draw comes last.
it('FP-170: a turn ends for its player, begins for the other, and only then brings crystals and a card', () => {
  const crystalsAndCards = plus(crystals(CONTROLLER), times(handSize(CONTROLLER), 10));
  const clock = minion('Test Clock', {
    ...body,
    events: [
      endingTurn(OPPONENT).when(not(IS_MY_TURN)).on(gainingArmor(1)),
      beginTurn(CONTROLLER).when(IS_MY_TURN).on(gainingArmor(crystalsAndCards)),
      beginTurn(CONTROLLER).when(IS_MY_TURN).after(gainingArmor(crystalsAndCards)),
    ],
  });
  const game = match({ draws: true, decks: [[], ['Wisp']] }, [clock]);
  const { summon, setMana, addToHand, endTurn, clearLog, trace } = game;
  summon('Test Clock', 1);
  setMana(1, 5);
  addToHand('Wisp', 1);
  clearLog();
  endTurn();
  const line = trace().flatMap<number | string>((event) => {
    if (event.type === 'ArmorGained') return [event.amount];
    return event.type === 'ManaChanged' || event.type === 'Drew' ? [event.type] : [];
  });
  expect(line).toEqual([1, 15, 'ManaChanged', 16, 'Drew']);
});

it('FP-171: a death is told in order of play, its deathrattle at its own place', () => {
  const counter = (name: string) =>
    minion(name, { ...body, events: death().after(gainingArmor(handSize(CONTROLLER))) });
  const game = match({ decks: [['Wisp'], []] }, [counter('Test Older'), counter('Test Younger')]);
  const { summon, addToHand, destroy, trace } = game;
  const [, hoarder] = ['Test Older', 'Loot Hoarder', 'Test Younger'].map((name) => summon(name, 0));
  for (const name of ['Wisp', 'Wisp']) addToHand(name, 0);
  destroy(hoarder ?? 0);
  expect(trace().flatMap((event) => (event.type === 'ArmorGained' ? [event.amount] : []))).toEqual([2, 3]);
});

// In the other engine "after you cast" is not told for a countered spell. Ours tells it (R10.2 step 6).
it('FP-172: a countered spell is told before and after, counts as played, and switches Combo on', () => {
  const listens = { listen: 'play', player: CONTROLLER } as const;
  const cards = [ear('Before', { ...listens, position: 'on' }), ear('After', { ...listens, position: 'after' })];
  const game = match({}, cards);
  const { summon, endTurn, clearLog, hero, health, board, trace } = game;
  const [before, after] = [summon('Test Before', 1), summon('Test After', 1)] as const;
  playFromHand(game, 'Counterspell', 0);
  endTurn();
  clearLog();
  playFromHand(game, 'Moonfire', 1, { target: hero(0) });
  expect([health(hero(0)), count(game, 'Countered')]).toEqual([30, 1]);
  expect([kindsOf(game, before), kindsOf(game, after)]).toEqual([['onSpell'], ['afterSpell']]);
  const counteredAt = trace().findIndex(({ type }) => type === 'Countered');
  expect(reactionsOf(game, before)[0]).toBeLessThan(counteredAt);
  expect(reactionsOf(game, after)[0]).toBeGreaterThan(counteredAt);
  playFromHand(game, 'Defias Ringleader', 1);
  expect(namesOf(game, board(1)).slice(2)).toEqual(['Defias Ringleader', 'Defias Bandit']);
});

it('FP-173: damage that a Divine Shield takes is proposed, and is not told as damage', () => {
  const cards = [
    ear('Proposal', { listen: 'damage', position: 'on' }),
    ear('Damage', { listen: 'damage', position: 'after' }),
    ear('Shield', { listen: 'loseDivineShield', position: 'after' }),
  ];
  const game = match({}, cards);
  const squire = game.summon('Argent Squire', 0);
  for (const { name } of cards) game.summon(name, 0);
  const inOrder = () => activated(game).map((line) => line.split(': ')[1]);
  playFromHand(game, 'Moonfire', 0, { target: squire });
  expect([inOrder(), game.hasKeyword(squire, 'divineShield')]).toEqual([
    ['onProposedDamage', 'afterShieldLoss'],
    false,
  ]);
  game.clearLog();
  playFromHand(game, 'Moonfire', 0, { target: squire });
  expect(inOrder()).toEqual(['onProposedDamage', 'onDamage']);
});

it('FP-174: Overload is announced before it is owed, and before the spell is told as cast', () => {
  const crier = minion('Test Crier', {
    ...body,
    events: [overload(CONTROLLER).on(gainingArmor(EVENT_AMOUNT)), OWN_CARD_PLAY.after(gainingArmor(7))],
  });
  const game = match({}, [crier]);
  const { summon, hero, trace, clearLog, mana } = game;
  summon('Test Crier', 0);
  clearLog();
  playFromHand(game, 'Lightning Bolt', 0, { target: hero(1) });
  const line = trace().flatMap<number | string>((event) => {
    if (event.type === 'ArmorGained') return [event.amount];
    return event.type === 'Overloaded' ? [event.type] : [];
  });
  expect([line, mana(0).owed]).toEqual([[1, 'Overloaded', 7], 1]);
});

it('FP-176: nothing is summoned onto a full board, and no event tells of it', () => {
  const cards = [
    ear('Whenever', { listen: 'summon', position: 'on' }),
    ear('Afterwards', { listen: 'summon', position: 'after' }),
    spell('Test Call', { cost: 0, text: '1 Armor and a Wisp.', spell: [gainingArmor(1), summoning('Wisp')] }),
  ];
  const game = match({}, cards);
  const { summon, board, destroy, clearLog, armor } = game;
  for (const name of ['Test Whenever', 'Test Afterwards']) summon(name, 0);
  while (board(0).length < 7) summon('Wisp', 0);
  clearLog();
  playFromHand(game, 'Test Call', 0);
  expect([armor(0), board(0).length, count(game, 'Summoned'), activated(game)]).toEqual([1, 7, 0, []]);
  destroy(pick(board(0)));
  playFromHand(game, 'Test Call', 0);
  expect([board(0).length, activated(game)]).toEqual([7, ['Test Afterwards: afterSummon', 'Test Whenever: onSummon']]);
});

it('FP-177: a card drawn with ten in hand is told as discarded, not as drawn, and is gone', () => {
  const cards = [
    ear('Discards', { listen: 'discard', position: 'after' }),
    ear('Draws', { listen: 'draw', position: 'after' }),
  ];
  const game = match({ decks: [['Chillwind Yeti', 'Wisp'], []] }, cards);
  const { summon, addToHand, draw, deck, hand, zoneOf, discard } = game;
  for (const { name } of cards) summon(name, 0);
  while (hand(0).length < 10) addToHand('Wisp', 0);
  const top = pick(deck(0), 0);
  draw(0);
  expect([hand(0).length, hand(0).includes(top), zoneOf(top)]).toEqual([10, false, 'graveyard']);
  expect([activated(game), count(game, 'Drew')]).toEqual([['Test Discards: afterDiscard'], 0]);
  discard(pick(hand(0)));
  game.clearLog();
  draw(0);
  expect(activated(game)).toEqual(['Test Draws: onDraw']);
});

it('FP-178: Novice Engineer, destroyed as it is played, draws nevertheless (R8.3)', () => {
  const wrecker = minion('Test Wrecker', { ...body, events: OWN_CARD_PLAY.on(destroying(ALL_MINIONS)) });
  const game = match({ decks: [['Wisp'], []] }, [wrecker]);
  const { summon, board, log, hand, clearLog } = game;
  const first = summon('Test Wrecker', 0);
  clearLog();
  const engineer = playFromHand(game, 'Novice Engineer', 0);
  expect([board(0), namesOf(game, hand(0))]).toEqual([[], ['Wisp']]);
  const line = log().flatMap<EntityId | string>((event) => {
    if (event.type === 'Destroyed') return [event.id];
    return event.type === 'Drew' ? [event.type] : [];
  });
  expect(line).toEqual([first, engineer, 'Drew']);
});
