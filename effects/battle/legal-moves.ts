// What a seat may send now, in stable order, from the same rules that check it.

import { isRefused } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { pendingChoice } from './choice.ts';
import type { ChoiceOption } from './frames.ts';
import type { BattleInput } from './inputs.ts';
import { mulliganAwaited, refusalFor } from './legality.ts';
import { cardOf } from './stats.ts';
import { optionsOf, targetsOf } from './targets.ts';
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
  if (seat !== world.activePlayer) return [];
  return [
    ...playerOf(world, seat).hand.flatMap((id) => playMoves(world, seat, id)),
    ...heroPowerMoves(world, seat),
    ...attackMoves(world, seat),
    { input: { type: 'END_TURN', seat }, label: 'End the turn' },
  ];
};

export const optionName = (world: BattleWorld, option: ChoiceOption): string =>
  'card' in option ? option.card : entityOf(world, option.entity).card;

const mulliganMoves = (world: BattleWorld, seat: Seat): Move[] => {
  const player = playerOf(world, seat);
  if (player.hasMulliganed) return [];
  const input: BattleInput = { type: 'MULLIGAN', seat, replace: [] };
  return [{ input, label: 'Keep the opening hand, or replace cards', replaceable: [...player.hand] }];
};

const isLegal = (world: BattleWorld, { input }: Move): boolean => !isRefused(() => refusalFor(world, input));

/** One move without a target, if the card can be played so, then one for each legal target. */
const withTargets = (world: BattleWorld, targets: readonly EntityId[], make: (target?: EntityId) => Move): Move[] =>
  [make(), ...targets.map((target) => make(target))].filter((move) => isLegal(world, move));

const on = (world: BattleWorld, target: EntityId | undefined): string =>
  target === undefined ? '' : ` on ${entityOf(world, target).card}`;

const playMoves = (world: BattleWorld, seat: Seat, id: EntityId): Move[] => {
  const card = cardOf(world, id);
  const places = card.kind === 'minion' ? { places: playerOf(world, seat).board.length + 1 } : {};
  const texts = optionsOf(card);
  const choices = texts.length === 0 ? [null] : texts.map((_, index) => index);
  return choices.flatMap((option) =>
    withTargets(world, targetsOf(world, seat, id, option), (target) => ({
      input: {
        type: 'PLAY',
        seat,
        card: id,
        ...(target === undefined ? {} : { target }),
        ...(option === null ? {} : { option }),
      },
      label: `Play ${card.name}${option === null ? '' : ` (${texts[option]?.name})`}${on(world, target)}`,
      ...places,
    })),
  );
};

const heroPowerMoves = (world: BattleWorld, seat: Seat): Move[] => {
  const { heroPower } = playerOf(world, seat);
  if (heroPower === null) return [];
  return withTargets(world, targetsOf(world, seat, heroPower, null), (target) => ({
    input: { type: 'HERO_POWER', seat, ...(target === undefined ? {} : { target }) },
    label: `Use ${cardOf(world, heroPower).name}${on(world, target)}`,
  }));
};

const attackMoves = (world: BattleWorld, seat: Seat): Move[] => {
  const own = playerOf(world, seat);
  const enemy = playerOf(world, opponentOf(seat));
  return [own.hero, ...own.board].flatMap((attacker) =>
    [enemy.hero, ...enemy.board]
      .map(
        (defender): Move => ({
          input: { type: 'ATTACK', seat, attacker, defender },
          label: `Attack ${entityOf(world, defender).card} with ${entityOf(world, attacker).card}`,
        }),
      )
      .filter((move) => isLegal(world, move)),
  );
};
