// The table of verbs: one runner for each, and a verb without one does not compile.

import type { VerbTable } from './text.ts';
import { equip, putIntoPlay, revive, reviveOne, summon, summonCopy } from './verbs/arrivals.ts';
import {
  damage,
  destroy,
  enchant,
  freeze,
  fullHeal,
  heal,
  setRemainingHealth,
  silence,
  splitDamage,
} from './verbs/characters.ts';
import {
  chooseOne,
  counter,
  discover,
  forceDeaths,
  ifThen,
  redirectAttack,
  redirectTarget,
  repeat,
  repeatBattlecries,
} from './verbs/flow.ts';
import { discard, give, giveCopy, returnToHand, takeControl, transform } from './verbs/moves.ts';
import { draw, gainArmor, gainMana } from './verbs/players.ts';

export const VERBS: VerbTable = {
  chooseOne,
  counter,
  damage,
  destroy,
  discard,
  discover,
  draw,
  enchant,
  equip,
  forceDeaths,
  freeze,
  fullHeal,
  gainArmor,
  gainMana,
  give,
  giveCopy,
  heal,
  ifThen,
  putIntoPlay,
  redirectAttack,
  redirectTarget,
  repeat,
  repeatBattlecries,
  returnToHand,
  revive,
  reviveOne,
  setRemainingHealth,
  silence,
  splitDamage,
  summon,
  summonCopy,
  takeControl,
  transform,
};
