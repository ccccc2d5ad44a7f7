// FP-138 to FP-158: mana, freezing, hiding, choices, the opening, the order of a turn's end, the end of a game, and two
// rows about an older Warsong Commander.

import { describe, expect, it } from 'vitest';
import {
  CONTROLLER,
  EVENT_CARD,
  enchant,
  gainManaThisTurn,
  minion,
  spell,
  summon as summoning,
} from '../../../machines/battle/cards.ts';
import type { EntityId } from '../../../machines/index.ts';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { ear } from '../../battle/events/stage.ts';
import { activated, duel, pick, refusalOf } from '../../battle/table.ts';
import { match } from './match.ts';

describe('mana', () => {
  it('FP-138: The Coin gives mana for this turn; what is left of it is lost', () => {
    const game = match({ chargesMana: true });
    const { setMana, mana, hero, endTurn } = game;
    setMana(0, 1);
    const available = () => mana(0).available;
    playFromHand(game, 'The Coin', 0);
    playFromHand(game, 'The Coin', 0);
    const seen = [available()];
    playFromHand(game, 'Moonfire', 0, { target: hero(1) });
    seen.push(available());
    playFromHand(game, 'Goldshire Footman', 0);
    seen.push(available());
    expect(seen).toEqual([3, 3, 2]);
    endTurn();
    expect(mana(0)).toMatchObject({ available: 1, maximum: 1 });
    endTurn();
    expect(mana(0)).toMatchObject({ available: 2, maximum: 2 });
  });

  // Innervate gave 2 in older printings.
  const oldInnervate = spell('Test Old Innervate', { cost: 0, text: 'Two more mana.', spell: gainManaThisTurn(2) });

  it('FP-139: Innervate at 10 of 10 gives nothing; later it replaces what was spent', () => {
    const game = match({ chargesMana: true }, [oldInnervate]);
    const { setMana, mana } = game;
    setMana(0, 10);
    const cast = (name: string): number => {
      playFromHand(game, name, 0);
      return mana(0).available;
    };
    expect([cast('Innervate'), cast('Test Old Innervate')]).toEqual([10, 10]);
    expect([cast('Goldshire Footman'), cast('Test Old Innervate')]).toEqual([9, 10]);
    expect([cast('Chillwind Yeti'), cast('Test Old Innervate'), cast('Innervate')]).toEqual([6, 8, 9]);
    expect(mana(0).maximum).toBe(10);
  });

  it('FP-140: an Overload of 2 is owed, then locked, then forgotten', () => {
    const game = match({ chargesMana: true });
    const { setMana, mana, round } = game;
    setMana(0, 10);
    playFromHand(game, 'Dust Devil', 0);
    expect(mana(0)).toMatchObject({ available: 9, owed: 2, locked: 0 });
    round();
    expect(mana(0)).toMatchObject({ available: 8, owed: 0, locked: 2 });
    round();
    expect(mana(0)).toMatchObject({ available: 10, owed: 0, locked: 0 });
  });

  it('FP-141: Felguard takes no crystal where there is none', () => {
    const game = match();
    const { setMana, mana } = game;
    setMana(0, 0);
    playFromHand(game, 'Felguard', 0);
    expect(mana(0)).toMatchObject({ available: 0, maximum: 0 });
    setMana(0, 4);
    playFromHand(game, 'Felguard', 0);
    expect(mana(0)).toMatchObject({ maximum: 3 });
  });
});

describe('FP-145: a frozen minion thaws at the end of its own turn', () => {
  /** Whether it could attack in each of the next two turns of its player, seat 0. */
  const nextTwoTurns = (game: ReturnType<typeof match>, id: EntityId): string[] => {
    const { round, verdict, hero } = game;
    return [1, 2].map(() => {
      round();
      return verdict(id, hero(1));
    });
  };
  const readyYeti = () => {
    const game = match();
    const yeti = game.summon('Chillwind Yeti', 0);
    game.round();
    return { game, yeti };
  };

  it("FP-145: frozen in the enemy's turn, it misses one turn", () => {
    const { game, yeti } = readyYeti();
    const { endTurn, verdict, hero } = game;
    endTurn();
    playFromHand(game, 'Frost Nova', 1);
    endTurn();
    expect(verdict(yeti, hero(1))).toBe('attack-frozen');
    expect(nextTwoTurns(game, yeti)).toEqual(['legal', 'legal']);
  });

  it('FP-145: frozen in its own turn before it attacked, it misses that turn only', () => {
    const { game, yeti } = readyYeti();
    playFromHand(game, 'Frostbolt', 0, { target: yeti });
    expect(game.verdict(yeti, game.hero(1))).toBe('attack-frozen');
    expect(nextTwoTurns(game, yeti)).toEqual(['legal', 'legal']);
  });

  it('FP-145: frozen after it attacked, it misses the next turn', () => {
    const { game, yeti } = readyYeti();
    game.attack(yeti, game.hero(1));
    playFromHand(game, 'Frostbolt', 0, { target: yeti });
    expect(nextTwoTurns(game, yeti)).toEqual(['attack-frozen', 'legal']);
  });

  it('FP-145: frozen in the turn of its arrival, it misses the next turn', () => {
    const game = match();
    const yeti = playFromHand(game, 'Chillwind Yeti', 0);
    playFromHand(game, 'Frostbolt', 0, { target: yeti });
    expect(nextTwoTurns(game, yeti)).toEqual(['attack-frozen', 'legal']);
  });
});

describe('hiding', () => {
  it('FP-146: a Worgen with Windfury loses Stealth with its first attack, and can be seen', () => {
    const game = match();
    const { summon, round, endTurn, attack, hero, verdict, hasKeyword } = game;
    const [worgen, enemy] = [summon('Worgen Infiltrator', 0), summon('Wisp', 1)];
    endTurn();
    expect(verdict(enemy, worgen)).toBe('defender-hidden');
    endTurn();
    playFromHand(game, 'Windfury', 0, { target: worgen });
    attack(worgen, hero(1));
    expect([hasKeyword(worgen, 'stealth'), verdict(worgen, hero(1))]).toEqual([false, 'legal']);
    endTurn();
    expect(verdict(enemy, worgen)).toBe('legal');
    round();
    expect(verdict(enemy, worgen)).toBe('legal');
  });

  it('FP-147: a hidden Footman guards nobody; when it has attacked, it is the only target', () => {
    const game = match();
    const { summon, endTurn, attack, hero, verdict } = game;
    const [footman, bystander, enemy] = [
      summon('Goldshire Footman', 0),
      summon('Bloodfen Raptor', 0),
      summon('Wisp', 1),
    ] as const;
    const targets = () => [hero(0), bystander, footman].map((id) => verdict(enemy, id));
    playFromHand(game, 'Conceal', 0);
    endTurn();
    expect(targets()).toEqual(['legal', 'defender-hidden', 'defender-hidden']);
    endTurn();
    playFromHand(game, 'Conceal', 0);
    attack(footman, hero(1));
    endTurn();
    expect(targets()).toEqual(['taunt-in-the-way', 'defender-hidden', 'legal']);
  });
});

it('FP-148: while Tracking waits for its choice nothing else is possible', () => {
  const game = match({ decks: [['Wisp', 'Boulderfist Ogre', 'Bloodfen Raptor'], []] });
  const { summon, round, addToHand, hero, choose, hand } = game;
  const yeti = summon('Chillwind Yeti', 0);
  round();
  const card = addToHand('Wisp', 0);
  const power = { type: 'HERO_POWER', seat: 0, target: hero(1) } as const;
  const others = [
    { type: 'ATTACK', seat: 0, attacker: yeti, defender: hero(1) },
    { type: 'PLAY', seat: 0, card },
    power,
    { type: 'END_TURN', seat: 0 },
  ] as const;
  const verdicts = () => others.map((input) => game.game.whyNot(input)?.code ?? 'legal');
  expect(verdicts()).toEqual(['legal', 'legal', 'legal', 'legal']);
  playFromHand(game, 'Tracking', 0);
  expect(verdicts()).toEqual(['choice-open', 'choice-open', 'choice-open', 'choice-open']);
  expect(refusalOf(() => game.endTurn())).toBe('choice-open');
  expect(game.game.legalMoves(0).map(({ input }) => input.type)).toEqual(['CHOOSE', 'CHOOSE', 'CHOOSE']);
  choose(1);
  expect(namesOf(game, hand(0))).toEqual(['Wisp', 'Boulderfist Ogre']);
  expect(verdicts()).toEqual(['legal', 'legal', 'legal', 'legal']);
});

it('FP-149: replaced cards leave the others in their places; The Coin comes last, after both have answered', () => {
  const { send, hand, nameOf } = duel(['Wisp', 'Bloodfen Raptor'], ['Murloc Raider', 'Chillwind Yeti', 'War Golem']);
  const [first, second] = [hand(0), hand(1)];
  expect([first.length, second.length]).toEqual([3, 4]);
  send({ type: 'MULLIGAN', seat: 1, replace: [pick(second, 2), pick(second, 0)] });
  expect([hand(1)[1], hand(1)[3], hand(1).length]).toEqual([second[1], second[3], 4]);
  expect([hand(1)[0], hand(1)[2]].some((id) => id === undefined || second.includes(id))).toBe(false);
  expect(hand(1).map(nameOf)).not.toContain('The Coin');
  const replaced = hand(1);
  send({ type: 'MULLIGAN', seat: 0, replace: [] });
  // The first player has drawn for the turn.
  expect(hand(0).slice(0, 3)).toEqual(first);
  expect(hand(1).slice(0, 4)).toEqual(replaced);
  expect(hand(1).slice(4).map(nameOf)).toEqual(['The Coin']);
});

it("FP-150: Headcrack comes back at the turn's end after another card, and once only", () => {
  const game = match();
  const { hero, health, endTurn, round, hand, play } = game;
  playFromHand(game, 'Headcrack', 0);
  expect(health(hero(1))).toBe(28);
  round();
  expect(hand(0)).toEqual([]);
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'Headcrack', 0);
  expect([health(hero(1)), hand(0)]).toEqual([26, []]);
  endTurn();
  expect(namesOf(game, hand(0))).toEqual(['Headcrack']);
  endTurn();
  round();
  expect(namesOf(game, hand(0))).toEqual(['Headcrack']);
  play(pick(hand(0)));
  round();
  expect([health(hero(1)), hand(0)]).toEqual([24, []]);
});

it('FP-152: at the end of any turn the older minion reacts first', () => {
  const listener = { listen: 'endTurn', position: 'on' } as const;
  const game = match({}, [ear('Older', listener), ear('Younger', listener)]);
  const { summon, endTurn, clearLog } = game;
  summon('Test Older', 1);
  summon('Test Younger', 0);
  for (const _ of [1, 2]) {
    clearLog();
    endTurn();
    expect(activated(game)).toEqual(['Test Older: endOfTurn', 'Test Younger: endOfTurn']);
  }
});

describe('the end of a game', () => {
  const ends: Readonly<Record<string, (game: ReturnType<typeof match>) => void>> = {
    'the other concedes': ({ concede }) => concede(1),
    'a lethal spell': (game) => playFromHand(game, 'Fireball', 0, { target: game.hero(1) }),
    'a lethal attack': (game) => {
      const boar = playFromHand(game, 'Stonetusk Boar', 0);
      game.setHealth(game.hero(1), 1);
      game.attack(boar, game.hero(1));
    },
    'a destroyed hero': ({ destroy, hero }) => destroy(hero(1)),
  };

  it.each(Object.keys(ends))('FP-156: %s: one has won, the other lost, and nothing more is accepted', (end) => {
    const game = match();
    const { setHealth, hero, outcome, endTurn, summon, concede } = game;
    setHealth(hero(1), 6);
    ends[end]?.(game);
    expect(outcome()).toEqual({ result: 'win', player: 0 });
    const further = [() => endTurn(), () => summon('Wisp', 0), () => concede(0)];
    expect(further.map(refusalOf)).toEqual(['game-over', 'game-over', 'game-over']);
    expect([game.game.isOver, game.game.awaited()]).toEqual([true, []]);
  });
});

describe('the older Warsong Commander', () => {
  const commander = minion('Test Old Warsong Commander', {
    cost: 3,
    attack: 2,
    health: 3,
    text: 'Each minion with 3 or less Attack that joins you has Charge.',
    events: summoning(CONTROLLER, { attackAtMost: 3 }).on(enchant(EVENT_CARD, { keywords: ['charge'] })),
  });

  it('FP-157: a Wisp that was there before has no Charge', () => {
    const game = match({}, [commander]);
    const { verdict, hero } = game;
    const wisp = playFromHand(game, 'Wisp', 0);
    const other = playFromHand(game, 'Test Old Warsong Commander', 0);
    expect([wisp, other].map((id) => verdict(id, hero(1)))).toEqual(['attack-exhausted', 'attack-exhausted']);
    expect(verdict(playFromHand(game, 'Wisp', 0), hero(1))).toBe('legal');
  });

  it('FP-158: Harvest Golem and the Damaged Golem that it leaves both have Charge', () => {
    const game = match({}, [commander]);
    const { summon, destroy, verdict, hero, board, nameOf } = game;
    summon('Test Old Warsong Commander', 0);
    const golem = playFromHand(game, 'Harvest Golem', 0);
    expect(verdict(golem, hero(1))).toBe('legal');
    destroy(golem);
    const damaged = pick(board(0));
    expect([nameOf(damaged), verdict(damaged, hero(1))]).toEqual(['Damaged Golem', 'legal']);
    const ogre = playFromHand(game, 'Boulderfist Ogre', 0);
    expect(verdict(ogre, hero(1))).toBe('attack-exhausted');
  });
});
