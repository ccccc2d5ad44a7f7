// Every event type has a sentence that reads as one. The samples are a closed table, so that a new event type needs
// one here as well.

import { describe, expect, it } from 'vitest';
import { EVENT_SENTENCES, sentenceOf } from '../../cli/event-sentences.ts';
import {
  type BattleEvent,
  battleCards,
  battleWith,
  changeAmount,
  damage,
  FRIENDLY_HERO,
  heal,
  minion,
  testCards,
} from '../../machines/battle/index.ts';
import { eventsOf } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';

const sandbox = newGame({ decks: [['Test Filler'], []] });
const B = sandbox.summon('Baron Rivendare', 0);
const H = sandbox.summon('Loot Hoarder', 0);
const W = sandbox.summon('Wisp', 1);
const C = sandbox.addToHand('Fireball', 0);
const S = sandbox.addSecret('Counterspell', 1);
const X = sandbox.equip('Fiery War Axe', 0);
const hero = sandbox.hero(1);
const power = sandbox.game.world.players[0].heroPower ?? 0;

const NAMES: Record<number, string> = {
  [B]: 'Baron Rivendare B',
  [H]: 'Loot Hoarder H',
  [W]: 'Wisp W',
  [C]: 'Fireball C',
  [S]: 'Counterspell S',
  [X]: 'Fiery War Axe X',
  [hero]: "seat 1's hero",
};
const { world } = sandbox.game;
const setting = { nameOf: (id: number) => NAMES[id] ?? `#${id}`, before: world, world };

type Samples = {
  readonly [T in BattleEvent['type']]: readonly [event: Extract<BattleEvent, { type: T }>, ...lines: string[]];
};

const doubling = {
  source: B,
  owner: 0,
  aura: { type: 'triggerMultiplier', trigger: 'deathrattle', times: 2, stacking: 'max' },
} as const;

const SAMPLES: Samples = {
  Summoned: [{ type: 'Summoned', id: W }, 'Wisp W is summoned for seat 1, 1/1'],
  SpellCast: [{ type: 'SpellCast', card: 'Whirlwind' }, 'Whirlwind is cast: “1 damage to all minions.”'],
  Damaged: [{ type: 'Damaged', target: H, amount: 2 }, 'Loot Hoarder H takes 2 damage (1 Health left)'],
  Destroyed: [{ type: 'Destroyed', id: H }, 'Loot Hoarder H is destroyed'],
  DeathPhase: [{ type: 'DeathPhase', round: 2 }, 'Death Phase, round 2'],
  Triggered: [{ type: 'Triggered', source: H, trigger: 'deathrattle' }, "Loot Hoarder H's deathrattle activates"],
  Drew: [{ type: 'Drew', player: 0, id: C }, 'Seat 0 draws Fireball C'],
  TriggersQueued: [
    {
      type: 'TriggersQueued',
      entries: [
        { source: H, trigger: 'deathrattle', order: 6, controller: 0 },
        { source: W, trigger: 'onDeath', order: 7, controller: 1 },
      ],
    },
    'Trigger queue, oldest first:',
    '1. Loot Hoarder H – deathrattle – order of play 6, seat 0',
    '2. Wisp W – reaction to a death – order of play 7, seat 1',
  ],
  TriggerMultiplied: [
    { type: 'TriggerMultiplied', source: H, trigger: 'deathrattle', times: 3, because: [B, W] },
    "Loot Hoarder H's deathrattle counts ×3 because of Baron Rivendare B and Wisp W",
  ],
  TriggerDropped: [
    { type: 'TriggerDropped', source: S, trigger: 'secret', reason: 'conditionFalse' },
    'The secret Counterspell S is dropped: its condition does not hold now',
  ],
  AurasUpdated: [
    { type: 'AurasUpdated', added: [doubling], removed: [{ source: W, owner: 1, aura: { type: 'damageRedirect' } }] },
    'Auras in force change:',
    "− Wisp W: takes the damage meant for seat 1's hero",
    "+ Baron Rivendare B: each deathrattle of seat 0's minions activates twice",
  ],
  StatsUpdated: [
    { type: 'StatsUpdated', added: [{ source: B, target: H, attack: 1, health: 2 }], removed: [] },
    'Stat auras change:',
    '+ Baron Rivendare B gives Loot Hoarder H +1/+2',
  ],
  NoTarget: [{ type: 'NoTarget', source: B, verb: 'takeControl' }, 'Baron Rivendare B finds no target (take control)'],
  GameStarted: [{ type: 'GameStarted', firstPlayer: 1 }, 'The game starts with seat 1'],
  Mulliganed: [{ type: 'Mulliganed', player: 0, count: 1 }, 'Seat 0 replaces 1 card of the opening hand'],
  TurnStarted: [{ type: 'TurnStarted', player: 1, turn: 2 }, 'Turn 2 begins: seat 1 is to act'],
  TurnEnded: [{ type: 'TurnEnded', player: 0, turn: 1 }, 'Seat 0 ends turn 1'],
  ManaChanged: [{ type: 'ManaChanged', player: 0, available: 1, maximum: 3 }, 'Seat 0 has 1 of 3 mana'],
  Overloaded: [{ type: 'Overloaded', player: 0, amount: 2 }, 'Seat 0 owes 2 mana of the next turn to Overload'],
  CardPlayed: [
    { type: 'CardPlayed', player: 0, id: C, target: hero, cost: 4 },
    "Seat 0 plays Fireball C on seat 1's hero for 4 mana",
  ],
  HeroPowerUsed: [
    { type: 'HeroPowerUsed', player: 0, id: power, target: W },
    'Seat 0 uses Fireblast on Wisp W: “1 damage to a target.”',
  ],
  AttackProposed: [{ type: 'AttackProposed', attacker: H, defender: W }, 'Loot Hoarder H is about to attack Wisp W'],
  Attacked: [{ type: 'Attacked', attacker: H, defender: hero }, "Loot Hoarder H attacks seat 1's hero"],
  AttackCancelled: [
    { type: 'AttackCancelled', attacker: H, defender: W },
    'The attack of Loot Hoarder H on Wisp W is called off',
  ],
  TargetRedirected: [{ type: 'TargetRedirected', id: C, target: W }, 'Fireball C gets a new target: Wisp W'],
  Countered: [{ type: 'Countered', id: C }, 'Fireball C is countered'],
  SecretPlayed: [{ type: 'SecretPlayed', player: 1, id: S }, 'Seat 1 has a new secret: Counterspell S'],
  SecretRevealed: [{ type: 'SecretRevealed', player: 1, id: W }, "Seat 1's secret is revealed: Wisp W"],
  Equipped: [{ type: 'Equipped', player: 0, id: X }, 'Seat 0 equips Fiery War Axe X'],
  DurabilityLost: [{ type: 'DurabilityLost', id: X, left: 1 }, 'Fiery War Axe X loses durability (1 left)'],
  Prevented: [
    { type: 'Prevented', target: W, by: 'divineShield' },
    "Wisp W's divine shield absorbs the damage and breaks",
  ],
  AmountChanged: [{ type: 'AmountChanged', target: W, from: 3, to: 0 }, 'The amount for Wisp W changes from 3 to 0'],
  Redirected: [{ type: 'Redirected', hero, to: W }, "The damage meant for seat 1's hero goes to Wisp W"],
  Healed: [{ type: 'Healed', target: hero, amount: 3 }, "Seat 1's hero is healed by 3 (30 Health left)"],
  HealthSet: [{ type: 'HealthSet', target: hero, health: 15 }, "Seat 1's hero's Health becomes 15"],
  ArmorGained: [{ type: 'ArmorGained', player: 1, amount: 2 }, 'Seat 1 gains 2 armor'],
  MarkedForDeath: [{ type: 'MarkedForDeath', id: W }, 'Wisp W is marked to be destroyed'],
  HeroDied: [{ type: 'HeroDied', player: 1 }, "Seat 1's hero dies"],
  Fatigued: [{ type: 'Fatigued', player: 1, amount: 2 }, 'Seat 1 has no card left to draw: fatigue of 2'],
  Burned: [{ type: 'Burned', player: 0, id: C }, "Seat 0's hand is full: Fireball C is burned"],
  Milled: [{ type: 'Milled', player: 0, id: C }, 'Seat 0 loses Fireball C from the top of the deck'],
  CastWhenDrawn: [{ type: 'CastWhenDrawn', player: 0, id: C }, 'Seat 0 casts Fireball C as it is drawn'],
  Given: [{ type: 'Given', player: 0, id: C }, 'Seat 0 receives Fireball C'],
  Discarded: [{ type: 'Discarded', player: 0, id: C }, 'Seat 0 discards Fireball C'],
  PutIntoDeck: [
    { type: 'PutIntoDeck', player: 0, id: C, where: 'shuffled' },
    "Fireball C is shuffled into seat 0's deck",
  ],
  Removed: [{ type: 'Removed', id: W }, 'Wisp W is removed from the game'],
  SecretLost: [
    { type: 'SecretLost', player: 1, id: S },
    'Seat 1 loses the secret Counterspell S, which is not revealed',
  ],
  PlacesSwapped: [
    { type: 'PlacesSwapped', toHand: H, toBoard: W },
    'Loot Hoarder H goes to the hand and Wisp W takes its place on the board',
  ],
  HeroReplaced: [
    { type: 'HeroReplaced', player: 1, from: hero, into: B },
    "Seat 1's hero is now Baron Rivendare instead of Garrosh Hellscream",
  ],
  HeroPowerChanged: [
    { type: 'HeroPowerChanged', player: 0, id: power },
    "Seat 0's Hero Power is now Fireblast: “1 damage to a target.”",
  ],
  Returned: [{ type: 'Returned', id: W, player: 1 }, "Wisp W returns to seat 1's hand"],
  ControlChanged: [{ type: 'ControlChanged', id: W, to: 0 }, 'Seat 0 takes control of Wisp W'],
  Transformed: [{ type: 'Transformed', from: H, into: W }, 'Loot Hoarder H is transformed into Wisp W'],
  Silenced: [{ type: 'Silenced', id: H }, 'Loot Hoarder H is silenced'],
  Enchanted: [{ type: 'Enchanted', id: H, by: 'Bananas' }, 'Loot Hoarder H is enchanted by Bananas, now 2/1'],
  EnchantmentEnded: [
    { type: 'EnchantmentEnded', id: H, by: 'Bananas' },
    'The enchantment of Bananas on Loot Hoarder H ends',
  ],
  PlayerEnchanted: [{ type: 'PlayerEnchanted', player: 0, by: 'Bananas' }, 'Seat 0 is enchanted by Bananas'],
  PlayerEnchantmentEnded: [
    { type: 'PlayerEnchantmentEnded', player: 0, by: 'Bananas' },
    'The enchantment of Bananas on seat 0 ends',
  ],
  Frozen: [{ type: 'Frozen', id: W }, 'Wisp W is frozen'],
  Thawed: [{ type: 'Thawed', id: W }, 'Wisp W thaws'],
  KeywordLost: [{ type: 'KeywordLost', id: W, keyword: 'cantAttackHeroes' }, 'Wisp W loses cant attack heroes'],
  NoRoom: [
    { type: 'NoRoom', player: 1, zone: 'secret', card: 'Counterspell' },
    "There is no room for Counterspell among seat 1's secrets",
  ],
  ChoiceOpened: [{ type: 'ChoiceOpened', player: 0, options: 3 }, 'Seat 0 has to choose: 3 options'],
  ChoiceMade: [{ type: 'ChoiceMade', player: 0, option: 2 }, 'Seat 0 chooses option 2'],
  Conceded: [{ type: 'Conceded', player: 1 }, 'Seat 1 concedes'],
  GameOver: [{ type: 'GameOver', outcome: { result: 'win', player: 0 } }, 'Seat 0 wins the game'],
};

describe('a sentence for every event', () => {
  it('has a sample for each sentence', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(EVENT_SENTENCES).sort());
  });

  it.each(Object.entries(SAMPLES))('%s', (_type, [event, ...lines]) => {
    expect(sentenceOf(event, setting)).toEqual(lines);
  });

  it('tells the other outcomes of the same event too', () => {
    const first = (event: BattleEvent): string => sentenceOf(event, setting)[0];
    expect(first({ type: 'GameOver', outcome: { result: 'draw' } })).toBe('The game is a draw');
    expect(first({ type: 'NoRoom', player: 0, zone: 'board', card: 'Wisp' })).toBe(
      "There is no room for Wisp on seat 0's board",
    );
    expect(first({ type: 'NoRoom', player: 0, zone: 'deck', card: 'Wisp' })).toBe(
      "There is no room for Wisp in seat 0's deck",
    );
    expect(first({ type: 'PutIntoDeck', player: 1, id: W, where: 'top' })).toBe(
      "Wisp W is put on top of seat 1's deck",
    );
    expect(first({ type: 'PutIntoDeck', player: 1, id: W, where: 'bottom' })).toBe(
      "Wisp W is put at the bottom of seat 1's deck",
    );
    expect(first({ type: 'HeroPowerChanged', player: 0, id: 999 })).toBe("Seat 0's Hero Power is now #999");
    expect(
      sentenceOf(
        {
          type: 'StatsUpdated',
          added: [{ source: B, target: B, attack: 0, health: 0, setAttack: 4 }],
          removed: [],
        },
        setting,
      ),
    ).toEqual(['Stat auras change:', '+ Baron Rivendare B sets the Attack of Baron Rivendare B to 4']);
    expect(first({ type: 'Prevented', target: W, by: 'immune' })).toBe('Wisp W is Immune and takes no damage');
    expect(first({ type: 'NoTarget', source: null, verb: 'damage' })).toBe('The effect finds no target (damage)');
    expect(first({ type: 'CardPlayed', player: 0, id: C, target: null, cost: 0 })).toBe('Seat 0 plays Fireball C');
    expect(first({ type: 'AurasUpdated', added: [], removed: [] })).toBe(
      'The same auras are in force in another order',
    );
  });

  it('says whether it was damage or healing that changed', () => {
    const muffler = minion('Test Muffler', {
      cost: 1,
      attack: 1,
      health: 5,
      text: 'Your hero takes and regains only 1 at a time.',
      events: [damage(FRIENDLY_HERO).on(changeAmount(1)), heal(FRIENDLY_HERO).on(changeAmount(1))],
    });
    const muffled = newGame({ ruleset: battleWith([...battleCards, ...testCards, muffler]) });
    muffled.summon('Test Muffler', 0);
    const changeTold = (act: () => void): string | undefined => {
      let told: string | undefined;
      const stop = muffled.game.watch(({ world }) => {
        const event = eventsOf(world).at(-1);
        if (event?.type === 'AmountChanged')
          told ??= sentenceOf(event, { nameOf: () => 'Uther', before: world, world })[0];
      });
      act();
      stop();
      return told;
    };
    const own = muffled.hero(0);
    expect(changeTold(() => muffled.dealDamage(own, 5))).toBe('The damage to Uther changes from 5 to 1');
    muffled.dealDamage(own, 1);
    expect(changeTold(() => muffled.heal(own, 2))).toBe('The healing of Uther changes from 2 to 1');
    expect(changeTold(() => muffled.dealDamage(muffled.hero(1), 5))).toBeUndefined();
  });
});
