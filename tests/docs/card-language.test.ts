// docs/card-language.md lists every word of the card language with what its source says of it, and the table of events.
// `npx vitest run tests/docs -u` writes it anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as language from '../../machines/battle/cards.ts';

const root = join(import.meta.dirname, '..', '..');

const TOPICS: readonly (readonly [title: string, file: string])[] = [
  ['Cards', 'battle-card'],
  ['Verbs: characters', 'verbs/characters'],
  ['Verbs: enchantments', 'verbs/enchantments'],
  ['Verbs: arrivals', 'verbs/arrivals'],
  ['Verbs: cards in hands and decks', 'verbs/cards'],
  ['Verbs: players', 'verbs/players'],
  ['Verbs: steering', 'verbs/flow'],
  ['Event patterns', 'listeners'],
  ['Ready-made patterns', 'helpers'],
  ['Selectors', 'selectors'],
  ['Numbers', 'numbers'],
  ['Conditions', 'conditions'],
  ['Random cards', 'picks'],
  ['Auras', 'auras'],
  ['Names', 'names'],
];

const EXPORT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:const|function) (\w+)/g;

/** Lists and tools of the language that no card is written with. */
const INNER = new Set([
  'ANNOUNCED',
  'DERIVED_FROM',
  'pattern',
  'withPattern',
  'only',
  'CARD_KINDS',
  'KEYWORDS',
  'RACES',
  'CLASSES',
  'RARITIES',
  'TRIGGER_KINDS',
  'STACKINGS',
  'AURA_TYPES',
  'ATTRIBUTES',
  'COMPARISONS',
]);

const oneLine = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Word {
  readonly name: string;
  readonly says: string;
}

const wordsOf = (file: string): Word[] => {
  const source = readFileSync(join(root, 'cards/terms', `${file}.ts`), 'utf8');
  const words = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(EXPORT)) {
    if (!(name in language) || INNER.has(name) || words.has(name)) continue;
    words.set(name, oneLine(comment));
  }
  return [...words].map(([name, says]) => ({ name, says }));
};

const section = (title: string, file: string): string => {
  const words = wordsOf(file);
  const explained = words.filter(({ says }) => says !== '');
  const plain = words.filter(({ says }) => says === '');
  const rows = explained.map(({ name, says }) => `| \`${name}\` | ${says.replaceAll('|', '\\|')} |`);
  return [
    `## ${title}\n`,
    ...(rows.length > 0 ? ['| word | what it says |', '| --- | --- |', ...rows, ''] : []),
    ...(plain.length > 0 ? [`As they read: ${plain.map(({ name }) => `\`${name}\``).join(', ')}.\n`] : []),
  ].join('\n');
};

const events = (): string => {
  const derived: Readonly<Record<string, string>> = language.DERIVED_FROM;
  const rows = Object.entries(language.ANNOUNCED).map(([verb, positions]) => {
    const at = (position: string) => ((positions as readonly string[]).includes(position) ? `\`.${position}\`` : '');
    return `| ${verb} | ${at('on')} | ${at('after')} | ${derived[verb] ?? ''} |`;
  });
  return [
    '## Events\n',
    'A listener reacts right before a verb takes effect (`on`, or `once` for the first time only) or once it is done',
    '(`after`). Where the table is empty, a listener does not compile, and a card set with one is refused. A derived',
    'kind is heard by listeners for its base as well.\n',
    '| event | before | once done | derived from |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

const page = [
  '# The language of battle cards\n',
  'All words of `cardchart/battle/cards`, taken from their sources; do not edit. A card is plain data made with them:',
  'no function, 3 to 8 lines, readable as its printed text.\n',
  events(),
  ...TOPICS.map(([title, file]) => section(title, file)),
].join('\n');

it('docs/card-language.md lists the language as it is', async () => {
  await expect(page).toMatchFileSnapshot(join(root, 'docs', 'card-language.md'));
});

it('leaves out no word', () => {
  const words = Object.keys(language).filter((name) => !INNER.has(name));
  const missing = words.filter((name) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
