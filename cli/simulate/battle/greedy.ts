// A bot for battle that takes what looks best at once: damage that wins, then the most expensive card on the target
// that suits it, good trades, the enemy hero. It knows its view and what is printed on cards, and never looks ahead.

import {
  type BattleView,
  battle,
  type Move,
  type ViewedEntity,
  type ViewedSide,
} from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import { pickBest } from '../rolls.ts';
import type { BattleBot } from './random.ts';
import { type Intent, intentOf } from './target-intent.ts';

/** Opening hand cards that cost more are replaced. */
const DEAREST_KEPT = 3;
/** A move that is better not made; ending the turn scores 0. */
const NEVER = -1000;
const WINS = 1000;

export const greedyBattleBot: BattleBot = (view, moves, roll) => {
  const table = new Table(view, moves);
  const move = pickBest(roll, moves, (each) => table.scoreOf(each));
  const { input, replaceable } = move;
  if (input.type !== 'MULLIGAN' || replaceable === undefined) return { move, input };
  const replace = replaceable.filter((id) => (table.find(id)?.cost ?? 0) > DEAREST_KEPT);
  return { move, input: { ...input, replace } };
};

/** The view from the bot's own side. */
class Table {
  readonly #view: BattleView;
  readonly #own: ViewedSide;
  readonly #enemy: ViewedSide;
  readonly #entities = new Map<EntityId, ViewedEntity>();
  readonly #isLethal: boolean;

  constructor(view: BattleView, moves: readonly Move[]) {
    const [first, second] = view.players as readonly [ViewedSide, ViewedSide];
    this.#view = view;
    [this.#own, this.#enemy] = view.viewer === first.seat ? [first, second] : [second, first];
    for (const side of view.players) {
      for (const entity of [side.hero, ...side.board, ...(side.hand ?? [])]) this.#entities.set(entity.entity, entity);
    }
    this.#isLethal = this.#damageToHero(moves) >= lifeOf(this.#enemy.hero);
  }

  find(id: EntityId): ViewedEntity | undefined {
    return this.#entities.get(id);
  }

  scoreOf({ input }: Move): number {
    switch (input.type) {
      case 'PLAY': {
        const card = this.find(input.card);
        return card === undefined ? NEVER : 10 + 2 * card.cost + this.#targetScore(card.card, input);
      }
      case 'HERO_POWER': {
        const power = this.#own.heroPower;
        return power === null ? NEVER : 3 + this.#targetScore(power.card, input);
      }
      case 'ATTACK':
        return this.#attackScore(this.find(input.attacker), this.find(input.defender));
      case 'CHOOSE':
        return printedCost(this.#view.choice?.options?.[input.option]);
      default:
        return 0;
    }
  }

  /** What every character that may attack the enemy hero would do to it. */
  #damageToHero(moves: readonly Move[]): number {
    const attackers = moves.flatMap(({ input }) =>
      input.type === 'ATTACK' && input.defender === this.#enemy.hero.entity ? [input.attacker] : [],
    );
    return attackers.reduce((sum, id) => sum + (this.find(id)?.attack ?? 0), 0);
  }

  #attackScore(attacker: ViewedEntity | undefined, defender: ViewedEntity | undefined): number {
    if (attacker === undefined || defender === undefined) return NEVER;
    const { attack = 0 } = attacker;
    if (attack === 0) return NEVER;
    if (defender.entity === this.#enemy.hero.entity) return this.#isLethal ? WINS : 3 + attack;
    const gain = kills(attacker, defender) ? worthOf(defender) : 0;
    const isHero = attacker.entity === this.#own.hero.entity;
    const loss = isHero ? (defender.attack ?? 0) / 2 : kills(defender, attacker) ? worthOf(attacker) : 0;
    if (gain > loss) return 8 + gain - loss;
    // A shield or a Taunt has to go some time, if that costs nothing.
    return loss === 0 ? 1 : NEVER;
  }

  #targetScore(card: ViewedEntity['card'], input: { readonly target?: EntityId; readonly option?: number }): number {
    if (input.target === undefined) return 0;
    const target = this.find(input.target);
    if (target === undefined) return 0;
    const isOwn = [this.#own.hero, ...this.#own.board].includes(target);
    return this.#suits(intentOf(card, input.option), target, isOwn);
  }

  #suits(intent: Intent, target: ViewedEntity, isOwn: boolean): number {
    const { health = 0, maxHealth = 0 } = target;
    switch (intent.kind) {
      case 'harm': {
        if (isOwn) return NEVER;
        if (target === this.#enemy.hero) return (intent.amount ?? 0) >= lifeOf(target) ? WINS : 0;
        const isEnough = intent.amount === undefined || intent.amount >= health;
        return isEnough ? worthOf(target) : 0;
      }
      case 'heal':
        return isOwn && health < maxHealth ? Math.min(maxHealth - health, 5) : NEVER;
      case 'help':
        return isOwn ? worthOf(target) / 4 : NEVER;
      case 'unknown':
        return 0;
    }
  }
}

const lifeOf = ({ health = 0, armor = 0 }: ViewedEntity): number => health + armor;
const worthOf = ({ attack = 0, health = 0 }: ViewedEntity): number => attack + health;

const kills = ({ attack = 0, keywords }: ViewedEntity, other: ViewedEntity): boolean => {
  if (attack === 0 || other.keywords.includes('divineShield') || other.keywords.includes('immune')) return false;
  return attack >= (other.health ?? 0) || keywords.includes('poisonous');
};

const printedCost = (name: ViewedEntity['card'] | undefined): number =>
  name === undefined ? 0 : (battle.cards.cards.get(name)?.cost ?? 0);
