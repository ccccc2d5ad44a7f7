// What is not a sound save of a Dale game is refused when it is loaded, with the code and what is wrong, instead of
// breaking the game later.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DALE_REFUSALS, type DaleGame, dale } from '../../../machines/dale/index.ts';
import { LoadError, loadGame } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { cheerOpen, knowledgeAndInspection, votesOpen } from '../../helpers/dale-fixtures.ts';
import { accept } from '../../helpers/dale-play.ts';

type Tree = Record<string, unknown>;

const treeOf = (game: DaleGame): Tree => JSON.parse(JSON.stringify(game.save()));

const turnSave = (): Tree => {
  const table = newDale();
  table.put('Magnet', 'hand', 0);
  const doubles = table.put('Seeing Doubles', 'hand', 0);
  const spy = table.put('Wise Spy', 'hand', 0);
  table.put('Raffle', 'market', 0, { at: 0 });
  table.put('Wily Fellow', 'stall', 1);
  table.put('Junk', 'discard', 1);
  table.send({ type: 'BIND', seat: 0, card: doubles, target: spy });
  return treeOf(table.game);
};
const choiceSave = (): Tree => {
  const table = newDale();
  const magnet = table.put('Magnet', 'hand', 0);
  for (const card of ['Junk', 'Spyglass']) table.put(card, 'deck', 0);
  table.send({ type: 'PLAY', seat: 0, card: magnet });
  return treeOf(table.game);
};
const owlSave = (): Tree => treeOf(knowledgeAndInspection(2).game);
const collectiveSave = (): Tree => {
  const { game, inputs } = cheerOpen(2);
  accept(game, inputs[1] as never);
  return treeOf(game);
};
const voteSave = (): Tree => treeOf(votesOpen(3).game);

const errorFor = (save: unknown): LoadError => {
  try {
    loadGame(dale, save);
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

describe('a damaged save', () => {
  it.each<readonly [string, () => Tree, string, unknown]>([
    ['a state that the chart has not', turnSave, 'value', { turn: 'nowhere' }],
    ['a state that is left at once', turnSave, 'value', { resolving: 'dispatch' }],
    ['the overflow', turnSave, 'value', 'overflow'],
    ['the end of a game that goes on', turnSave, 'value', 'gameOver'],
    ['a choice where none is open', turnSave, 'value', { resolving: { choice: 'open' } }],
    ['an action phase where a choice is open', choiceSave, 'value', { turn: 'action' }],
    ['the clean-up in the action phase', turnSave, 'value', { resolving: { cleanUp: 'abilities' } }],
    ['a player done in the chart only', owlSave, 'value.resolving.owl.seat1', 'released'],
    ['half of the owl state', owlSave, 'value.resolving.owl', { seat0: 'awaited' }],
    ['a vote in the chart only', voteSave, 'value.turn.setSelection.seat1', 'released'],
    ['a pick in the World only', collectiveSave, 'world.stack.awaited', []],
    ['an owl effect of nobody', owlSave, 'world.owls.0.owner', 3],
    ['an owl effect on a card elsewhere', owlSave, 'world.owls.0.card', 3],
    ['no owl effects in the owl state', owlSave, 'world.owls', []],
    ['an owl effect in the action phase', turnSave, 'world.owls', (owlSave().world as Tree).owls],
    ['an owl effect of an unknown kind', owlSave, 'world.owls.0.event', 'sneezed'],
    ['a checkpoint that is none', owlSave, 'world.stack.checkpoint', 'K12'],
    ['no stack', turnSave, 'world.stack', undefined],
    [
      'something half done in the action phase',
      turnSave,
      'world.stack',
      { kind: 'cleanUp', at: 'market', below: null },
    ],
    ['a stack without an end', choiceSave, 'world.stack.below.below', undefined],
    ['a frame of no sub-chart', choiceSave, 'world.stack.below.kind', 'toString'],
    ['a frame that goes on nowhere', choiceSave, 'world.stack.below.at', 'nowhere'],
    ['a question for nobody', choiceSave, 'world.stack.seat', 3],
    ['a question that cannot be asked', choiceSave, 'world.stack.question', { ask: 'why' }],
    ['a question about cards there are not', choiceSave, 'world.stack.question.cards.0', 999],
    ['a text that no card has', choiceSave, 'world.stack.below.script', { card: 'Nobody', path: [] }],
    ['a way that leads to no text', choiceSave, 'world.stack.then.path', ['resolve', 99]],
    ['one player', turnSave, 'world.players', [{}]],
    ['more seats than players', turnSave, 'world.seats', 3],
    ['five seats', turnSave, 'world.seats', 5],
    ['a player without a hand', turnSave, 'world.players.0.hand', undefined],
    ['a card in hand that does not exist', turnSave, 'world.players.0.hand.0', 999],
    ['a card in two places', turnSave, 'world.players.1.hand', [1]],
    ['a card in no place', turnSave, 'world.players.0.hand', []],
    ['a market of two slots', turnSave, 'world.market', [null, null]],
    ['no entities', turnSave, 'world.entities', {}],
    ['an unknown card', turnSave, 'world.entities.1.card', 'Nobody'],
    ['a card under another id', turnSave, 'world.entities.1.id', 2],
    ['a card in an unknown zone', turnSave, 'world.entities.1.zone', 'moon'],
    ['a copy of an unknown card', turnSave, 'world.effects.0.of', 'Nobody'],
    ['an effect on no card', turnSave, 'world.effects.0.card', 999],
    ['an effect of an unknown kind', turnSave, 'world.effects.0.kind', 'glow'],
    ['a World of another card set', turnSave, 'world.cardSet', '0123456789abcdef'],
    ['a World of another rule set', turnSave, 'world.ruleset', 'battle'],
    ['another edition', turnSave, 'world.rules.edition', 'first'],
    ['chance for too few seats', turnSave, 'world.chance.seats', []],
    ['chance that is half a state', turnSave, 'world.chance.table', [1, 2]],
    ['an unknown outcome', turnSave, 'world.outcome', { result: 'win' }],
    ['the turn of nobody', turnSave, 'world.turnPlayer', 2],
    ['the turn of a player who has left', turnSave, 'world.players.0.hasLeft', true],
  ])('with %s', (_name, make, path, value) => {
    const error = errorFor(changed(make(), path, value));
    expect(error.code).toBe('bad-save');
    expect(error.message.length).toBeGreaterThan(20);
    expect(loadGame(dale, make()).awaited().length).toBeGreaterThan(0);
  });

  it.each(['format', 'ruleset', 'version', 'cardSet', 'value', 'world'])('without its %s', (key) => {
    expect(errorFor(changed(turnSave(), key, undefined)).message).toContain(key);
  });
});

/** All places in a tree, as dotted paths. */
const pathsIn = (node: unknown, path: string): string[] => {
  if (typeof node !== 'object' || node === null) return [path];
  const inner = Object.entries(node).flatMap(([key, value]) => pathsIn(value, path === '' ? key : `${path}.${key}`));
  return path === '' ? inner : [path, ...inner];
};

/** Everything that a host does with a game: nothing of it may throw. */
const use = (game: DaleGame): void => {
  for (const seat of game.world.players.keys()) {
    for (const { input } of game.legalMoves(seat).slice(0, 5)) {
      const answer = game.fork().submit(input);
      if (!answer.ok) expect(Object.keys(DALE_REFUSALS)).toContain(answer.code);
    }
  }
  game.fingerprint();
  game.save();
};

describe('any damage', () => {
  const makers = [turnSave, choiceSave, owlSave, collectiveSave, voteSave];
  const places = makers.map((make) => pathsIn(make(), ''));

  it('is a LoadError, or gives a game that answers', () => {
    const value = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue({ maxDepth: 1 }),
      fc.integer({ min: -2, max: 40 }),
      fc.constantFrom('Magnet', 'Junk', 'Nobody', 'hand', [], {}, [0], null, true),
    );
    const damage = fc
      .nat(makers.length - 1)
      .chain((index) => fc.tuple(fc.constant(index), fc.constantFrom(...(places[index] ?? [])), value));
    let refused = 0;
    fc.assert(
      fc.property(damage, ([index, path, put]) => {
        let game: DaleGame;
        try {
          game = loadGame(dale, changed(makers[index]?.() ?? {}, path, put));
        } catch (error) {
          if (!(error instanceof LoadError)) throw error;
          refused += 1;
          return;
        }
        use(game);
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(250);
  });
});
