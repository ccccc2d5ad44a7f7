// One scenario read and checked in the language of its rule set. A fault names the line, what was found there and what
// was expected.

import { checkCard, checkCode, checkFacts } from './checks.ts';
import type { AnyEvent } from './event-forms.ts';
import type { BlockOf, Expectation, Language, Playable, ScenarioOf, StepOf } from './language.ts';
import { type Path, type Places, ScenarioError } from './places.ts';
import { type RawBlock, type RawScenario, type RawStep, shapeError } from './shape.ts';

export const readScenario = <
  R extends string,
  S extends Playable<E>,
  E extends AnyEvent,
  C extends object,
  T,
  D extends RawScenario,
>(
  raw: unknown,
  places: Places,
  language: Language<R, S, E, C, T, D>,
): ScenarioOf<R, C, T> => {
  const parsed = language.shapes.scenario.safeParse(raw);
  if (!parsed.success) throw shapeError(parsed.error, raw, places, language.shapes);
  const data = parsed.data;
  const table = language.table(data, places);
  const states = language.states(table);
  const steps = (raws: readonly RawStep[] | null | undefined, path: Path) =>
    readSteps(raws ?? [], path, places, language);
  const readBlock = (read: RawBlock, path: Path): BlockOf<C> => {
    checkFacts(read.expect, [...path, 'expect'], places, language, states);
    return {
      do: steps(read.do, [...path, 'do']),
      expect: read.expect as Expectation,
      lines: factLines(read.expect, [...path, 'expect'], places),
    };
  };
  return {
    ruleset: language.ruleset,
    name: data.scenario,
    rules: data.rules,
    confidence: data.confidence,
    why: data.why,
    seed: data.options?.seed ?? 0,
    seeds: data.seeds ?? 1,
    table,
    start: steps(data.start, ['start']),
    blocks: [readBlock(data, []), ...(data.then ?? []).map((then, index) => readBlock(then, ['then', index]))],
  };
};

/** What reading a sentence needs of a language. */
type Sentences<C> = Pick<
  Language<string, Playable<AnyEvent>, AnyEvent, C, unknown, RawScenario>,
  'read' | 'cardsNamed' | 'cards' | 'refusals'
>;

const readSteps = <C extends object>(
  raws: readonly RawStep[],
  path: Path,
  places: Places,
  language: Sentences<C>,
): StepOf<C>[] =>
  raws.flatMap((raw, index) => {
    const here = [...path, index];
    if (typeof raw === 'string') return [readStep(raw, places.lineOf(here), language)];
    const inner = readSteps(raw.steps, [...here, 'steps'], places, language);
    return Array.from({ length: raw.repeat }, () => inner).flat();
  });

const PREFIX = /^(?:refused (?<code>[a-z-]+)|(?<allowed>allowed)): (?<rest>.+)$/;

const readStep = <C extends object>(text: string, at: number, language: Sentences<C>): StepOf<C> => {
  const { code, allowed, rest = text } = PREFIX.exec(text)?.groups ?? {};
  if (code !== undefined) checkCode(code, language.refusals, at);
  const command = language.read(rest);
  if ('expected' in command) throw new ScenarioError(at, `"${text}"`, command.expected as string);
  // A refusal may be about a card that does not exist; everything else must name real ones.
  if (code === undefined) for (const card of language.cardsNamed(command)) checkCard(card, language.cards, at);
  return {
    line: at,
    text,
    command,
    ...(code === undefined ? {} : { refused: code }),
    ...(allowed === undefined ? {} : { isTried: true }),
  };
};

const factLines = (expect: object, path: Path, places: Places): Record<string, number> => {
  const lines: Record<string, number> = {};
  for (const [key, facts] of Object.entries(expect)) {
    lines[key] = places.lineOf([...path, key]);
    for (const name of Object.keys(facts as object)) {
      const step = Array.isArray(facts) ? Number(name) : name;
      lines[`${key}.${name}`] = places.lineOf([...path, key, step]);
    }
  }
  return lines;
};
