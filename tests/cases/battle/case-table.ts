// The table of the facts about Fireplace: the cards as the card table prints them, Wisps in the decks, nobody draws by
// himself; and the card that several rows make up.

import {
  battle,
  battleCards,
  battleWith,
  minion,
  named,
  OWN_CARD_PLAY,
  summon,
} from '../../../machines/battle/index.ts';
import type { GameOptions, SandboxGame } from '../../../machines/sandbox/index.ts';
import { table } from '../../battle/table.ts';

const fillers = Array<string>(20).fill('Wisp');

export const caseTable = (options: GameOptions = {}): SandboxGame =>
  table({ ruleset: battle, decks: [fillers, fillers], draws: false, ...options });

/** Summons a 2/1 Flame each time its player plays a card. */
const summoner = minion('Test Summoner', {
  cost: 6,
  attack: 7,
  health: 5,
  text: 'Each time you play a card: one 2/1 Test Flame.',
  events: OWN_CARD_PLAY.on(summon(named('Test Flame'))),
});
const flame = minion('Test Flame', { cost: 1, attack: 2, health: 1, text: '' });

/** The same table where there is a Test Summoner. */
export const summonersTable = (options: GameOptions = {}): SandboxGame =>
  caseTable({ ruleset: battleWith([...battleCards, summoner, flame]), ...options });
