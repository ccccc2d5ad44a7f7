// What each keyword does, shown by a card that has it (R24): a minion just played, or a hero with a weapon just equipped.

import { expect } from 'vitest';
import type { Keyword, MinionCard, WeaponCard } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import { pick } from '../table.ts';
import { type Stage, stage } from './stage.ts';

type Show = (on: Stage, id: EntityId, card: MinionCard) => void;

const attacksEachTurn =
  (attacks: number): Show =>
  ({ nextTurn, attack, attackVerdict, hero }, id) => {
    nextTurn();
    for (let made = 0; made < attacks; made += 1) attack(id, hero(1));
    expect(attackVerdict(id, hero(1))).toBe('attack-used');
  };

export const SHOWS: Readonly<Partial<Record<Keyword, Show>>> = {
  taunt: ({ summon, endTurn, ogre, hero, attackVerdict, silence }, id) => {
    const other = summon('Wisp', 0);
    endTurn();
    const verdicts = () => [id, other, hero(0)].map((defender) => attackVerdict(ogre, defender));
    expect(verdicts()).toEqual(['legal', 'taunt-in-the-way', 'taunt-in-the-way']);
    silence(id);
    expect(verdicts()).toEqual(['legal', 'legal', 'legal']);
  },
  divineShield: ({ dealDamage, clearLog, log, hasKeyword }, id) => {
    clearLog();
    dealDamage(id, 3);
    expect([log(), hasKeyword(id, 'divineShield')]).toEqual([[], false]);
    dealDamage(id, 1);
    expect(log()).toContainEqual({ type: 'Damaged', target: id, amount: 1 });
  },
  windfury: attacksEachTurn(2),
  megaWindfury: attacksEachTurn(4),
  stealth: ({ endTurn, nextTurn, attackVerdict, targetVerdict, ogre, attack, hero, hasKeyword }, id) => {
    expect(targetVerdict('Moonfire', id)).toBe('legal');
    endTurn();
    expect([attackVerdict(ogre, id), targetVerdict('Moonfire', id)]).toEqual(['defender-hidden', 'target-not-allowed']);
    endTurn();
    attack(id, hero(1));
    expect(hasKeyword(id, 'stealth')).toBe(false);
    nextTurn();
    expect(targetVerdict('Moonfire', id)).toBe('legal');
  },
  poisonous: ({ nextTurn, attack, attackOf, health, ogre, zoneOf }, id, card) => {
    nextTurn();
    expect(attackOf(id)).toBeLessThan(health(ogre));
    attack(id, ogre);
    expect(zoneOf(ogre)).toBe('graveyard');
    const again = stage();
    const other = again.playNew(card);
    again.nextTurn();
    again.attack(other, again.hero(1));
    expect([again.health(again.hero(1)), again.outcome().result]).toEqual([30 - card.attack, 'none']);
  },
  lifesteal: ({ nextTurn, dealDamage, attack, hero, health }, id, card) => {
    dealDamage(hero(0), 20);
    nextTurn();
    attack(id, hero(1));
    expect([health(hero(0)), health(hero(1))]).toEqual([10 + card.attack, 30 - card.attack]);
  },
  elusive: ({ targetVerdict, verdict, endTurn, setMana }, id) => {
    const byHeroPower = (seat: 0 | 1) => verdict({ type: 'HERO_POWER', seat, target: id });
    expect([targetVerdict('Moonfire', id), byHeroPower(0)]).toEqual(['target-not-allowed', 'target-not-allowed']);
    expect(targetVerdict('Elven Archer', id)).toBe('legal');
    endTurn();
    setMana(1, 10);
    expect([targetVerdict('Moonfire', id), byHeroPower(1)]).toEqual(['target-not-allowed', 'target-not-allowed']);
    expect(targetVerdict('Elven Archer', id)).toBe('legal');
  },
  reborn: ({ destroy, board, nameOf, health, hasKeyword, zoneOf }, id, card) => {
    destroy(id);
    const back = pick(board(0), 0);
    expect([zoneOf(id), nameOf(back), health(back)]).toEqual(['graveyard', card.name, 1]);
    expect(hasKeyword(back, 'reborn')).toBe(false);
    destroy(back);
    expect(board(0)).toEqual([]);
  },
  freezing: ({ nextTurn, attack, ogre, game, endTurn, attackVerdict, hero }, id) => {
    nextTurn();
    attack(id, ogre);
    expect(game.world.entities[ogre]?.isFrozen).toBe(true);
    endTurn();
    expect(attackVerdict(ogre, hero(0))).toBe('attack-frozen');
  },
  cantAttack: ({ nextTurn, attackVerdict, hero, silence }, id) => {
    nextTurn();
    expect(attackVerdict(id, hero(1))).toBe('attack-forbidden');
    silence(id);
    expect(attackVerdict(id, hero(1))).toBe('legal');
  },
};

export const SHOWS_ON_WEAPON: Readonly<
  Partial<Record<Keyword, (on: Stage, hero: EntityId, card: WeaponCard) => void>>
> = {
  windfury: ({ attack, attackVerdict, hero }, attacker) => {
    attack(attacker, hero(1));
    attack(attacker, hero(1));
    expect(attackVerdict(attacker, hero(1))).toBe('attack-used');
  },
  lifesteal: ({ dealDamage, attack, hero, health }, attacker, card) => {
    dealDamage(attacker, 20);
    attack(attacker, hero(1));
    expect(health(attacker)).toBe(10 + card.attack);
  },
  poisonous: ({ attack, ogre, health, zoneOf }, attacker, card) => {
    expect(card.attack).toBeLessThan(health(ogre));
    attack(attacker, ogre);
    expect(zoneOf(ogre)).toBe('graveyard');
  },
};
