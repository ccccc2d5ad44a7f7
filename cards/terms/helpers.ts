// Patterns that many cards share, under the names that Fireplace gave them ("Event helpers"), and a few more.

import { attack, beginTurn, death, endTurn, heroPower, play, proposeAttack } from './listeners.ts';
import {
  CONTROLLER,
  ENEMY_CHARACTERS,
  EVENT_OTHER,
  except,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  MINION,
  OPPONENT,
  other,
  random,
  SECRET,
  SELF,
  SPELL,
  type SteadySelector,
} from './selectors.ts';
import { coinFlip, damage, heal, redirectAttack, summon } from './verbs.ts';

export const OWN_CARD_PLAY = play(CONTROLLER);
export const OWN_MINION_PLAY = play(CONTROLLER, MINION);
export const OWN_SECRET_PLAY = play(CONTROLLER, SECRET);
export const OWN_SPELL_PLAY = play(CONTROLLER, SPELL);
export const TURN_BEGIN = beginTurn();
export const OWN_TURN_BEGIN = beginTurn(CONTROLLER);
export const TURN_END = endTurn();
export const OWN_TURN_END = endTurn(CONTROLLER);
export const SELF_DAMAGE = damage(SELF);

export const SPELL_PLAY = play(undefined, SPELL);
export const ENEMY_CARD_PLAY = play(OPPONENT);
export const ENEMY_MINION_PLAY = play(OPPONENT, MINION);
export const ENEMY_SPELL_PLAY = play(OPPONENT, SPELL);
export const OWN_MINION_SUMMON = summon(CONTROLLER);
export const OWN_MINION_DEATH = death(other(FRIENDLY_MINIONS));
export const OWN_HERO_ATTACK = attack(FRIENDLY_HERO);
export const SELF_ATTACK = attack(SELF);
export const SELF_HEAL = heal(SELF);
export const OWN_HERO_POWER = heroPower(CONTROLLER);

/** "50 % to attack another enemy": the reaction of the forgetful to an attack of theirs; `enemies` are the attacker's. */
export const forgetful = (attacker: SteadySelector = SELF, enemies: SteadySelector = ENEMY_CHARACTERS) =>
  proposeAttack(attacker).on(coinFlip(redirectAttack(random(except(enemies, EVENT_OTHER)))));
