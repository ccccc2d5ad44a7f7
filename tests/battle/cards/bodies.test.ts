// Every card that is nothing but a body is played: its mana is paid, it stands with its numbers of the card table, and
// each of its keywords does what R24 says.

import { describe, expect, it } from 'vitest';
import {
  type BattleCard,
  battleCards,
  KEYWORDS,
  type Keyword,
  type MinionCard,
  testCards,
  type WeaponCard,
} from '../../../machines/battle/index.ts';
import { rowOf } from '../../cards/table/rows.ts';
import { isBody } from './bodies.ts';
import { SHOWS, SHOWS_ON_WEAPON } from './keyword-shows.ts';
import { stage } from './stage.ts';

const bodies = [...battleCards, ...testCards].filter(isBody);
const named = <C extends BattleCard>(cards: readonly C[]) => cards.map((card) => [card.name, card] as const);
const minions = bodies.filter((card) => card.kind === 'minion');
const weapons = bodies.filter((card) => card.kind === 'weapon');
const heroes = bodies.filter((card) => card.kind === 'hero');

/** The numbers of the card table; cards that it has not have their own. */
const numbersOf = (card: MinionCard | WeaponCard) => {
  const row = rowOf.get(card.id);
  if (row === undefined) {
    return { cost: card.cost, attack: card.attack, health: card.kind === 'minion' ? card.health : card.durability };
  }
  return { cost: Number(row.cost), attack: Number(row.attack), health: Number(row.health_or_durability) };
};

/** Refused with one mana too few, and paid for with ten. */
const expectPaid = (card: MinionCard | WeaponCard): void => {
  const { cost } = numbersOf(card);
  const { addToHand, setMana, play, mana, verdict } = stage();
  const id = addToHand(card.name, 0);
  if (cost > 0) {
    setMana(0, cost - 1);
    expect(verdict({ type: 'PLAY', seat: 0, card: id })).toBe('not-enough-mana');
  }
  setMana(0, 10);
  play(id);
  expect(mana(0)).toMatchObject({ maximum: 10, available: 10 - cost });
};

it('the cards that are bodies are many', () => {
  expect([minions.length > 50, weapons.length > 5, heroes.length > 9]).toEqual([true, true, true]);
});

type Verdicts = readonly [onMinion: string, onHero: string];
/** Keywords that the tests of the first and the next turn show already. */
const READINESS_KEYWORDS: readonly Keyword[] = ['charge', 'rush', 'cantAttackHeroes'];

const verdictsOnArrival = (card: MinionCard): Verdicts => {
  const has = (keyword: Keyword) => card.keywords.includes(keyword);
  if (has('charge') || has('cantAttack') || card.attack === 0) return verdictsLater(card);
  return has('rush') ? ['legal', 'attack-rush'] : ['attack-exhausted', 'attack-exhausted'];
};

const verdictsLater = ({ keywords, attack }: MinionCard): Verdicts => {
  if (keywords.includes('cantAttack')) return ['attack-forbidden', 'attack-forbidden'];
  if (attack === 0) return ['attack-none', 'attack-none'];
  return ['legal', keywords.includes('cantAttackHeroes') ? 'attack-hero-forbidden' : 'legal'];
};

describe('minions', () => {
  it.each(named(minions))('%s is paid for', (_name, card) => expectPaid(card));

  it.each(named(minions))('%s stands with its Attack, Health and keywords', (_name, card) => {
    const { playNew, board, attackOf, health, maxHealth, hasKeyword } = stage();
    const id = playNew(card);
    const { attack, health: printed } = numbersOf(card);
    expect(board(0)).toEqual([id]);
    expect([attackOf(id), health(id), maxHealth(id)]).toEqual([attack, printed, printed]);
    expect(KEYWORDS.filter((keyword) => hasKeyword(id, keyword)).sort()).toEqual([...card.keywords].sort());
  });

  it.each(named(minions))('%s attacks from the next turn on, at once only with Charge or Rush', (_name, card) => {
    const { playNew, ogre, hero, attackVerdict, nextTurn } = stage();
    const id = playNew(card);
    expect([attackVerdict(id, ogre), attackVerdict(id, hero(1))]).toEqual(verdictsOnArrival(card));
    nextTurn();
    expect([attackVerdict(id, ogre), attackVerdict(id, hero(1))]).toEqual(verdictsLater(card));
  });

  const withKeywords = minions.flatMap((card) =>
    card.keywords.filter((keyword) => !READINESS_KEYWORDS.includes(keyword)).map((keyword) => ({ card, keyword })),
  );
  it.each(withKeywords)('$card.name: $keyword', ({ card, keyword }) => {
    const show = SHOWS[keyword];
    if (show === undefined) throw new Error(`No test shows what ${keyword} does.`);
    const on = stage();
    show(on, on.playNew(card), card);
  });

  const magicians = minions.filter((card) => card.spellDamage > 0);
  it.each(named(magicians))('%s: Spell Damage for its own side', (_name, card) => {
    const { playNew, cast, hero, health, silence } = stage();
    const id = playNew(card);
    cast('Moonfire', 0, { target: hero(1) });
    expect(health(hero(1))).toBe(30 - 1 - card.spellDamage);
    cast('Moonfire', 1, { target: hero(0) });
    expect(health(hero(0))).toBe(29);
    silence(id);
    cast('Moonfire', 0, { target: hero(1) });
    expect(health(hero(1))).toBe(30 - 2 - card.spellDamage);
  });
});

describe('weapons', () => {
  it.each(named(weapons))('%s is paid for', (_name, card) => expectPaid(card));

  it.each(named(weapons))('%s gives Attack in its own turn and loses a Durability by an attack', (_name, card) => {
    const { attack: printed, health: durability } = numbersOf(card);
    const { playNew, weapon, attackOf, health, hero, attack, attackVerdict, endTurn, zoneOf } = stage();
    const id = playNew(card);
    expect([weapon(0), attackOf(id), health(id)]).toEqual([id, printed, durability]);
    expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([printed, 0]);
    attack(hero(0), hero(1));
    expect(health(hero(1))).toBe(30 - printed);
    expect(durability === 1 ? zoneOf(id) : health(id)).toBe(durability === 1 ? 'graveyard' : durability - 1);
    const left = card.keywords.includes('windfury') ? 'legal' : 'attack-used';
    expect(attackVerdict(hero(0), hero(1))).toBe(left);
    endTurn();
    expect(attackOf(hero(0))).toBe(0);
  });

  it.each(named(weapons))('%s takes the place of the weapon before it', (_name, card) => {
    const { equip, playNew, weapon, zoneOf } = stage();
    const old = equip('Fiery War Axe', 0);
    const id = playNew(card);
    expect([weapon(0), zoneOf(old)]).toEqual([id, 'graveyard']);
  });

  const withKeywords = weapons.flatMap((card) => card.keywords.map((keyword) => ({ card, keyword })));
  it.each(withKeywords)('$card.name: $keyword', ({ card, keyword }) => {
    const show = SHOWS_ON_WEAPON[keyword];
    if (show === undefined) throw new Error(`No test shows what ${keyword} does on a weapon.`);
    const on = stage();
    on.playNew(card);
    show(on, on.hero(0), card);
  });
});

describe('heroes', () => {
  it.each(named(heroes))('%s stands with its Health and Hero Power', (name, card) => {
    const { hero, nameOf, health, maxHealth, armor, attackOf, game } = stage({ heroes: ['Rexxar', card.name] });
    const printed = Number(rowOf.get(card.id)?.health_or_durability ?? card.health);
    expect([nameOf(hero(1)), health(hero(1)), maxHealth(hero(1))]).toEqual([name, printed, printed]);
    expect([armor(1), attackOf(hero(1))]).toEqual([0, 0]);
    const power = game.world.players[1]?.heroPower ?? 0;
    expect(nameOf(power)).toBe(card.heroPower);
    const powerCard = battleCards.find((each) => each.name === card.heroPower);
    expect([powerCard?.kind, powerCard?.class]).toEqual(['heroPower', card.class]);
  });
});
