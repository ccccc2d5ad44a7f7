// Every battle card there is, gathered from the files beside this one: the real cards, and those made up for tests.

import type { BattleCard } from '../terms.ts';
import * as basicDemonHunter from './basic/demon-hunter.ts';
import * as basicDruid from './basic/druid.ts';
import * as basicHunter from './basic/hunter.ts';
import * as basicMage from './basic/mage.ts';
import * as basicNeutral from './basic/neutral.ts';
import * as basicNeutralBattlecries from './basic/neutral-battlecries.ts';
import * as basicNeutralBodies from './basic/neutral-bodies.ts';
import * as basicNeutralKeywords from './basic/neutral-keywords.ts';
import * as basicNeutralTokens from './basic/neutral-tokens.ts';
import * as basicPaladin from './basic/paladin.ts';
import * as basicPriest from './basic/priest.ts';
import * as basicRogue from './basic/rogue.ts';
import * as basicShaman from './basic/shaman.ts';
import * as basicUpgradedHeroPowers from './basic/upgraded-hero-powers.ts';
import * as basicWarlock from './basic/warlock.ts';
import * as basicWarrior from './basic/warrior.ts';
import * as classicDruid from './classic/druid.ts';
import * as classicHunter from './classic/hunter.ts';
import * as classicLordJaraxxus from './classic/lord-jaraxxus.ts';
import * as classicMage from './classic/mage.ts';
import * as classicMageAndPriestMinions from './classic/mage-and-priest-minions.ts';
import * as classicNeutralAurasAndCosts from './classic/neutral-auras-and-costs.ts';
import * as classicNeutralBattlecries from './classic/neutral-battlecries.ts';
import * as classicNeutralBodies from './classic/neutral-bodies.ts';
import * as classicNeutralCardTriggers from './classic/neutral-card-triggers.ts';
import * as classicNeutralChance from './classic/neutral-chance.ts';
import * as classicNeutralCosts from './classic/neutral-costs.ts';
import * as classicNeutralDeathrattles from './classic/neutral-deathrattles.ts';
import * as classicNeutralLegendaries from './classic/neutral-legendaries.ts';
import * as classicNeutralTriggers from './classic/neutral-triggers.ts';
import * as classicNeutralWreckers from './classic/neutral-wreckers.ts';
import * as classicPaladin from './classic/paladin.ts';
import * as classicPriest from './classic/priest.ts';
import * as classicRogue from './classic/rogue.ts';
import * as classicSecrets from './classic/secrets.ts';
import * as classicShaman from './classic/shaman.ts';
import * as classicWarlock from './classic/warlock.ts';
import * as classicWarlockDemons from './classic/warlock-demons.ts';
import * as classicWarrior from './classic/warrior.ts';
import * as classicWeapons from './classic/weapons.ts';
import * as classicYsera from './classic/ysera.ts';
import * as goblinsDruid from './goblins-vs-gnomes/druid.ts';
import * as goblinsHunter from './goblins-vs-gnomes/hunter.ts';
import * as goblinsMage from './goblins-vs-gnomes/mage.ts';
import * as goblinsNeutral from './goblins-vs-gnomes/neutral.ts';
import * as goblinsNeutralLegendaries from './goblins-vs-gnomes/neutral-legendaries.ts';
import * as goblinsNeutralMechs from './goblins-vs-gnomes/neutral-mechs.ts';
import * as goblinsNeutralOthers from './goblins-vs-gnomes/neutral-others.ts';
import * as goblinsPaladin from './goblins-vs-gnomes/paladin.ts';
import * as goblinsPriest from './goblins-vs-gnomes/priest.ts';
import * as goblinsShaman from './goblins-vs-gnomes/shaman.ts';
import * as goblinsSpareParts from './goblins-vs-gnomes/spare-parts.ts';
import * as goblinsWarlock from './goblins-vs-gnomes/warlock.ts';
import * as goblinsWarrior from './goblins-vs-gnomes/warrior.ts';
import * as hallOfFameClasses from './hall-of-fame/classes.ts';
import * as hallOfFameNeutral from './hall-of-fame/neutral.ts';
import * as heroPowers from './hero-powers.ts';
import * as heroes from './heroes.ts';
import * as laterClasses from './later/classes.ts';
import * as laterNeutral from './later/neutral.ts';
import * as naxxramasClasses from './naxxramas/classes.ts';
import * as naxxramasNeutral from './naxxramas/neutral.ts';
import * as naxxramasNeutralDeathrattles from './naxxramas/neutral-deathrattles.ts';
import * as testAftermath from './test-cards/aftermath.ts';
import * as testGatekeepers from './test-cards/gatekeepers.ts';
import * as testHandCards from './test-cards/hand-cards.ts';
import * as testMinions from './test-cards/minions.ts';
import * as testReactions from './test-cards/reactions.ts';
import * as testSeldom from './test-cards/seldom.ts';
import * as testSpells from './test-cards/spells.ts';
import * as testWeapons from './test-cards/weapons.ts';

/** The cards of these files in the order of their names: module loaders list a file's exports in different orders. */
const byName = (files: readonly object[]): BattleCard[] =>
  files.flatMap((file) => Object.values(file) as BattleCard[]).sort((a, b) => (a.name < b.name ? -1 : 1));

/** All real cards with their tokens, then the heroes and hero powers; the order is that of the list below. */
export const battleCards: readonly BattleCard[] = byName([
  basicNeutralBodies,
  basicNeutralKeywords,
  basicNeutral,
  basicNeutralBattlecries,
  basicNeutralTokens,
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
  classicNeutralCardTriggers,
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
  naxxramasNeutralDeathrattles,
  naxxramasClasses,
  goblinsNeutral,
  goblinsWarlock,
  laterNeutral,
  laterClasses,
  basicDemonHunter,
  basicUpgradedHeroPowers,
  classicNeutralAurasAndCosts,
  classicNeutralLegendaries,
  classicWeapons,
  classicSecrets,
  classicLordJaraxxus,
  hallOfFameNeutral,
  hallOfFameClasses,
  goblinsNeutralLegendaries,
  goblinsNeutralMechs,
  goblinsNeutralOthers,
  goblinsSpareParts,
  goblinsDruid,
  goblinsHunter,
  goblinsMage,
  goblinsPaladin,
  goblinsPriest,
  goblinsShaman,
  goblinsWarrior,
  classicNeutralChance,
  classicNeutralWreckers,
  classicYsera,
  classicNeutralCosts,
  classicMageAndPriestMinions,
  classicWarlockDemons,
  heroes,
  heroPowers,
]);

/** All fictional cards. */
export const testCards: readonly BattleCard[] = byName([
  testMinions,
  testReactions,
  testSeldom,
  testSpells,
  testAftermath,
  testGatekeepers,
  testHandCards,
  testWeapons,
]);
