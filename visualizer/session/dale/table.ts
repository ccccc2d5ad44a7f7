// The table of dale: hands, decks, stalls and schedules of the players, and the market, supply and bin they share.

import { capitalised, spaced } from '../../../cli/words.ts';
import {
  type DaleRuleset,
  type DaleView,
  type DaleWorld,
  daleViewFor,
  effectiveValueOf,
  phaseOf,
  typeOf,
} from '../../../machines/dale/index.ts';
import type { Buff, Mark, Table, TableCard, TableSide, TableViewer, TableZone } from '../table/table.ts';
import { daleEntitiesIn } from './entities.ts';

type Cards = DaleRuleset['cards'];
type ViewedPlayer = DaleView['players'][number];
type Viewed = NonNullable<DaleView['market'][number]>;

export const daleTable = (cards: Cards, world: DaleWorld, viewer: TableViewer): Table => {
  const view = daleViewFor(world, viewer);
  const { outcome } = view;
  const draw = new Drawing(cards, world, viewer);
  return {
    viewer,
    turn: view.turn,
    phase: spaced(phaseOf(world)),
    outcome: outcome.result === 'none' ? null : outcome.result === 'win' ? `seat ${outcome.player} wins` : 'abandoned',
    sides: view.players.map((player) => draw.side(player, view)),
    shared: [
      draw.zone('market', view.market),
      draw.zone('supply', draw.judged(world.supply), view.supplyCount),
      draw.zone('bin', view.bin),
    ],
  };
};

class Drawing {
  readonly #cards: Cards;
  readonly #world: DaleWorld;
  readonly #viewer: TableViewer;
  readonly #asked: ReadonlySet<number>;

  constructor(cards: Cards, world: DaleWorld, viewer: TableViewer) {
    this.#cards = cards;
    this.#world = world;
    this.#viewer = viewer;
    this.#asked = new Set(world.stack?.kind === 'choice' ? daleEntitiesIn('resolving.choice', world) : []);
  }

  side(player: ViewedPlayer, { turnPlayer, awaited }: DaleView): TableSide {
    const { seat, hasLeft } = player;
    const own = this.#world.players[seat];
    return {
      seat,
      isTurnPlayer: seat === turnPlayer,
      isAwaited: awaited.includes(seat),
      hasLeft,
      counters: { stacks: player.stall.length },
      buffs: [],
      zones: [
        this.zone('hand', player.hand, player.handCount),
        this.zone('deck', this.judged(own?.deck ?? []), player.deckCount),
        this.zone('discard', player.discard),
        { ...this.zone('stall', player.stall.flat()), stacks: player.stall.map(({ length }) => length) },
        this.zone('schedule', player.schedule),
        ...(player.limboCount === 0 ? [] : [this.zone('limbo', player.limbo, player.limboCount)]),
      ],
    };
  }

  zone(zone: string, viewed: readonly (Viewed | null)[] | null, count = viewed?.length ?? 0): TableZone {
    const cards = viewed === null ? null : viewed.map((card) => (card === null ? null : this.#card(card)));
    return { zone, title: capitalised(spaced(zone)), count, cards, stacks: null };
  }

  /** Piles that no view shows: only a judge of this table looks into them. */
  judged(ids: readonly number[]): Viewed[] | null {
    if (this.#viewer !== 'judge') return null;
    return ids.map((id) => ({
      id,
      card: this.#world.entities[id]?.card ?? `#${id}`,
      as: typeOf(this.#world, id),
      value: effectiveValueOf(this.#world, id),
      isUsed: false,
    }));
  }

  #card({ id, card: name, as, value, isUsed }: Viewed): TableCard {
    const counts = this.#cards.cards.get(as);
    const printed = this.#cards.cards.get(name);
    const seat = this.#world.entities[id]?.seat ?? null;
    return {
      entity: id,
      card: name,
      as: as === name ? null : as,
      kind: counts?.kind ?? 'card',
      group: printed?.set ?? null,
      text: counts?.text ?? '',
      owner: seat,
      controller: seat,
      numbers: { value },
      printed: printed !== undefined && printed.value !== value ? { value: printed.value } : {},
      keywords: counts?.kind === 'technique' && counts.plus ? ['+'] : [],
      buffs: this.#buffs(id),
      marks: this.#marks(id, isUsed),
    };
  }

  /** What is in force on this very card; what raises all values is told by the numbers. */
  #buffs(id: number): Buff[] {
    return this.#world.effects.flatMap((effect) =>
      effect.kind === 'copy' && effect.card === id ? [{ by: effect.of, words: [`a copy of ${effect.of}`] }] : [],
    );
  }

  /** That a reaction waits is private to its owner. */
  #marks(id: number, isUsed: boolean): Mark[] {
    const isWaiting = this.#world.owls.some(
      ({ card, owner }) => card === id && (this.#viewer === 'judge' || this.#viewer === owner),
    );
    const seat = this.#world.entities[id]?.seat;
    const seesQuestion = this.#viewer === 'judge' || this.#viewer === seat;
    const marks: readonly (readonly [Mark, boolean])[] = [
      ['used', isUsed],
      ['waiting', isWaiting],
      ['asked', seesQuestion && this.#asked.has(id)],
    ];
    return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
  }
}
