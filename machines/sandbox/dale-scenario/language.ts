// The language of dale scenarios.

import type { DaleEvent } from '../../../effects/dale/dale-events.ts';
import { DALE_REFUSALS } from '../../../effects/dale/refusals.ts';
import { stateNames } from '../../chart-states.ts';
import { createGame } from '../../create-game.ts';
import { daleMachine } from '../../dale/machine.ts';
import { dale, daleAnniversary } from '../../dale/ruleset.ts';
import { type DaleSandbox, daleSandboxOf } from '../dale.ts';
import type { Language } from '../scenario/language.ts';
import { readSentence } from '../scenario/sentences.ts';
import { daleForms } from './event-forms.ts';
import { performDale } from './perform.ts';
import { daleQueries } from './queries.ts';
import { cardsNamed, DALE_FORMS, type DaleCommand } from './sentences.ts';
import { type DaleTable, daleShapes, daleTable, type RawDaleScenario } from './table.ts';

/** The editions have the same names for their cards. */
const RULESETS = { note: dale, anniversary: daleAnniversary } as const;

export const daleLanguage: Language<'dale', DaleSandbox, DaleEvent, DaleCommand, DaleTable, RawDaleScenario> = {
  ruleset: 'dale',
  shapes: daleShapes,
  cards: [...dale.cards.cards.keys()],
  refusals: Object.keys(DALE_REFUSALS),
  read: (sentence) => readSentence(DALE_FORMS, sentence),
  cardsNamed,
  forms: daleForms,
  logged: [],
  queries: daleQueries,
  table: daleTable,
  states: ({ players }) => stateNames(daleMachine(players)),
  // A whole game is played by its rules alone: only fixtures of random games ask for one.
  begin: ({ players, edition, options }, seed) =>
    daleSandboxOf(createGame(RULESETS[edition], { sandbox: true, ...options, players, seed })),
  copy: (sandbox) => daleSandboxOf(sandbox.game.fork()),
  perform: performDale,
};
