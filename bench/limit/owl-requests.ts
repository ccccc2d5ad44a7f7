// A yardstick, not engine code: nothing of the engine is in here, and nothing of the engine imports it. Hand-written for
// speed alone; kept in one piece as it was measured first, so its style is its own.
//
// The practical floor for "several players are active at once": four players each hold open effects; each sends one
// request with all its targets; a player with nothing left to decide is deactivated; when nobody is active the state is
// left and the next round opens it again. Hand-written, mutable, with validation and hidden hands.
//
//   mem   request object in, result object out (events of this request)
//   json  request is JSON text, result is JSON text for the sender
//   cast  as json, and one masked view + events per player is stringified (4 texts a request)
//
// Run alone: node owl-requests.js MODE [seconds] [warmupSeconds]

import { drive } from './drive.ts';

interface Req {
  player: number;
  seq: number;
  targets: number[];
}
interface Ev {
  type: string;
  player: number;
  card: number;
}
const P = 4,
  HAND = 5;
class Owl {
  active = 0;
  round = 0;
  seq = 0;
  hands: number[][] = [];
  discard: number[][] = [];
  open: number[] = [];
  deck: number[][] = [];
  log: Ev[] = [];
  constructor() {
    for (let p = 0; p < P; p++) {
      this.hands.push([]);
      this.discard.push([]);
      this.deck.push([]);
      this.open.push(0);
      for (let i = 0; i < HAND; i++) this.hands[p]!.push(p * 100 + i);
      for (let i = 0; i < 10; i++) this.deck[p]!.push(p * 100 + 50 + i);
    }
    this.enter();
  }
  enter(): void {
    this.round++;
    for (let p = 0; p < P; p++) {
      this.open[p] = 1 + ((p + this.round) & 1);
      this.active |= 1 << p;
    }
  }
  /** one request: ditch one card and draw one for each open effect */
  submit(r: Req): { ok: boolean; error: string; events: Ev[] } {
    const p = r.player;
    if (!((this.active >> p) & 1)) return { ok: false, error: 'not active', events: [] };
    if (r.seq !== this.seq) return { ok: false, error: 'stale', events: [] };
    const n = this.open[p]!,
      h = this.hands[p]!;
    if (r.targets.length > n) return { ok: false, error: 'too many targets', events: [] };
    for (let i = 0; i < r.targets.length; i++) {
      const at = h.indexOf(r.targets[i]!);
      if (at < 0 || r.targets.indexOf(r.targets[i]!) !== i) return { ok: false, error: 'no such card', events: [] };
    }
    const ev: Ev[] = [];
    for (const t of r.targets) {
      h.splice(h.indexOf(t), 1);
      this.discard[p]!.push(t);
      ev.push({ type: 'Ditched', player: p, card: t });
      const d = this.deck[p]!;
      if (d.length === 0) {
        const x = this.discard[p]!;
        this.deck[p] = x;
        this.discard[p] = d;
        ev.push({ type: 'Shuffled', player: p, card: -1 });
      }
      const c = this.deck[p]!.shift()!;
      h.push(c);
      ev.push({ type: 'Drew', player: p, card: c });
    }
    this.open[p] = 0;
    this.active &= ~(1 << p);
    this.seq++;
    ev.push({ type: 'Deactivated', player: p, card: -1 });
    if (this.active === 0) {
      ev.push({ type: 'LeftOwl', player: -1, card: -1 });
      this.enter();
    }
    this.log = ev;
    return { ok: true, error: '', events: ev };
  }
  view(p: number): unknown {
    return {
      round: this.round,
      seq: this.seq,
      active: this.active,
      open: this.open[p],
      hand: this.hands[p],
      others: this.hands.map((h, i) => ({ hand: h.length, deck: this.deck[i]!.length, discard: this.discard[i] })),
      events: this.log.map((e) =>
        e.type === 'Drew' && e.player !== p ? { type: e.type, player: e.player, card: -1 } : e,
      ),
    };
  }
}

const g = new Owl();
const ORDER = [2, 0, 3, 1];
/** Kept so that no text is made for nothing. */
export let bytes = 0;
export type OwlMode = 'mem' | 'json' | 'cast';

function round(mode: OwlMode): void {
  for (const p of ORDER) {
    const h = g.hands[p]!;
    const req: Req = { player: p, seq: g.seq, targets: g.open[p] === 2 ? [h[0]!, h[1]!] : [h[0]!] };
    if (mode === 'mem') {
      if (!g.submit(req).ok) throw new Error('refused');
      continue;
    }
    const r = g.submit(JSON.parse(JSON.stringify(req)) as Req);
    if (!r.ok) throw new Error('refused');
    bytes += JSON.stringify(r).length;
    if (mode === 'cast') for (let i = 0; i < P; i++) bytes += JSON.stringify(g.view(i)).length;
  }
}

/** Plays so many rounds of four requests; hands back the number of requests. */
export const playOwlRounds = (mode: OwlMode, rounds: number): number => {
  const before = g.round;
  for (let i = 0; i < rounds; i++) round(mode);
  if (g.round - before !== rounds) throw new Error(`${g.round - before} of ${rounds} rounds`);
  return rounds * P;
};

const [mode = 'mem', ...times] = process.argv.slice(2);
drive(import.meta.url, `limit-owl4-${mode}`, 'requests', times, () => playOwlRounds(mode as OwlMode, 100));
