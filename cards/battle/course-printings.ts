// Nine cards had other numbers or another text at other times. The sets have those of the public card table (patch
// 17.6); the course's scenarios count with these.

import {
  type BattleCard,
  CONTROLLER,
  damage,
  ENEMY_MINIONS,
  EVENT_CARD,
  enchant,
  type MinionCard,
  minion,
  SELF,
  spell,
  summon,
} from '../terms.ts';
import { flamestrike } from './basic/mage.ts';
import { stormwindChampion } from './basic/neutral.ts';
import { warsongCommander } from './basic/warrior.ts';
import { baineBloodhoof, cairneBloodhoof, leperGnome } from './classic/neutral-deathrattles.ts';
import { flesheatingGhoul, knifeJuggler } from './classic/neutral-triggers.ts';
import { undertaker } from './naxxramas/neutral.ts';

type Printed = Partial<Pick<MinionCard, 'attack' | 'health' | 'text' | 'events' | 'auras'>>;

const reprinted = (card: MinionCard, printed: Printed): MinionCard => minion(card.name, { ...card, ...printed });

const printings: readonly BattleCard[] = [
  reprinted(stormwindChampion, { attack: 7, health: 7 }),
  reprinted(leperGnome, { attack: 2 }),
  reprinted(cairneBloodhoof, { attack: 5 }),
  reprinted(baineBloodhoof, { attack: 5 }),
  reprinted(knifeJuggler, { attack: 3 }),
  reprinted(flesheatingGhoul, { attack: 3 }),
  reprinted(undertaker, {
    text: 'Each time a minion with a deathrattle joins you: +1/+1.',
    events: [summon(CONTROLLER, { hasDeathrattle: true }).on(enchant(SELF, { attack: 1, health: 1 }))],
  }),
  reprinted(warsongCommander, {
    text: 'After another minion joins you, it gains Rush.',
    auras: [],
    events: [summon(CONTROLLER).after(enchant(EVENT_CARD, { keywords: ['rush'] }))],
  }),
  spell(flamestrike.name, {
    ...flamestrike,
    text: '5 damage to all enemy minions.',
    spell: damage(ENEMY_MINIONS, 5),
  }),
];

/** The same cards, those nine as the course has them. */
export const inCoursePrinting = (cards: readonly BattleCard[]): BattleCard[] =>
  cards.map((card) => printings.find(({ name }) => name === card.name) ?? card);
