// The table of a battle: two sides with hero, board, hand, deck, secrets and graveyard.

import { capitalised, spaced } from '../../../cli/words.ts';
import {
  type BattleCard,
  type BattleView,
  type BattleWorld,
  battleViewFor,
  type CardSet,
  type Enchantment,
  enchantmentAt,
  type ViewedEntity,
  type ViewedSide,
} from '../../../machines/battle/index.ts';
import type { Buff, Mark, Table, TableCard, TableSide, TableViewer, TableZone } from '../table/table.ts';
import { deadIn, dyingIn } from './entities.ts';

export const battleTable = (cards: CardSet, world: BattleWorld, viewer: TableViewer): Table => {
  const view = battleViewFor(world, viewer);
  const { outcome } = view;
  const draw = new Drawing(cards, world);
  return {
    viewer,
    turn: view.turn,
    phase: PHASES[view.phase] ?? spaced(view.phase),
    outcome: outcome.result === 'none' ? null : outcome.result === 'draw' ? 'a draw' : `seat ${outcome.player} wins`,
    sides: view.players.map((side) => draw.side(side, view)),
    shared: [],
  };
};

const PHASES: Readonly<Record<string, string>> = { main: 'turn', over: 'game over' };

class Drawing {
  readonly #cards: CardSet;
  readonly #world: BattleWorld;
  readonly #dying: ReadonlySet<number>;
  readonly #dead: ReadonlySet<number>;
  readonly #waiting: ReadonlySet<number>;

  constructor(cards: CardSet, world: BattleWorld) {
    this.#cards = cards;
    this.#world = world;
    this.#dying = new Set(dyingIn(world));
    this.#dead = new Set(deadIn(world));
    this.#waiting = new Set(waitingIn(world));
  }

  side(side: ViewedSide, { activePlayer, awaited, outcome }: BattleView): TableSide {
    const { seat, mana, fatigue } = side;
    const one = (entity: ViewedEntity | null) => (entity === null ? [] : [entity]);
    const player = this.#world.players[seat];
    return {
      seat,
      isTurnPlayer: seat === activePlayer,
      isAwaited: outcome.result === 'none' && awaited.includes(seat),
      hasLeft: false,
      counters: {
        mana: mana.available,
        crystals: mana.maximum,
        ...(mana.owed > 0 ? { owed: mana.owed } : {}),
        ...(mana.locked > 0 ? { locked: mana.locked } : {}),
        ...(fatigue > 0 ? { fatigue } : {}),
      },
      buffs: (player?.enchantments ?? []).map((each) => this.#buff(each)),
      zones: [
        this.#zone('hero', one(side.hero)),
        this.#zone('heroPower', one(side.heroPower)),
        this.#zone('weapon', one(side.weapon)),
        this.#zone('board', side.board),
        this.#zone('hand', side.hand, side.handCount),
        this.#zone('secret', side.secrets, side.secretCount),
        this.#zone('deck', side.deck, side.deckCount),
        this.#zone('graveyard', side.graveyard),
      ],
    };
  }

  #zone(zone: string, entities: readonly ViewedEntity[] | null, count = entities?.length ?? 0): TableZone {
    const cards = entities === null ? null : entities.map((entity) => this.#card(entity));
    return { zone, title: capitalised(spaced(zone)), count, cards, stacks: null };
  }

  #card({
    entity: id,
    card: name,
    cost,
    attack,
    health,
    maxHealth,
    armor,
    keywords,
    ...rest
  }: ViewedEntity): TableCard {
    const entity = this.#world.entities[id];
    const printed = this.#cards.cards.get(name);
    const numbers = given({ cost, attack, health, maxHealth, armor: armor === 0 ? undefined : armor });
    return {
      entity: id,
      card: name,
      as: null,
      kind: printed?.kind ?? 'card',
      group: printed?.class ?? null,
      text: printed?.text ?? '',
      owner: entity?.owner ?? null,
      controller: entity?.controller ?? null,
      numbers,
      printed: changed(numbersOf(printed), numbers),
      keywords: keywords.map((keyword) => capitalised(spaced(keyword))),
      buffs: (entity?.enchantments ?? []).map((each) => this.#buff(each)),
      marks: this.#marks(id, rest),
    };
  }

  #marks(id: number, { isFrozen, isSilenced, isExhausted }: Pick<ViewedEntity, FlagName>): Mark[] {
    const marks: readonly (readonly [Mark, boolean])[] = [
      ['dying', this.#dying.has(id)],
      ['dead', this.#dead.has(id)],
      ['waiting', this.#waiting.has(id)],
      ['frozen', isFrozen],
      ['silenced', isSilenced],
      ['exhausted', isExhausted && this.#world.entities[id]?.zone === 'board'],
    ];
    return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
  }

  #buff({ script, attack, health, setAttack, setHealth }: Enchantment): Buff {
    const { keywords = [], deathrattle, events, auras, cost } = enchantmentAt(this.#world, script);
    return {
      by: script.card,
      words: [
        ...(attack !== 0 || health !== 0 ? [`${signed(attack)}/${signed(health)}`] : []),
        ...(setAttack === null ? [] : [`Attack ${setAttack}`]),
        ...(setHealth === null ? [] : [`Health ${setHealth}`]),
        ...(cost === undefined ? [] : [`cost ${signed(cost)}`]),
        ...keywords.map((keyword) => capitalised(spaced(keyword))),
        ...(deathrattle === undefined ? [] : ['Deathrattle']),
        ...(events === undefined ? [] : ['a reaction']),
        ...(auras === undefined ? [] : ['an aura']),
      ],
    };
  }
}

type FlagName = 'isFrozen' | 'isSilenced' | 'isExhausted';

/** Cards with a reaction in a queue that has not been carried out. */
const waitingIn = (world: BattleWorld): number[] => {
  const found: number[] = [];
  for (let frame = world.stack; frame !== null; frame = frame.below) {
    if (frame.kind === 'triggerQueue') found.push(...frame.entries.slice(frame.next).map(({ source }) => source));
  }
  return found;
};

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const given = (numbers: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])),
  );

const numbersOf = (card: BattleCard | undefined): Record<string, number | undefined> => {
  const { cost, attack, health, durability } = (card ?? {}) as Readonly<Record<string, number | undefined>>;
  return { cost, attack, maxHealth: health ?? durability };
};

/** The printed numbers that count differently now. */
const changed = (
  printed: Readonly<Record<string, number | undefined>>,
  now: Readonly<Record<string, number>>,
): Record<string, number> =>
  given(
    Object.fromEntries(
      Object.entries(printed).filter(([name, number]) => now[name] !== undefined && now[name] !== number),
    ),
  );
