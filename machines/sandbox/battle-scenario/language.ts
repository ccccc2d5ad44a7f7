// The language of battle scenarios.

import { type BattleEvent, COURSE_EVENTS } from '../../../effects/battle/battle-events.ts';
import type { BattleOptions } from '../../../effects/battle/options.ts';
import { BATTLE_REFUSALS } from '../../../effects/battle/refusals.ts';
import { battleMachine } from '../../battle/machine.ts';
import { battleWithTestCards } from '../../battle/ruleset.ts';
import { stateNames } from '../../chart-states.ts';
import { createGame } from '../../create-game.ts';
import { type SandboxGame, sandboxOf } from '../course.ts';
import type { Language } from '../scenario/language.ts';
import { readSentence } from '../scenario/sentences.ts';
import { battleForms } from './event-forms.ts';
import { performBattle } from './perform.ts';
import { battleQueries } from './queries.ts';
import { BATTLE_FORMS, type BattleCommand, cardsNamed } from './sentences.ts';
import { type BattleTable, battleCardNames, battleShapes, battleTable, type RawBattleScenario } from './table.ts';

const states = stateNames(battleMachine);

export const battleLanguage: Language<
  'battle',
  SandboxGame,
  BattleEvent,
  BattleCommand,
  BattleTable,
  RawBattleScenario
> = {
  ruleset: 'battle',
  shapes: battleShapes,
  cards: battleCardNames,
  refusals: Object.keys(BATTLE_REFUSALS),
  read: (sentence) => readSentence(BATTLE_FORMS, sentence),
  cardsNamed,
  forms: battleForms,
  logged: COURSE_EVENTS,
  queries: battleQueries,
  table: battleTable,
  states: () => states,
  begin: ({ options, decks }, seed, names) => {
    // A whole game is played by its rules alone: only fixtures of random games ask for one.
    const given: BattleOptions = { sandbox: true, ...options, seed, decks };
    const sandbox = sandboxOf(createGame(battleWithTestCards, given));
    names.bind('hero0', sandbox.hero(0));
    names.bind('hero1', sandbox.hero(1));
    return sandbox;
  },
  copy: (sandbox) => sandboxOf(sandbox.game.fork()),
  perform: performBattle,
};
