// Refusals of a real game: turns, mana, mulligan, and who may attack whom (R8.1, R13.1, R14, R24).

import {
  cardInHand,
  duel,
  endTurn,
  heroOf,
  minionOf,
  openingHands,
  playerOf,
  playOne,
  type RefusalCase,
  strike,
  submit,
  waitFor,
} from './tables.ts';

export const duelCases = {
  'bad-input': () => ({
    game: duel('Wisp', 'Wisp'),
    input: { type: 'PLAY', seat: 0 } as never,
    says: ['PLAY.card is missing', 'Expected card to be the id of an entity'],
    next: endTurn(0),
  }),
  'unknown-seat': () => ({
    game: duel('Wisp', 'Wisp'),
    input: endTurn(2),
    says: ['no seat 2', '0 and 1'],
    next: endTurn(0),
  }),
  'unknown-entity': () => {
    const game = duel('Wisp', 'Wisp');
    const input = { type: 'ATTACK', seat: 0, attacker: 9999, defender: heroOf(game, 1) } as const;
    return { game, input, says: ['no entity 9999', 'in the game'], next: endTurn(0) };
  },
  'game-over': () => {
    const game = duel('Wisp', 'Wisp');
    submit(game, { type: 'CONCEDE', seat: 0 });
    return { game, input: endTurn(0), says: ['seat 1 has won', 'No input is accepted'] };
  },
  'not-started': () => ({
    game: openingHands('Wisp', 'Wisp'),
    input: endTurn(0),
    says: ['mulligan', 'seat 0 and 1', 'MULLIGAN'],
    next: { type: 'MULLIGAN', seat: 0, replace: [] },
  }),
  'wrong-seat': () => ({
    game: duel('Wisp', 'Wisp'),
    input: endTurn(0),
    from: 1,
    says: ['speaks for seat 0', 'came from seat 1'],
    next: endTurn(0),
  }),
  'not-your-turn': () => ({
    game: duel('Wisp', 'Wisp'),
    input: endTurn(1),
    says: ['not the turn of seat 1', 'Seat 0 is to act'],
    next: endTurn(0),
  }),
  'mulligan-done': () => {
    const game = openingHands('Wisp', 'Wisp');
    submit(game, { type: 'MULLIGAN', seat: 0, replace: [] });
    return {
      game,
      input: { type: 'MULLIGAN', seat: 0, replace: [] },
      says: ['Seat 0 has sent', 'seat 1'],
      next: { type: 'MULLIGAN', seat: 1, replace: [] },
    };
  },
  'mulligan-over': () => ({
    game: duel('Wisp', 'Wisp'),
    input: { type: 'MULLIGAN', seat: 0, replace: [] },
    says: ['mulligan is over', 'opening hand'],
    next: endTurn(0),
  }),
  'mulligan-cards': () => {
    const game = openingHands('Wisp', 'Chillwind Yeti');
    return {
      game,
      input: { type: 'MULLIGAN', seat: 0, replace: [cardInHand(game, 1)] },
      // The other player's card is not named.
      says: [`card ${cardInHand(game, 1)} cannot be replaced`, 'own opening hand'],
      next: { type: 'MULLIGAN', seat: 0, replace: [cardInHand(game, 0)] },
    };
  },
  'sandbox-only': () => ({
    game: duel('Wisp', 'Wisp'),
    input: { type: 'SUMMON', seat: 0, card: 'Wisp' },
    says: ['SUMMON', 'Start the game with the sandbox'],
    next: endTurn(0),
  }),
  'not-in-hand': () => {
    const game = duel('Wisp', 'Chillwind Yeti');
    return {
      game,
      input: { type: 'PLAY', seat: 0, card: cardInHand(game, 1) },
      says: [`card ${cardInHand(game, 1)} is not in the hand of seat 0`, 'own hand'],
      next: { type: 'PLAY', seat: 0, card: cardInHand(game, 0) },
    };
  },
  'not-enough-mana': () => {
    const game = duel('Chillwind Yeti', 'Wisp');
    return {
      game,
      input: { type: 'PLAY', seat: 0, card: cardInHand(game, 0) },
      says: ['Chillwind Yeti costs 4', 'Seat 0 has 1'],
      next: endTurn(0),
    };
  },
  'hero-power-used': () => {
    const game = duel('Wisp', 'Wisp');
    waitFor(game, 1, 4);
    submit(game, { type: 'HERO_POWER', seat: 1 });
    return {
      game,
      input: { type: 'HERO_POWER', seat: 1 },
      says: ['Hero Power was used', 'next turn'],
      next: endTurn(1),
    };
  },
  'not-yours': () => {
    const game = duel('Wisp', 'Wisp');
    return {
      game,
      input: { type: 'ATTACK', seat: 0, attacker: heroOf(game, 1), defender: heroOf(game, 0) },
      says: ['Garrosh Hellscream does not belong to seat 0', 'your own cards'],
      next: endTurn(0),
    };
  },
  'attack-none': () => {
    const game = duel('Wisp', 'Wisp');
    return {
      game,
      input: { type: 'ATTACK', seat: 0, attacker: heroOf(game, 0), defender: heroOf(game, 1) },
      says: ['Jaina Proudmoore has no Attack', 'at least 1'],
      next: endTurn(0),
    };
  },
  'attack-forbidden': () => {
    const game = duel('Ancient Watcher', 'Wisp');
    playOne(game, 0, 2);
    waitFor(game, 0, 3);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Ancient Watcher cannot attack', 'forbids'],
      next: endTurn(0),
    };
  },
  'attack-hero-forbidden': () => {
    const game = duel('Icehowl', 'Wisp');
    playOne(game, 1, 1);
    playOne(game, 0, 9);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Icehowl cannot attack heroes', 'may attack a minion'],
      next: strike(game, 0, minionOf(game, 1)),
    };
  },
  'attack-frozen': () => {
    const game = duel('Wisp', 'Frost Nova');
    playOne(game, 0, 1);
    playOne(game, 1, 3);
    waitFor(game, 0, 1);
    return { game, input: strike(game, 0, heroOf(game, 1)), says: ['Wisp is frozen', 'thawed'], next: endTurn(0) };
  },
  'attack-exhausted': () => {
    const game = duel('Wisp', 'Wisp');
    playOne(game, 0, 1);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Wisp has just arrived', 'next turn'],
      next: endTurn(0),
    };
  },
  'attack-rush': () => {
    const game = duel('Rabid Worgen', 'Wisp');
    playOne(game, 1, 1);
    playOne(game, 0, 3);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Rabid Worgen has just arrived with Rush', 'minions only'],
      next: strike(game, 0, minionOf(game, 1)),
    };
  },
  'attack-used': () => {
    const game = duel('Stonetusk Boar', 'Wisp');
    playOne(game, 0, 1);
    submit(game, strike(game, 0, heroOf(game, 1)));
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Stonetusk Boar has used its attacks', 'next turn'],
      next: endTurn(0),
    };
  },
  'defender-friendly': () => {
    const game = duel('Stonetusk Boar', 'Wisp');
    playOne(game, 0, 1);
    return {
      game,
      input: strike(game, 0, heroOf(game, 0)),
      says: ['Jaina Proudmoore is on the same side as Stonetusk Boar', 'enemy character'],
      next: strike(game, 0, heroOf(game, 1)),
    };
  },
  'defender-hidden': () => {
    const game = duel('Stonetusk Boar', 'Worgen Infiltrator');
    playOne(game, 1, 1);
    playOne(game, 0, 1);
    return {
      game,
      input: strike(game, 0, minionOf(game, 1)),
      says: ['Worgen Infiltrator has Stealth', 'once it has lost it'],
      next: strike(game, 0, heroOf(game, 1)),
    };
  },
  'defender-immune': () => {
    const game = duel('Stonetusk Boar', "Mal'Ganis");
    playOne(game, 1, 9);
    playOne(game, 0, 1);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Garrosh Hellscream is Immune', 'cannot be attacked now'],
      next: strike(game, 0, minionOf(game, 1)),
    };
  },
  'taunt-in-the-way': () => {
    const game = duel('Stonetusk Boar', 'Goldshire Footman');
    playOne(game, 1, 1);
    playOne(game, 0, 1);
    return {
      game,
      input: strike(game, 0, heroOf(game, 1)),
      says: ['Taunt is in the way', 'Attack Goldshire Footman first'],
      next: strike(game, 0, minionOf(game, 1)),
    };
  },
  'no-choice-open': () => ({
    game: duel('Wisp', 'Wisp'),
    input: { type: 'CHOOSE', seat: 0, option: 0 },
    says: ['No choice is open', 'CHOOSE'],
    next: endTurn(0),
  }),
  'position-unknown': () => {
    const game = duel('Wisp', 'Wisp');
    const card = cardInHand(game, 0);
    return {
      game,
      input: { type: 'PLAY', seat: 0, card, position: 1 },
      says: ['no place 1', '0 to 0'],
      next: { type: 'PLAY', seat: 0, card, position: 0 },
    };
  },
  'board-full': () => {
    const game = duel('Wisp', 'Wisp');
    waitFor(game, 0, 10);
    while (playerOf(game, 0).board.length < 7) playOne(game, 0, 0);
    return {
      game,
      input: { type: 'PLAY', seat: 0, card: cardInHand(game, 0) },
      says: ['board of seat 0 is full', '7 minions'],
      next: endTurn(0),
    };
  },
} as const satisfies Record<string, () => RefusalCase>;
