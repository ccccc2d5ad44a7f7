// Refusals that a sandbox brings about with two or three calls: choices, texts, targets, room, direct calls.

import {
  type AnyBattleInput,
  type BattleWorld,
  battleMachine,
  battleWithTestCards,
} from '../../machines/battle/index.ts';
import { createGame, recipeFor } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { endTurn, type RefusalCase } from './tables.ts';

/** A sandbox in which seat 0 has three cards to choose from. */
const choosing = () => {
  const sandbox = newGame();
  sandbox.play(sandbox.addToHand('Museum Curator', 0));
  return sandbox.game;
};

/** A sandbox with one card in the hand of seat 0, and the input that plays it. */
const holding = (card: string) => {
  const sandbox = newGame();
  const id = sandbox.addToHand(card, 0);
  return { sandbox, game: sandbox.game, play: { type: 'PLAY', seat: 0, card: id } as const };
};

export const sandboxCases = {
  'unknown-card': () => ({
    game: newGame().game,
    input: { type: 'ADD_TO_HAND', seat: 0, card: 'Baron Rivendale' },
    says: ['"Baron Rivendale"', 'spelt as on the card'],
    next: { type: 'ADD_TO_HAND', seat: 0, card: 'Baron Rivendare' },
  }),
  'not-awaited': () => ({
    game: choosing(),
    input: { type: 'CHOOSE', seat: 1, option: 0 },
    says: ['Seat 1 is not awaited', 'seat 0'],
    next: { type: 'CHOOSE', seat: 0, option: 0 },
  }),
  'choice-open': () => ({
    game: choosing(),
    input: endTurn(0),
    says: ['A choice is open', 'Seat 0 is to send CHOOSE', '0 to 2'],
    next: { type: 'CHOOSE', seat: 0, option: 2 },
  }),
  'option-unknown': () => ({
    game: choosing(),
    input: { type: 'CHOOSE', seat: 0, option: 3 },
    says: ['no option 3', '0 to 2'],
    next: { type: 'CHOOSE', seat: 0, option: 0 },
  }),
  'option-required': () => {
    const { game, play } = holding('Ancient of War');
    return { game, input: play, says: ['Ancient of War', '0 to 1'], next: { ...play, option: 1 } };
  },
  'option-unexpected': () => {
    const { game, play } = holding('Wisp');
    return {
      game,
      input: { ...play, option: 0 },
      says: ['Wisp offers no choice of texts', 'Leave the option out'],
      next: play,
    };
  },
  'not-playable': () => {
    const { game, play } = holding('Rexxar');
    return { game, input: play, says: ['Rexxar is a hero', 'Only minions, spells and weapons'], next: endTurn(0) };
  },
  'hand-full': () => {
    const sandbox = newGame();
    for (let held = 0; held < 10; held += 1) sandbox.addToHand('Wisp', 1);
    return {
      game: sandbox.game,
      input: { type: 'ADD_TO_HAND', seat: 1, card: 'Wisp' },
      says: ['hand of seat 1 is full', '10 cards'],
      next: { type: 'ADD_TO_HAND', seat: 0, card: 'Wisp' },
    };
  },
  'deck-full': () => ({
    game: newGame({ decks: [Array(60).fill('Wisp'), []] }).game,
    input: { type: 'ADD_TO_DECK', seat: 0, card: 'Wisp', where: 'top' },
    says: ['deck of seat 0 is full', '60 cards'],
    next: { type: 'ADD_TO_DECK', seat: 1, card: 'Wisp', where: 'top' },
  }),
  'secrets-full': () => {
    const sandbox = newGame();
    const secrets = ['Counterspell', 'Mirror Entity', 'Spellbender', 'Explosive Trap', 'Avenge'];
    for (const secret of secrets) sandbox.addSecret(secret, 0);
    const card = sandbox.addToHand('Noble Sacrifice', 0);
    return {
      game: sandbox.game,
      input: { type: 'PLAY', seat: 0, card },
      says: ['Seat 0 has 5 secrets', 'revealed first'],
      next: endTurn(0),
    };
  },
  'secret-twice': () => {
    const { sandbox, game, play } = holding('Counterspell');
    sandbox.addSecret('Counterspell', 0);
    return { game, input: play, says: ['Seat 0', 'Counterspell', 'different names'], next: endTurn(0) };
  },
  'target-required': () => {
    const { game, sandbox, play } = holding('Fireball');
    return {
      game,
      input: play,
      says: ['Fireball needs a target', 'Add one of its legal targets'],
      next: { ...play, target: sandbox.hero(1) },
    };
  },
  'target-unexpected': () => {
    const { game, sandbox, play } = holding('Arcane Intellect');
    return {
      game,
      input: { ...play, target: sandbox.hero(1) },
      says: ['Arcane Intellect takes no target', 'Leave the target out'],
      next: play,
    };
  },
  'target-not-allowed': () => {
    const { game, sandbox, play } = holding('Polymorph');
    const yeti = sandbox.summon('Chillwind Yeti', 1);
    return {
      game,
      input: { ...play, target: sandbox.hero(1) },
      says: ['Garrosh Hellscream cannot be the target of Polymorph', 'legal targets'],
      next: { ...play, target: yeti },
    };
  },
  'no-legal-target': () => {
    const { game, play } = holding('Polymorph');
    return {
      game,
      input: play,
      says: ['Polymorph needs a target and there is none', 'when there is'],
      next: endTurn(0),
    };
  },
  'no-effect': () => {
    const { game, sandbox, play } = holding('Test Pyro Call');
    for (let minions = 0; minions < 7; minions += 1) sandbox.summon('Wisp', 0);
    return { game, input: play, says: ['Test Pyro Call would do nothing', 'a free place'], next: endTurn(0) };
  },
  'wrong-zone': () => {
    const { game, play } = holding('Wisp');
    return {
      game,
      input: { type: 'DEAL_DAMAGE', target: play.card, amount: 1 },
      says: ['Wisp is in the zone "hand"', 'board or hero'],
      next: play,
    };
  },
  'wrong-kind': () => ({
    game: newGame().game,
    input: { type: 'SUMMON', seat: 0, card: 'Fireball' },
    says: ['Fireball is a spell', 'must be a minion'],
    next: { type: 'SUMMON', seat: 0, card: 'Wisp' },
  }),
  'health-too-high': () => {
    const { game, summon } = newGame();
    const target = summon('Chillwind Yeti', 0);
    return {
      game,
      input: { type: 'SET_HEALTH', target, health: 6 },
      says: ['Chillwind Yeti cannot have 6 Health', 'maximum is 5'],
      next: { type: 'SET_HEALTH', target, health: 5 },
    };
  },
  'mana-too-high': () => ({
    game: newGame().game,
    input: { type: 'SET_MANA', seat: 0, maximum: 3, available: 11 },
    says: ['cannot have 11 mana', 'limit is 10'],
    next: { type: 'SET_MANA', seat: 0, maximum: 3, available: 10 },
  }),
  'too-many-draws': () => ({
    game: newGame().game,
    input: { type: 'DRAW', seat: 0, count: 61 },
    says: ['61 cards to draw', 'limit is 60'],
    next: { type: 'DRAW', seat: 0, count: 60 },
  }),
  'already-yours': () => {
    const { game, summon } = newGame();
    const target = summon('Chillwind Yeti', 0);
    return {
      game,
      input: { type: 'TAKE_CONTROL', seat: 0, target },
      says: ['Seat 0 controls Chillwind Yeti already', 'enemy minion'],
      next: { type: 'TAKE_CONTROL', seat: 1, target },
    };
  },
  'hero-power-none': () => {
    const { game } = newGame();
    const power = game.world.players[0].heroPower;
    if (power === null) throw new Error('There is no Hero Power to take away.');
    game.submit({ type: 'REMOVE', target: power });
    return { game, input: { type: 'HERO_POWER', seat: 0 }, says: ['Seat 0 has no Hero Power'], next: endTurn(0) };
  },
  // K16: two Duelists hit each other for ever.
  overflow: () => {
    const sandbox = newGame();
    const duelist = sandbox.summon('Test Duelist', 0);
    sandbox.summon('Test Duelist', 1);
    return {
      game: sandbox.game,
      input: { type: 'DEAL_DAMAGE', target: duelist, amount: 1 },
      says: ['more than 1000 effects', 'Test Duelist', 'onDamage', 'stands as before'],
      next: { type: 'SILENCE', target: duelist },
    };
  },
  // No card that passes the checks of a card set should get here, so the rules themselves are broken on purpose.
  fault: () => {
    const recipe = recipeFor<BattleWorld, AnyBattleInput>();
    const tellInspire = recipe((world) => {
      world.turn = 1000;
      throw new Error('Inspire is broken on purpose');
    });
    const machine = battleMachine.provide({ actions: { tellInspire } });
    const game = createGame({ ...battleWithTestCards, machineFor: () => machine }, { sandbox: true });
    return {
      game,
      input: { type: 'HERO_POWER', seat: 1 },
      says: ['Inspire is broken on purpose', 'stands as before', 'report'],
      next: endTurn(0),
    };
  },
} as const satisfies Record<string, () => RefusalCase>;
