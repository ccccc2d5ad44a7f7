// A yardstick, not engine code: nothing of the engine is in here, and nothing of the engine imports it. Hand-written for
// speed alone; kept in one piece as it was measured first, so its style is its own.
//
// The course scenario of course-arrays.ts with plain objects.
//
//   obj   a fresh game of plain monomorphic objects per scenario, log = event objects
//   snap  as obj, but every public call first deep-copies the state by hand and works on
//         the copy (the price of keeping an immutable snapshot after each request)
//   json  as obj, and after the cast the log and both players' zones are JSON.stringified
//         (the price of sending the result of the request to a client)
//   wire  one stateless request: parse the state before the cast from JSON text, rebuild the
//         objects, cast, write state and log back to JSON text (no set-up in the loop)
//
// Run alone: node course-objects.js MODE [seconds] [warmupSeconds]

import { CHECKSUM, checkCourse } from './course-result.ts';
import { drive } from './drive.ts';

const FILLER = 0,
  BARON = 1,
  HOARDER = 2,
  GOLEM = 3,
  DGOLEM = 4,
  WHIRLWIND = 5;
const FX_NONE = 0,
  FX_DRAW = 1,
  FX_SUMMON = 2,
  FX_DAMAGE_ALL = 3;
const CARD_ATK = Int32Array.of(1, 1, 2, 2, 2, 0);
const CARD_HP = Int32Array.of(1, 7, 1, 3, 1, 0);
const CARD_DR = Int32Array.of(FX_NONE, FX_NONE, FX_DRAW, FX_SUMMON, FX_NONE, FX_NONE);
const CARD_DR_ARG = Int32Array.of(0, 0, 1, DGOLEM, 0, 0);
const CARD_AURA_DR_TIMES = Int32Array.of(1, 2, 1, 1, 1, 1);
const CARD_SPELL = Int32Array.of(FX_NONE, FX_NONE, FX_NONE, FX_NONE, FX_NONE, FX_DAMAGE_ALL);
const CARD_SPELL_ARG = Int32Array.of(0, 0, 0, 0, 0, 1);

const Z_DECK = 0,
  Z_HAND = 1,
  Z_BOARD = 2,
  Z_GRAVE = 3;
const E_SPELL = 0,
  E_DAMAGED = 1,
  E_DESTROYED = 2,
  E_PHASE = 3,
  E_TRIGGERED = 4,
  E_DREW = 5,
  E_SUMMONED = 6;

const MAXB = 7;
class Ev {
  kind: number;
  a: number;
  b: number;
  constructor(kind: number, a: number, b: number) {
    this.kind = kind;
    this.a = a;
    this.b = b;
  }
}
class Ent {
  id: number;
  card: number;
  owner: number;
  zone: number;
  atk: number;
  hp: number;
  dmg: number;
  pos: number;
  constructor(
    id: number,
    card: number,
    owner: number,
    zone: number,
    atk: number,
    hp: number,
    dmg: number,
    pos: number,
  ) {
    this.id = id;
    this.card = card;
    this.owner = owner;
    this.zone = zone;
    this.atk = atk;
    this.hp = hp;
    this.dmg = dmg;
    this.pos = pos;
  }
}
class Player {
  deck: Ent[] = [];
  hand: Ent[] = [];
  board: Ent[] = [];
}
class Game {
  ents: Ent[] = [];
  players: Player[] = [new Player(), new Player()];
  inPlay: Ent[] = [];
  dr0 = 1;
  dr1 = 1;
  log: Ev[] = [];

  clone(): Game {
    const g = new Game(),
      n = this.ents.length,
      es = new Array<Ent>(n);
    for (let i = 0; i < n; i++) {
      const e = this.ents[i]!;
      es[i] = new Ent(e.id, e.card, e.owner, e.zone, e.atk, e.hp, e.dmg, e.pos);
    }
    g.ents = es;
    for (let p = 0; p < 2; p++) {
      const a = this.players[p]!,
        b = g.players[p]!;
      for (const e of a.deck) b.deck.push(es[e.id]!);
      for (const e of a.hand) b.hand.push(es[e.id]!);
      for (const e of a.board) b.board.push(es[e.id]!);
    }
    for (const e of this.inPlay) g.inPlay.push(es[e.id]!);
    g.dr0 = this.dr0;
    g.dr1 = this.dr1;
    g.log = this.log.slice();
    return g;
  }
  emit(kind: number, a: number, b: number): void {
    this.log.push(new Ev(kind, a, b));
  }
  auraUpdate(): void {
    let t0 = 1,
      t1 = 1;
    for (const e of this.inPlay) {
      const t = CARD_AURA_DR_TIMES[e.card]!;
      if (t !== 1) {
        if (e.owner === 0) {
          if (t > t0) t0 = t;
        } else if (t > t1) t1 = t;
      }
    }
    this.dr0 = t0;
    this.dr1 = t1;
  }
  create(card: number, owner: number, zone: number): Ent {
    const e = new Ent(this.ents.length, card, owner, zone, CARD_ATK[card]!, CARD_HP[card]!, 0, -1);
    this.ents.push(e);
    return e;
  }
  summon(card: number, owner: number, at: number): Ent | null {
    const b = this.players[owner]!.board;
    if (b.length >= MAXB) return null;
    const e = this.create(card, owner, Z_BOARD);
    if (at >= b.length) b.push(e);
    else b.splice(at, 0, e);
    this.inPlay.push(e);
    this.emit(E_SUMMONED, e.id, owner);
    this.auraUpdate();
    return e;
  }
  draw(p: number): void {
    const pl = this.players[p]!,
      e = pl.deck.pop();
    if (e === undefined) return;
    if (pl.hand.length >= 10) {
      e.zone = Z_GRAVE;
      return;
    }
    e.zone = Z_HAND;
    pl.hand.push(e);
    this.emit(E_DREW, p, e.id);
  }
  hit(e: Ent, n: number): void {
    e.dmg += n;
    this.emit(E_DAMAGED, e.id, n);
  }
  endPhase(): void {
    for (let round = 1; ; round++) {
      let dead: Ent[] | null = null,
        k = 0;
      const ip = this.inPlay;
      for (let i = 0; i < ip.length; i++) {
        const e = ip[i]!;
        if (e.dmg >= e.hp) {
          const b = this.players[e.owner]!.board;
          e.pos = b.indexOf(e);
          b.splice(e.pos, 1);
          e.zone = Z_GRAVE;
          if (dead === null) dead = [e];
          else dead.push(e);
          this.emit(E_DESTROYED, e.id, 0);
        } else ip[k++] = e;
      }
      ip.length = k;
      this.auraUpdate();
      if (dead === null) return;
      this.emit(E_PHASE, round, 0);
      for (const e of dead) {
        const fx = CARD_DR[e.card]!;
        if (fx === FX_NONE) continue;
        const times = e.owner === 0 ? this.dr0 : this.dr1,
          arg = CARD_DR_ARG[e.card]!;
        for (let t = 0; t < times; t++) {
          this.emit(E_TRIGGERED, e.id, 0);
          if (fx === FX_DRAW) {
            for (let n = 0; n < arg; n++) this.draw(e.owner);
          } else this.summon(arg, e.owner, e.pos);
        }
      }
    }
  }
  cast(card: number): void {
    this.emit(E_SPELL, card, 0);
    if (CARD_SPELL[card] === FX_DAMAGE_ALL) {
      const a = CARD_SPELL_ARG[card]!;
      for (const e of this.inPlay) this.hit(e, a);
    }
    this.endPhase();
  }
}
function newGame(): Game {
  const g = new Game();
  for (let i = 0; i < 5; i++) g.players[0]!.deck.push(g.create(FILLER, 0, Z_DECK));
  return g;
}
let lastGame: Game | null = null; // keep the last result reachable
function scenarioObj(): number {
  const g = newGame();
  g.summon(BARON, 0, MAXB);
  g.endPhase();
  g.summon(HOARDER, 0, MAXB);
  g.endPhase();
  const gol = g.summon(GOLEM, 0, MAXB)!;
  g.endPhase();
  g.hit(gol, 2);
  g.endPhase();
  g.log = [];
  g.cast(WHIRLWIND);
  lastGame = g;
  return g.log.length + g.players[0]!.hand.length * 100 + g.players[0]!.board.length * 1000;
}
function scenarioSnap(): number {
  let g = newGame();
  g = g.clone();
  g.summon(BARON, 0, MAXB);
  g.endPhase();
  g = g.clone();
  g.summon(HOARDER, 0, MAXB);
  g.endPhase();
  g = g.clone();
  const gol = g.summon(GOLEM, 0, MAXB)!;
  g.endPhase();
  g = g.clone();
  g.hit(g.ents[gol.id]!, 2);
  g.endPhase();
  g = g.clone();
  g.log = [];
  g.cast(WHIRLWIND);
  lastGame = g;
  return g.log.length + g.players[0]!.hand.length * 100 + g.players[0]!.board.length * 1000;
}
/** Kept so that no text is made for nothing. */
export let bytes = 0;
function scenarioJson(): number {
  const r = scenarioObj();
  bytes += JSON.stringify({ log: lastGame!.log, players: lastGame!.players }).length;
  return r;
}

function save(g: Game): string {
  const ids = (l: Ent[]) => l.map((e) => e.id);
  return JSON.stringify({
    ents: g.ents,
    players: g.players.map((p) => ({ deck: ids(p.deck), hand: ids(p.hand), board: ids(p.board) })),
    inPlay: ids(g.inPlay),
    dr: [g.dr0, g.dr1],
    log: g.log,
  });
}
interface Saved {
  ents: Ent[];
  players: { deck: number[]; hand: number[]; board: number[] }[];
  inPlay: number[];
  dr: number[];
  log: Ev[];
}
function load(text: string): Game {
  const o = JSON.parse(text) as Saved,
    g = new Game();
  for (const e of o.ents) g.ents.push(new Ent(e.id, e.card, e.owner, e.zone, e.atk, e.hp, e.dmg, e.pos));
  o.players.forEach((p, i) => {
    const q = g.players[i]!;
    for (const k of p.deck) q.deck.push(g.ents[k]!);
    for (const k of p.hand) q.hand.push(g.ents[k]!);
    for (const k of p.board) q.board.push(g.ents[k]!);
  });
  for (const k of o.inPlay) g.inPlay.push(g.ents[k]!);
  g.dr0 = o.dr[0]!;
  g.dr1 = o.dr[1]!;
  return g;
}
let before = '';
function scenarioWire(): number {
  if (before === '') {
    const g = newGame();
    g.summon(BARON, 0, MAXB);
    g.endPhase();
    g.summon(HOARDER, 0, MAXB);
    g.endPhase();
    const gol = g.summon(GOLEM, 0, MAXB)!;
    g.endPhase();
    g.hit(gol, 2);
    g.endPhase();
    g.log = [];
    before = save(g);
  }
  const g = load(before);
  g.cast(WHIRLWIND);
  lastGame = g;
  bytes += save(g).length;
  return g.log.length + g.players[0]!.hand.length * 100 + g.players[0]!.board.length * 1000;
}
const MODES = { obj: scenarioObj, snap: scenarioSnap, json: scenarioJson, wire: scenarioWire };
export type ObjectMode = keyof typeof MODES;

/** Plays the scenario this many times. */
export const playObjects = (mode: ObjectMode, count: number): number => {
  const scenario = MODES[mode];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += scenario();
  if (sum !== count * CHECKSUM) throw new Error(`checksum ${sum / count}`);
  return count;
};

for (const scenario of Object.values(MODES)) {
  scenario();
  const { log, ents } = lastGame as unknown as Game;
  checkCourse(
    log.map(({ kind, a, b }) => [kind, a, b]),
    ents[5]!.hp - ents[5]!.dmg,
  );
}
const [mode = 'obj', ...times] = process.argv.slice(2);
drive(import.meta.url, `limit-${mode}`, 'scenarios', times, () => playObjects(mode as ObjectMode, 2000));
