// What a seat may send now, in stable order, from the same rules that check it.

import { withoutReasons } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { type Attack, attackerFault, guardsOf, pairFault } from './attack-legality.ts';
import { pendingChoice } from './choice.ts';
import type { ChoiceOption } from './frames.ts';
import type { BattleInput } from './inputs.ts';
import { cardFault, mulliganAwaited, powerFault } from './legality.ts';
import { printedOf } from './printed.ts';
import { targetRuleOf, targetsOf } from './targets.ts';
import { aimlessFault, type Text, useFault } from './text-legality.ts';
import { type BattleWorld, entityOf, opponentOf, playerOf } from './world.ts';

/** One legal input, and what is still open about it. */
export interface Move {
  readonly input: BattleInput;
  /** For people: "Play Fireball on Chillwind Yeti". */
  readonly label: string;
  /** Board places that `position` may name: 0 to `places` − 1. Only on minions played. */
  readonly places?: number;
  /** Cards of which any number may be added to `replace`. Only on the mulligan. */
  readonly replaceable?: readonly EntityId[];
}

/**
 * All legal inputs of a seat but CONCEDE, which is always legal while the game goes on. Places on the board and the
 * cards of a mulligan are named as still open instead of being listed one by one. Empty for a seat not awaited.
 */
export const legalMoves = (world: BattleWorld, seat: Seat): Move[] => {
  if (world.outcome.result !== 'none' || world.players[seat] === undefined) return [];
  if (mulliganAwaited(world).length > 0) return mulliganMoves(world, seat);
  const choice = pendingChoice(world);
  if (choice !== undefined) {
    if (choice.player !== seat) return [];
    return choice.options.map((option, index) => ({
      input: { type: 'CHOOSE', seat, option: index },
      label: `Choose ${optionName(world, option)}`,
    }));
  }
  return seat === world.activePlayer ? withoutReasons(turnMoves, world, seat) : [];
};

export const optionName = (world: BattleWorld, option: ChoiceOption): string =>
  'card' in option ? option.card : entityOf(world, option.entity).card;

const mulliganMoves = (world: BattleWorld, seat: Seat): Move[] => {
  const player = playerOf(world, seat);
  if (player.hasMulliganed) return [];
  const input: BattleInput = { type: 'MULLIGAN', seat, replace: [] };
  return [{ input, label: 'Keep the opening hand, or replace cards', replaceable: [...player.hand] }];
};

/** What is the same for several moves is asked once: can the card be played at all, may this one attack, who stands guard. */
const turnMoves = (world: BattleWorld, seat: Seat): Move[] => {
  const moves: Move[] = [];
  for (const id of playerOf(world, seat).hand) addPlays(world, seat, id, moves);
  addHeroPower(world, seat, moves);
  addAttacks(world, seat, moves);
  moves.push({ input: { type: 'END_TURN', seat }, label: 'End the turn' });
  return moves;
};

const addPlays = (world: BattleWorld, seat: Seat, id: EntityId, moves: Move[]): void => {
  if (cardFault(world, seat, id) !== null) return;
  const card = printedOf(world, entityOf(world, id));
  const text = { seat, card, source: id };
  if (useFault(world, text) !== null) return;
  if (card.chooseOne.length === 0) addPlaysOf(world, text, null, moves);
  else for (let option = 0; option < card.chooseOne.length; option += 1) addPlaysOf(world, text, option, moves);
};

type OwnText = Text & { readonly source: EntityId };

/** One move for each legal target, or one without if the card can be played so. */
const addPlaysOf = (world: BattleWorld, text: OwnText, option: number | null, moves: Move[]): void => {
  const { seat, card, source } = text;
  const label = option === null ? `Play ${card.name}` : `Play ${card.name} (${card.chooseOne[option]?.name})`;
  const places = card.kind === 'minion' ? playerOf(world, seat).board.length + 1 : null;
  const add = (input: BattleInput, label: string) =>
    moves.push(places === null ? { input, label } : { input, label, places });
  const rule = targetRuleOf(card, option);
  const legal = rule === undefined ? [] : targetsOf(world, seat, source, option);
  for (const target of legal) {
    add(playInput(seat, source, target, option), `${label} on ${entityOf(world, target).card}`);
  }
  if (aimlessFault(card, rule, legal) === null) add(playInput(seat, source, null, option), label);
};

/** Written out: so many are listed that spreading what is left out would be felt. */
const playInput = (seat: Seat, card: EntityId, target: EntityId | null, option: number | null): BattleInput => {
  if (target === null) {
    return option === null ? { type: 'PLAY', seat, card } : { type: 'PLAY', seat, card, option };
  }
  return option === null ? { type: 'PLAY', seat, card, target } : { type: 'PLAY', seat, card, target, option };
};

const addHeroPower = (world: BattleWorld, seat: Seat, moves: Move[]): void => {
  const { heroPower } = playerOf(world, seat);
  if (heroPower === null) return;
  const card = printedOf(world, entityOf(world, heroPower));
  if (powerFault(world, { seat, card, source: heroPower }) !== null) return;
  const rule = targetRuleOf(card, null);
  const legal = rule === undefined ? [] : targetsOf(world, seat, heroPower, null);
  const label = `Use ${card.name}`;
  for (const target of legal) {
    moves.push({ input: { type: 'HERO_POWER', seat, target }, label: `${label} on ${entityOf(world, target).card}` });
  }
  if (aimlessFault(card, rule, legal) === null) moves.push({ input: { type: 'HERO_POWER', seat }, label });
};

const addAttacks = (world: BattleWorld, seat: Seat, moves: Move[]): void => {
  const { hero, board } = playerOf(world, seat);
  const guards = guardsOf(world, opponentOf(seat));
  addAttacksOf(world, seat, hero, guards, moves);
  for (const id of board) addAttacksOf(world, seat, id, guards, moves);
};

const addAttacksOf = (
  world: BattleWorld,
  seat: Seat,
  attacker: EntityId,
  guards: readonly EntityId[],
  moves: Move[],
): void => {
  if (world.rules.checksActions && attackerFault(world, attacker) !== null) return;
  const { hero, board } = playerOf(world, opponentOf(seat));
  addAttack(world, { seat, attacker, defender: hero }, guards, moves);
  for (const defender of board) addAttack(world, { seat, attacker, defender }, guards, moves);
};

const addAttack = (world: BattleWorld, attack: Attack, guards: readonly EntityId[], moves: Move[]): void => {
  if (world.rules.checksActions && pairFault(world, attack, guards) !== null) return;
  const { seat, attacker, defender } = attack;
  moves.push({
    input: { type: 'ATTACK', seat, attacker, defender },
    label: `Attack ${entityOf(world, defender).card} with ${entityOf(world, attacker).card}`,
  });
};
