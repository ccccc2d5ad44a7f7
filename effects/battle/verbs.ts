// The table of verbs: one runner for each, and a verb without one does not compile.

import type { Verb } from '../../cards/terms.ts';
import type { VerbTable } from './text.ts';
import * as arrivals from './verbs/arrivals.ts';
import * as characters from './verbs/characters.ts';
import * as decks from './verbs/decks.ts';
import * as enchanting from './verbs/enchanting.ts';
import * as flow from './verbs/flow.ts';
import * as heroes from './verbs/heroes.ts';
import * as moves from './verbs/moves.ts';
import * as players from './verbs/players.ts';

export const VERBS: VerbTable = {
  atRandom: flow.atRandom,
  becomeCopy: moves.becomeCopy,
  becomeHero: heroes.becomeHero,
  changeAmount: flow.changeAmount,
  chooseOne: flow.chooseOne,
  counter: flow.counter,
  damage: characters.damage,
  destroy: characters.destroy,
  discard: moves.discard,
  discover: flow.discover,
  draw: players.draw,
  drawCards: decks.drawCards,
  enchant: enchanting.enchant,
  enchantPlayer: enchanting.enchantPlayer,
  endThis: enchanting.endThis,
  equip: arrivals.equip,
  forceDeaths: flow.forceDeaths,
  forEach: flow.forEach,
  freeze: characters.freeze,
  fullHeal: characters.fullHeal,
  gainArmor: players.gainArmor,
  gainMana: players.gainMana,
  give: moves.give,
  giveCopy: moves.giveCopy,
  heal: characters.heal,
  ifThen: flow.ifThen,
  listenOnce: enchanting.listenOnce,
  loseDurability: characters.loseDurability,
  mill: decks.mill,
  moveToDeck: decks.moveToDeck,
  putIntoDeck: decks.putIntoDeck,
  putIntoPlay: arrivals.putIntoPlay,
  redirectAttack: flow.redirectAttack,
  redirectTarget: flow.redirectTarget,
  remove: moves.remove,
  repeat: flow.repeat,
  repeatBattlecries: flow.repeatBattlecries,
  repeatWhile: flow.repeatWhile,
  returnToHand: moves.returnToHand,
  revive: arrivals.revive,
  reviveOne: arrivals.reviveOne,
  setHeroPower: heroes.setHeroPower,
  setRemainingHealth: characters.setRemainingHealth,
  silence: characters.silence,
  splitDamage: characters.splitDamage,
  summon: arrivals.summon,
  summonBothSides: arrivals.summonBothSides,
  summonCopy: arrivals.summonCopy,
  swapHealth: characters.swapHealth,
  swapPlaces: moves.swapPlaces,
  takeControl: moves.takeControl,
  takeKeyword: enchanting.takeKeyword,
  transform: moves.transform,
  triggerDeathrattles: flow.triggerDeathrattles,
};

/** Every verb that a text may have. */
export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];
