// Questions about a battle. They change nothing, and each looks at the present World with the functions that the rules
// themselves use.

import type { z } from 'zod';
import {
  type AnyBattleInput,
  attackOf,
  type BattleGame,
  type BattleWorld,
  costOf,
  healthOf,
  keywordsOf,
  maxHealthOf,
  optionsOf,
  pendingChoice,
  spellDamageOf,
  targetRuleOf,
  targetsOf,
} from '../../machines/battle/index.ts';
import type { Refusal } from '../../machines/index.ts';
import { buffsOf, cardOf, entityFacts, listed } from './entity-facts.ts';
import { RequestError } from './errors.ts';
import { count, entity, seat, zone } from './fields.ts';
import { entityIn, onBattle, playerIn } from './on-game.ts';
import type { Command } from './requests.ts';

/** A question about one entity. */
const about = (question: (world: BattleWorld, id: number) => unknown): Command =>
  onBattle({ entity }, ({ entity: id }, { world }) => ({ value: question(world, entityIn(world, id).id) }));

const whyNot = (refusal: Refusal | null) =>
  refusal === null ? null : { reason: refusal.code, message: refusal.message };

/** The input that would use a card of a hand or a Hero Power, without a target. */
const useOf = (world: BattleWorld, id: number, option?: number): AnyBattleInput => {
  const { controller, zone: place } = entityIn(world, id);
  if (place === 'heroPower') return { type: 'HERO_POWER', seat: controller };
  return { type: 'PLAY', seat: controller, card: id, ...(option === undefined ? {} : { option }) };
};

/** A card that only lacks a target, or a choice of its texts, can be played: there is one. */
const playFault = (game: BattleGame, id: number): Refusal | null => {
  const fault = game.whyNot(useOf(game.world, id));
  if (fault?.code === 'target-required') return null;
  if (fault?.code !== 'option-required') return fault;
  const faults = optionsOf(cardOf(game.world, id)).map((_, option) => game.whyNot(useOf(game.world, id, option)));
  const isPlayable = faults.some((each) => each === null || each.code === 'target-required');
  return isPlayable ? null : (faults[0] ?? null);
};

/** The characters of the other side, hero first. */
const enemiesOf = (world: BattleWorld, id: number): number[] => {
  const { hero, board } = playerIn(world, 1 - entityIn(world, id).controller);
  return [hero, ...board];
};

const attackFault = (game: BattleGame, attacker: number, defender: number): Refusal | null =>
  game.whyNot({ type: 'ATTACK', seat: entityIn(game.world, attacker).controller, attacker, defender });

const isAttacker = (world: BattleWorld, id: number): boolean => ['board', 'hero'].includes(entityIn(world, id).zone);

/** Whom it may attack if it is in play, and else the legal targets of its text. */
const targetsFor = (game: BattleGame, id: number, option: number | undefined): number[] => {
  const { world } = game;
  if (isAttacker(world, id)) return enemiesOf(world, id).filter((enemy) => attackFault(game, id, enemy) === null);
  return targetsOf(world, entityIn(world, id).controller, id, option ?? null);
};

/** Must it be played with a target now? */
const needsTarget = (world: BattleWorld, id: number, option: number | undefined): boolean => {
  const rule = targetRuleOf(cardOf(world, id), option ?? null);
  if (rule === undefined) return false;
  return rule.need === 'required' || targetsOf(world, entityIn(world, id).controller, id, option ?? null).length > 0;
};

const canAttack = (game: BattleGame, id: number): object => {
  if (!isAttacker(game.world, id)) {
    const message = `Entity ${id} is in the zone "${entityIn(game.world, id).zone}". Expected a character in play.`;
    throw new RequestError('refused', message, { reason: 'wrong-zone' });
  }
  const faults = enemiesOf(game.world, id).map((enemy) => attackFault(game, id, enemy));
  const isAble = faults.includes(null);
  return { value: isAble, refusal: isAble ? null : whyNot(faults[0] ?? null) };
};

const neighbours = (world: BattleWorld, id: number): number[] => {
  const { board } = playerIn(world, entityIn(world, id).controller);
  const at = board.indexOf(id);
  return at < 0 ? [] : [board[at - 1], board[at + 1]].filter((each) => each !== undefined);
};

const zoneOf = (world: BattleWorld, of: number, name: z.infer<typeof zone>): readonly number[] => {
  const player = playerIn(world, of);
  const maybe = (id: number | null) => (id === null ? [] : [id]);
  switch (name) {
    case 'hero':
      return [player.hero];
    case 'hero-power':
      return maybe(player.heroPower);
    case 'weapon':
      return maybe(player.weapon);
    default:
      return player[name];
  }
};

const openChoice = (world: BattleWorld): object | null => {
  const choice = pendingChoice(world);
  if (choice === undefined) return null;
  return { seat: choice.player, options: choice.options.map((option) => listed(world, option)) };
};

export const queryCommands = {
  'attack-of': about(attackOf),
  'health-of': about(healthOf),
  'max-health-of': about(maxHealthOf),
  'damage-of': about((world, id) => entityIn(world, id).damage),
  'cost-of': about(costOf),
  'keywords-of': about(keywordsOf),
  'buffs-of': about(buffsOf),
  'adjacent-to': about((world, id) => neighbours(world, id).map((each) => listed(world, { entity: each }))),
  entity: about(entityFacts),
  'targets-of': onBattle({ entity, option: count.optional() }, ({ entity: id, option }, game) => ({
    value: targetsFor(game, entityIn(game.world, id).id, option).map((each) => listed(game.world, { entity: each })),
  })),
  'needs-target': onBattle({ entity, option: count.optional() }, ({ entity: id, option }, { world }) => ({
    value: needsTarget(world, id, option),
  })),
  'can-attack': onBattle({ entity }, ({ entity: id }, game) => canAttack(game, id)),
  playable: onBattle({ entity }, ({ entity: id }, game) => {
    const fault = playFault(game, id);
    return { value: fault === null, refusal: whyNot(fault) };
  }),
  'spell-power': onBattle({ seat }, ({ seat: of }, { world }) => {
    playerIn(world, of);
    return { value: spellDamageOf(world, of) };
  }),
  mana: onBattle({ seat }, ({ seat: of }, { world }) => ({ value: playerIn(world, of).mana })),
  zone: onBattle({ seat, zone }, ({ seat: of, zone: name }, { world }) => ({
    value: zoneOf(world, of, name).map((id) => listed(world, { entity: id })),
  })),
  'open-choice': onBattle({}, (_request, { world }) => ({ value: openChoice(world) })),
  turn: onBattle({}, (_request, { world }) => ({ value: world.turn, activePlayer: world.activePlayer })),
} satisfies Record<string, Command>;
