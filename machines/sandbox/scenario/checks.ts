// What a scenario says is checked when it is read: cards, options, chart states, queries and lines about events that
// do not exist would otherwise fail late, or hold for the wrong reason.

import type { CardName } from '../../../cards/terms.ts';
import { COURSE_EVENTS } from '../../../effects/battle/battle-events.ts';
import { type BattleOptions, DEFAULT_LIMITS } from '../../../effects/battle/options.ts';
import { type BattleRuleset, battleWithTestCards } from '../../battle/ruleset.ts';
import { stateNames } from '../../chart-states.ts';
import { lineFault } from './event-forms.ts';
import { isQuery, queryForms } from './facts.ts';
import { nearest } from './nearest.ts';
import { type Path, type Places, ScenarioError } from './places.ts';
import { keysAt, type RawExpectation } from './shape.ts';

export const checkCard = (card: CardName, at: number, ruleset: BattleRuleset): void => {
  if (ruleset.cards.cards.has(card)) return;
  const near = nearest(card, [...ruleset.cards.cards.keys()]);
  throw new ScenarioError(
    at,
    `the unknown card "${card}"`,
    near === undefined ? 'a card of the set' : `perhaps "${near}"`,
  );
};

/** A limit that does not exist, a hero that is none: what a game cannot be started with. */
export const checkOptions = (options: object, places: Places, ruleset: BattleRuleset): void => {
  const { limits = {}, heroes = [] } = options as BattleOptions;
  for (const [name, limit] of Object.entries(limits)) {
    const at = places.lineOf(['options', 'limits', name]);
    if (!Object.hasOwn(DEFAULT_LIMITS, name)) {
      throw new ScenarioError(at, `the unknown limit "${name}"`, `one of ${Object.keys(DEFAULT_LIMITS).join(', ')}`);
    }
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new ScenarioError(at, `the limit ${limit}`, 'a whole number of at least 1');
    }
  }
  for (const [index, name] of heroes.entries()) {
    const at = places.lineOf(['options', 'heroes', index]);
    checkCard(name, at, ruleset);
    const kind = ruleset.cards.cards.get(name)?.kind;
    if (kind !== 'hero') throw new ScenarioError(at, `the ${kind} "${name}"`, 'a hero');
  }
};

export const checkFacts = (expect: RawExpectation, path: Path, places: Places): void => {
  if (Object.values(expect).every((facts) => Object.keys(facts ?? {}).length === 0) && expect.log === undefined) {
    throw new ScenarioError(places.lineOf(path), 'no fact', `at least one of ${keysAt(path)}`);
  }
  checkLines(expect, path, places);
  for (const query of Object.keys(expect.values ?? {})) {
    if (!isQuery(query)) {
      throw new ScenarioError(places.lineOf([...path, 'values', query]), `the unknown query "${query}"`, queryForms());
    }
  }
  const known = stateNames(battleWithTestCards.machine);
  for (const key of ['enters', 'neverEnters'] as const) {
    expect[key]?.forEach((state, index) => {
      if (known.includes(state)) return;
      const near = nearest(state, known);
      const expected = near === undefined ? 'a state of the chart' : `a state of the chart, perhaps "${near}"`;
      throw new ScenarioError(places.lineOf([...path, key, index]), `the unknown state "${state}"`, expected);
    });
  }
};

const EVENT_LISTS = ['log', 'contains', 'never'] as const;
const COURSE: readonly string[] = COURSE_EVENTS;

/** Lines about events: each must be able to fit one. */
const checkLines = (expect: RawExpectation, path: Path, places: Places): void => {
  const check = (line: string, where: Path) => {
    const expected = lineFault(line);
    if (expected !== null) throw new ScenarioError(places.lineOf(where), `"${line}"`, expected);
  };
  for (const key of EVENT_LISTS) {
    expect[key]?.forEach((line, index) => {
      check(line, [...path, key, index]);
    });
  }
  expect.log?.forEach((line, index) => {
    if (COURSE.includes(line.split(' ')[0] ?? '')) return;
    const expected = `one of ${COURSE.join(', ')}; other events belong into "contains"`;
    throw new ScenarioError(places.lineOf([...path, 'log', index]), `"${line}" in the log`, expected);
  });
  for (const line of Object.keys(expect.count ?? {})) check(line, [...path, 'count', line]);
  expect.before?.forEach((pair, index) => {
    for (const line of pair) check(line, [...path, 'before', index]);
  });
};
