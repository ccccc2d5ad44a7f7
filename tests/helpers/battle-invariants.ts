// What must hold whenever a battle rests (charts.md §16.3), and in every log (§16.4). Each check throws with what is
// wrong, so that a shrunk random game says why it fails.

import {
  type BattleEvent,
  type BattleGame,
  freshAuras,
  isDying,
  minionsInPlay,
  pendingChoice,
} from '../../machines/battle/index.ts';

const fail = (problem: string): never => {
  throw new Error(problem);
};

/** Everything that must hold at rest. */
export const checkAtRest = (game: BattleGame): void => {
  checkZones(game);
  checkLimits(game);
  checkSomebodyCanAct(game);
  const { world } = game;
  if (world.outcome.result !== 'none' || pendingChoice(world) !== undefined) return;
  if (world.stack !== null) fail(`The game rests with a frame "${world.stack.kind}" on the stack.`);
  if (world.pendingSummons.length > 0) fail('Summon Events are still pending.');
  if (world.waitingDeaths.length > 0) fail('Deaths are still waiting.');
  const dying = minionsInPlay(world).filter((id) => isDying(world, id));
  if (dying.length > 0) fail(`Dying in play at rest: ${dying.join(', ')}.`);
  if (JSON.stringify(world.activeAuras) !== JSON.stringify(freshAuras(world))) fail('The Other snapshot is not fresh.');
};

/** Each entity is in exactly the place its zone names, and orders of play in play are unique. */
const checkZones = ({ world }: BattleGame): void => {
  const places = new Map<number, string>();
  world.players.forEach((player, seat) => {
    const lists = {
      deck: player.deck,
      hand: player.hand,
      board: player.board,
      secret: player.secrets,
      graveyard: player.graveyard,
      hero: [player.hero],
      heroPower: player.heroPower === null ? [] : [player.heroPower],
      weapon: player.weapon === null ? [] : [player.weapon],
    };
    for (const [zone, ids] of Object.entries(lists)) {
      for (const id of ids) {
        if (places.has(id)) fail(`Entity ${id} is in two places.`);
        places.set(id, `${seat} ${zone}`);
      }
    }
  });
  const orders = new Set<number>();
  for (const { id, zone, controller, order } of Object.values(world.entities)) {
    const place = places.get(id);
    const isNowhere = zone === 'removed' || zone === 'setAside';
    if (isNowhere ? place !== undefined : place !== `${controller} ${zone}`) {
      fail(`Entity ${id} is in "${zone}" of seat ${controller}, but listed in "${place}".`);
    }
    if (['board', 'hero', 'heroPower', 'weapon', 'secret'].includes(zone)) {
      if (orders.has(order)) fail(`Order of play ${order} is used twice.`);
      orders.add(order);
    }
  }
};

const checkLimits = ({ world }: BattleGame): void => {
  const { limits } = world.rules;
  world.players.forEach((player, seat) => {
    if (player.board.length > limits.board) fail(`Seat ${seat} has ${player.board.length} minions.`);
    if (player.hand.length > limits.hand) fail(`Seat ${seat} has ${player.hand.length} cards in hand.`);
    if (player.secrets.length > limits.secrets) fail(`Seat ${seat} has ${player.secrets.length} secrets.`);
    const { maximum, available } = player.mana;
    if (available < 0 || available > limits.mana || maximum > limits.mana) fail(`Seat ${seat} has ${available} mana.`);
  });
};

const checkSomebodyCanAct = (game: BattleGame): void => {
  if (!game.isOver && game.awaited().length === 0) fail('Nobody can act.');
};

/** Rounds of deaths count up from 1, each after a removal, and nothing removed is damaged again. */
export const checkLog = (log: readonly BattleEvent[]): void => {
  let round = 0;
  let removals = 0;
  const gone = new Set<number>();
  for (const event of log) {
    if (event.type === 'Destroyed') {
      removals += 1;
      gone.add(event.id);
    } else if (event.type === 'Summoned' || event.type === 'Returned') {
      gone.delete(event.id);
    } else if (event.type === 'Damaged' && gone.has(event.target)) {
      fail(`Entity ${event.target} was destroyed and then damaged.`);
    } else if (event.type === 'DeathPhase') {
      if (removals === 0) fail(`Death Phase ${event.round} without a removal.`);
      if (event.round !== 1 && event.round !== round + 1) fail(`Death Phase ${event.round} after ${round}.`);
      round = event.round;
      removals = 0;
    }
  }
};
