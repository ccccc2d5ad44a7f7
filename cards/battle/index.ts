// Every battle card there is, gathered from the files beside this one: the real cards, and those made up for tests.

import type { BattleCard } from '../terms.ts';
import * as basicDruid from './basic/druid.ts';
import * as basicHunter from './basic/hunter.ts';
import * as basicMage from './basic/mage.ts';
import * as basicNeutral from './basic/neutral.ts';
import * as basicNeutralBodies from './basic/neutral-bodies.ts';
import * as basicPaladin from './basic/paladin.ts';
import * as basicPriest from './basic/priest.ts';
import * as basicRogue from './basic/rogue.ts';
import * as basicShaman from './basic/shaman.ts';
import * as basicWarlock from './basic/warlock.ts';
import * as basicWarrior from './basic/warrior.ts';
import * as classicDruid from './classic/druid.ts';
import * as classicHunter from './classic/hunter.ts';
import * as classicMage from './classic/mage.ts';
import * as classicNeutralBattlecries from './classic/neutral-battlecries.ts';
import * as classicNeutralBodies from './classic/neutral-bodies.ts';
import * as classicNeutralDeathrattles from './classic/neutral-deathrattles.ts';
import * as classicNeutralTriggers from './classic/neutral-triggers.ts';
import * as classicPaladin from './classic/paladin.ts';
import * as classicPriest from './classic/priest.ts';
import * as classicRogue from './classic/rogue.ts';
import * as classicShaman from './classic/shaman.ts';
import * as classicWarlock from './classic/warlock.ts';
import * as classicWarrior from './classic/warrior.ts';
import * as goblinsNeutral from './goblins-vs-gnomes/neutral.ts';
import * as goblinsWarlock from './goblins-vs-gnomes/warlock.ts';
import * as heroPowers from './hero-powers.ts';
import * as heroes from './heroes.ts';
import * as laterClasses from './later/classes.ts';
import * as laterNeutral from './later/neutral.ts';
import * as naxxramasClasses from './naxxramas/classes.ts';
import * as naxxramasNeutral from './naxxramas/neutral.ts';
import * as testAftermath from './test-cards/aftermath.ts';
import * as testGatekeepers from './test-cards/gatekeepers.ts';
import * as testHandCards from './test-cards/hand-cards.ts';
import * as testMinions from './test-cards/minions.ts';
import * as testReactions from './test-cards/reactions.ts';
import * as testSpells from './test-cards/spells.ts';
import * as testWeapons from './test-cards/weapons.ts';

/** The cards of these files in the order of their names: module loaders list a file's exports in different orders. */
const byName = (files: readonly object[]): BattleCard[] =>
  files.flatMap((file) => Object.values(file) as BattleCard[]).sort((a, b) => (a.name < b.name ? -1 : 1));

/** All real cards with their tokens, then the heroes and hero powers; the order is that of the list below. */
export const battleCards: readonly BattleCard[] = byName([
  basicNeutralBodies,
  basicNeutral,
  basicDruid,
  basicHunter,
  basicMage,
  basicPaladin,
  basicPriest,
  basicRogue,
  basicShaman,
  basicWarlock,
  basicWarrior,
  classicNeutralBattlecries,
  classicNeutralBodies,
  classicNeutralDeathrattles,
  classicNeutralTriggers,
  classicDruid,
  classicHunter,
  classicMage,
  classicPaladin,
  classicPriest,
  classicRogue,
  classicShaman,
  classicWarlock,
  classicWarrior,
  naxxramasNeutral,
  naxxramasClasses,
  goblinsNeutral,
  goblinsWarlock,
  laterNeutral,
  laterClasses,
  heroes,
  heroPowers,
]);

/** All fictional cards. */
export const testCards: readonly BattleCard[] = byName([
  testMinions,
  testReactions,
  testSpells,
  testAftermath,
  testGatekeepers,
  testHandCards,
  testWeapons,
]);
