// What a battle scenario asks of the game.

import { KEYWORDS, type Keyword } from '../../../cards/terms.ts';
import type { PlayerId, SandboxGame } from '../course.ts';
import { HOW, type Queries } from '../scenario/queries.ts';

const seat = (text: string | undefined): PlayerId => (text === '1' ? 1 : 0);
const LISTS = ['hand', 'board', 'deck', 'secrets'] as const;

/** The queries that `values` may use. */
export const battleQueries: Queries<SandboxGame> = [
  [
    'hand|board|deck|secrets <seat>[ in any order| starts with]',
    new RegExp(`^(?<list>hand|board|deck|secrets) (?<seat>[01])${HOW}$`),
    ({ sandbox, names }, { list, seat: of }) =>
      sandbox[list as (typeof LISTS)[number]](seat(of)).map((entity) => names.nameOf(entity)),
  ],
  ['health <Name>', /^health (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.health(id(name))],
  ['maxHealth <Name>', /^maxHealth (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.maxHealth(id(name))],
  ['attack <Name>', /^attack (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.attackOf(id(name))],
  ['zone <Name>', /^zone (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.zoneOf(id(name))],
  ['name <Name>', /^name (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.nameOf(id(name))],
  ['controller <Name>', /^controller (?<name>\w+)$/, ({ sandbox, id }, { name }) => sandbox.ownerOf(id(name))],
  [
    'keyword <Name> <keyword>',
    new RegExp(`^keyword (?<name>\\w+) (?<keyword>${KEYWORDS.join('|')})$`),
    ({ sandbox, id }, { name, keyword }) => sandbox.hasKeyword(id(name), keyword as Keyword),
  ],
  ['mana <seat>', /^mana (?<seat>[01])$/, ({ sandbox }, { seat: of }) => manaWord(sandbox.mana(seat(of)))],
  ['armor <seat>', /^armor (?<seat>[01])$/, ({ sandbox }, { seat: of }) => sandbox.armor(seat(of))],
  [
    'weapon <seat>',
    /^weapon (?<seat>[01])$/,
    ({ sandbox, names }, { seat: of }) => {
      const weapon = sandbox.weapon(seat(of));
      return weapon === undefined ? 'none' : names.nameOf(weapon);
    },
  ],
  ['outcome', /^outcome$/, ({ sandbox }) => outcomeWord(sandbox)],
  ['turn', /^turn$/, ({ sandbox }) => sandbox.turn()],
  ['active player', /^active player$/, ({ sandbox }) => sandbox.activePlayer()],
  ['choice', /^choice$/, ({ sandbox }) => sandbox.pendingChoice()?.options ?? 'none'],
];

/** `3/10`: available, and crystals. */
const manaWord = ({ available, maximum }: ReturnType<SandboxGame['mana']>): string => `${available}/${maximum}`;

const outcomeWord = (sandbox: SandboxGame): string => {
  const outcome = sandbox.outcome();
  return outcome.result === 'win' ? `${outcome.player} wins` : outcome.result;
};
