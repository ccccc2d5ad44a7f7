// What is not a sound save of this rule set is refused when it is loaded, with the code and what is wrong, instead of
// breaking the game later.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_REFUSALS, type BattleGame, battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { LoadError, type LoadErrorCode, loadGame } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { cardInHand, duel, endTurn, openingHands, playOne, submit } from './tables.ts';

type Tree = Record<string, unknown>;

const sandboxSave = (): Tree => {
  const sandbox = newGame({ decks: [['Wisp'], ['Fireball']] });
  for (const card of ['Stormwind Champion', 'Baron Rivendare', 'Test Mentor']) sandbox.summon(card, 0);
  sandbox.equip("Death's Bite", 1);
  sandbox.addSecret('Mirror Entity', 1);
  sandbox.cast('Soul of the Forest', 0);
  sandbox.dealDamage(sandbox.summon('Loot Hoarder', 0), 9);
  return JSON.parse(JSON.stringify(sandbox.game.save()));
};
const choiceSave = (): Tree => {
  const sandbox = newGame();
  sandbox.play(sandbox.addToHand('Museum Curator', 0));
  return JSON.parse(JSON.stringify(sandbox.game.save()));
};
const mulliganSave = (): Tree => {
  const game = openingHands('Wisp', 'Chillwind Yeti');
  submit(game, { type: 'MULLIGAN', seat: 0, replace: [cardInHand(game, 0)] });
  return JSON.parse(JSON.stringify(game.save()));
};
const turnSave = (): Tree => {
  const game = duel('Stonetusk Boar', 'Goldshire Footman');
  playOne(game, 0, 1);
  return JSON.parse(JSON.stringify(game.save()));
};

const errorFor = (save: unknown): LoadError => {
  try {
    loadGame(battleWithTestCards, save);
  } catch (error) {
    if (error instanceof LoadError) return error;
    throw error;
  }
  throw new Error('It was loaded.');
};

/** Changes what lies at a dotted path; `undefined` takes it away. */
const changed = (save: Tree, path: string, value: unknown): Tree => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Tree>((node, step) => node[step] as Tree, save);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return save;
};

describe('not a save', () => {
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'cardchart-save-1'],
    ['a save that is still text', JSON.stringify(turnSave())],
    ['a list', []],
    ['an empty object', {}],
    ['a function', () => turnSave()],
    ['a save with a function in it', { ...turnSave(), world: { ...(turnSave().world as Tree), turn: () => 1 } }],
  ])('%s', (_name, save) => {
    expect(errorFor(save).code).toBe('bad-save');
    expect(errorFor(save).message).toMatch(/^This is not a save: .+/);
  });

  it.each(['format', 'ruleset', 'version', 'cardSet', 'value', 'world'])('a save without its %s', (key) => {
    const error = errorFor(changed(turnSave(), key, undefined));
    expect(error.code).toBe('bad-save');
    expect(error.message).toContain(key);
  });

  it.each<readonly [string, string, LoadErrorCode]>([
    ['format', 'cardchart-save-0', 'bad-save'],
    ['ruleset', 'dale', 'unknown-ruleset'],
    ['version', '0', 'unknown-version'],
    ['cardSet', '0123456789abcdef', 'unknown-cards'],
  ])('a save of another %s', (key, other, code) => {
    const save = turnSave();
    const own = String(save[key]);
    const error = errorFor(changed(save, key, other));
    expect(error.code).toBe(code);
    expect(error.message).toContain(`"${other}"`);
    expect(error.message).toContain(`"${own}"`);
  });

  it('a save of the same rules with other cards', () => {
    expect(() => loadGame(battle, turnSave())).toThrow(LoadError);
    expect(() => loadGame(battle, turnSave())).toThrow(/card set/);
  });
});

describe('a damaged save', () => {
  const inTurn = { turn: 'main' };
  it.each<readonly [string, () => Tree, string, unknown]>([
    ['a state that the chart has not', turnSave, 'value', { turn: 'nowhere' }],
    ['a state from the prototype', turnSave, 'value', 'toString'],
    ['a state that is left at once', turnSave, 'value', { resolving: 'dispatch' }],
    ['the overflow', turnSave, 'value', 'overflow'],
    ['the end of a game that goes on', turnSave, 'value', 'gameOver'],
    ['a choice where none is open', turnSave, 'value', { resolving: { choice: 'open' } }],
    ['a turn where a choice is open', choiceSave, 'value', inTurn],
    ['a turn before the mulligan is done', mulliganSave, 'value', inTurn],
    ['half of the mulligan', mulliganSave, 'value', { turn: { mulligan: { seat0: 'done' } } }],
    ['a mulligan answered in the chart only', mulliganSave, 'value.turn.mulligan.seat1', 'done'],
    ['a state that is a number', turnSave, 'value', 7],
    ['no stack', turnSave, 'world.stack', undefined],
    ['something half done in a resting game', turnSave, 'world.stack', { kind: 'draw', at: 'drawing', below: null }],
    ['a stack without an end', choiceSave, 'world.stack.below.below', undefined],
    ['a frame of no sub-chart', choiceSave, 'world.stack.below.kind', 'toString'],
    ['a frame that goes on nowhere', choiceSave, 'world.stack.below.at', 'nowhere'],
    ['a choice without options', choiceSave, 'world.stack.options', []],
    ['a choice for nobody', choiceSave, 'world.stack.player', 4],
    ['a choice of unknown cards', choiceSave, 'world.stack.options.0.card', 'Nobody'],
    ['no players', turnSave, 'world.players', undefined],
    ['one player', turnSave, 'world.players', [{}]],
    ['a player without a hand', turnSave, 'world.players.0.hand', undefined],
    ['a card in hand that does not exist', turnSave, 'world.players.0.hand.0', 999],
    ['a card in two places', turnSave, 'world.players.0.board.0', 2],
    ['no entities', turnSave, 'world.entities', {}],
    ['an entity of an unknown card', turnSave, 'world.entities.1.card', 'Nobody'],
    ['an entity under another id', turnSave, 'world.entities.1.id', 2],
    ['an entity in an unknown zone', turnSave, 'world.entities.1.zone', 'moon'],
    ['damage that is a text', turnSave, 'world.entities.1.damage', '3'],
    ['an aura of an unknown kind', sandboxSave, 'world.activeAuras.0.aura.type', 'glow'],
    ['an aura of nobody', sandboxSave, 'world.activeAuras.0.source', 999],
    ['a World of another card set', turnSave, 'world.cardSet', '0123456789abcdef'],
    ['a World of another rule set', turnSave, 'world.ruleset', 'dale'],
    ['no chance', turnSave, 'world.chance', undefined],
    ['chance that is a text', turnSave, 'world.chance.table', 'random'],
    ['no rules', turnSave, 'world.rules', undefined],
    ['no limits', turnSave, 'world.rules.limits', {}],
    ['an unknown outcome', turnSave, 'world.outcome', { result: 'win' }],
    ['the turn of nobody', turnSave, 'world.activePlayer', 2],
  ])('with %s', (_name, make, path, value) => {
    const error = errorFor(changed(make(), path, value));
    expect(error.code).toBe('bad-save');
    expect(error.message.length).toBeGreaterThan(20);
    expect(loadGame(battleWithTestCards, make()).awaited().length).toBeGreaterThan(0);
  });

  it('cut off anywhere is no JSON, or refused', () => {
    const text = JSON.stringify(turnSave());
    for (const part of [0.1, 0.5, 0.9]) {
      expect(() => loadGame(battleWithTestCards, JSON.parse(text.slice(0, text.length * part)))).toThrow(SyntaxError);
    }
  });
});

/** All places in a tree, as dotted paths. */
const pathsIn = (node: unknown, path: string): string[] => {
  if (typeof node !== 'object' || node === null) return [path];
  const inner = Object.entries(node).flatMap(([key, value]) => pathsIn(value, path === '' ? key : `${path}.${key}`));
  return path === '' ? inner : [path, ...inner];
};

/** Everything that a host does with a game: nothing of it may throw. */
const use = (game: BattleGame): void => {
  for (const seat of [0, 1]) {
    for (const { input } of game.legalMoves(seat)) {
      const branch = game.fork();
      const answer = branch.submit(input);
      if (!answer.ok) expect(Object.keys(BATTLE_REFUSALS)).toContain(answer.code);
    }
    game.submit(endTurn(seat));
  }
  game.fingerprint();
  game.save();
};

describe('any damage', () => {
  const makers = [sandboxSave, choiceSave, mulliganSave, turnSave];
  const places = makers.map((make) => pathsIn(make(), ''));

  it('is a LoadError, or gives a game that answers', () => {
    const damage = fc
      .nat(makers.length - 1)
      .chain((index) =>
        fc.tuple(
          fc.constant(index),
          fc.constantFrom(...(places[index] ?? [])),
          fc.oneof(
            fc.constant(undefined),
            fc.jsonValue({ maxDepth: 1 }),
            fc.integer({ min: -2, max: 60 }),
            fc.constantFrom('Wisp', 'Nobody', 'board', [], {}, [0], null),
          ),
        ),
      );
    fc.assert(
      fc.property(damage, ([index, path, value]) => {
        const save = changed(makers[index]?.() ?? {}, path, value);
        let game: BattleGame;
        try {
          game = loadGame(battleWithTestCards, save);
        } catch (error) {
          if (!(error instanceof LoadError)) throw error;
          return;
        }
        use(game);
      }),
      { numRuns: 500 },
    );
  });
});
