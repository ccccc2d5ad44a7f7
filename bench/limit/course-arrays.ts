// A yardstick, not engine code: nothing of the engine is in here, and nothing of the engine imports it. Hand-written for
// speed alone; kept in one piece as it was measured first, so its style is its own.
//
// The practical floor for one small course scenario, with typed arrays: one world, reset for each scenario, and a log of
// integers. What one of these costs is 1 Y, the unit of all benchmarks.
//
//   newGame (5 fillers in player 0's deck); summon Baron, Loot Hoarder, Harvest Golem;
//   2 damage to the Golem; clear the log; player 0 casts Whirlwind.
//   Result: 15 log events, 2 cards drawn, 2 Damaged Golems, Baron at 6.
//
// Cards are data (a card table with an effect opcode), so the shape of the work is that of a real engine; all else that a
// real engine has (requests, validation, prompts, several phases, visibility) is absent.
//
// Run alone: node course-arrays.js [seconds] [warmupSeconds]

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

const MAXE = 64,
  MAXB = 7;
const eCard = new Int32Array(MAXE),
  eOwner = new Int32Array(MAXE),
  eZone = new Int32Array(MAXE);
const eAtk = new Int32Array(MAXE),
  eHp = new Int32Array(MAXE),
  eDmg = new Int32Array(MAXE),
  ePos = new Int32Array(MAXE);
let nE = 0;
const deck = new Int32Array(2 * 32),
  nDeck = new Int32Array(2);
const hand = new Int32Array(2 * 16),
  nHand = new Int32Array(2);
const board = new Int32Array(2 * MAXB),
  nBoard = new Int32Array(2);
const inPlay = new Int32Array(2 * MAXB);
let nPlay = 0; // order of play
const drTimes = new Int32Array(2); // the aura snapshot
const queue = new Int32Array(2 * MAXB);
const slog = new Int32Array(4 * 64);
let nLog = 0;

function sEmit(kind: number, a: number, b: number, c: number): void {
  const i = nLog << 2;
  slog[i] = kind;
  slog[i + 1] = a;
  slog[i + 2] = b;
  slog[i + 3] = c;
  nLog++;
}
function sAuraUpdate(): void {
  let t0 = 1,
    t1 = 1;
  for (let i = 0; i < nPlay; i++) {
    const id = inPlay[i]!,
      t = CARD_AURA_DR_TIMES[eCard[id]!]!;
    if (t !== 1) {
      if (eOwner[id] === 0) {
        if (t > t0) t0 = t;
      } else if (t > t1) t1 = t;
    }
  }
  drTimes[0] = t0;
  drTimes[1] = t1;
}
function sCreate(card: number, owner: number, zone: number): number {
  const id = nE++;
  eCard[id] = card;
  eOwner[id] = owner;
  eZone[id] = zone;
  eAtk[id] = CARD_ATK[card]!;
  eHp[id] = CARD_HP[card]!;
  eDmg[id] = 0;
  ePos[id] = -1;
  return id;
}
function sSummon(card: number, owner: number, at: number): number {
  const n = nBoard[owner]!;
  if (n >= MAXB) return -1;
  const id = sCreate(card, owner, Z_BOARD),
    base = owner * MAXB;
  if (at > n) at = n;
  for (let i = n; i > at; i--) board[base + i] = board[base + i - 1]!;
  board[base + at] = id;
  nBoard[owner] = n + 1;
  inPlay[nPlay++] = id;
  sEmit(E_SUMMONED, id, owner, 0);
  sAuraUpdate();
  return id;
}
function sDraw(p: number): void {
  const n = nDeck[p]!;
  if (n === 0) return;
  const id = deck[p * 32 + n - 1]!;
  nDeck[p] = n - 1;
  if (nHand[p]! >= 10) {
    eZone[id] = Z_GRAVE;
    return;
  }
  eZone[id] = Z_HAND;
  hand[p * 16 + nHand[p]!] = id;
  nHand[p] = nHand[p]! + 1;
  sEmit(E_DREW, p, id, 0);
}
function sHit(id: number, amount: number): void {
  eDmg[id] = eDmg[id]! + amount;
  sEmit(E_DAMAGED, id, amount, 0);
}
function sRemoveFromBoard(id: number): void {
  const owner = eOwner[id]!,
    base = owner * MAXB,
    n = nBoard[owner]!;
  let i = 0;
  while (board[base + i] !== id) i++;
  ePos[id] = i;
  for (; i < n - 1; i++) board[base + i] = board[base + i + 1]!;
  nBoard[owner] = n - 1;
}
function sEndPhase(): void {
  for (let round = 1; ; round++) {
    let nq = 0,
      k = 0;
    for (let i = 0; i < nPlay; i++) {
      const id = inPlay[i]!;
      if (eDmg[id]! >= eHp[id]!) {
        sRemoveFromBoard(id);
        eZone[id] = Z_GRAVE;
        queue[nq++] = id;
        sEmit(E_DESTROYED, id, 0, 0);
      } else inPlay[k++] = id;
    }
    nPlay = k;
    sAuraUpdate();
    if (nq === 0) return;
    sEmit(E_PHASE, round, 0, 0);
    for (let q = 0; q < nq; q++) {
      const id = queue[q]!,
        card = eCard[id]!,
        fx = CARD_DR[card]!;
      if (fx === FX_NONE) continue;
      const owner = eOwner[id]!,
        times = drTimes[owner]!,
        arg = CARD_DR_ARG[card]!;
      for (let t = 0; t < times; t++) {
        sEmit(E_TRIGGERED, id, 0, 0);
        if (fx === FX_DRAW) {
          for (let n = 0; n < arg; n++) sDraw(owner);
        } else sSummon(arg, owner, ePos[id]!);
      }
    }
  }
}
function sNewGame(): void {
  nE = 0;
  nPlay = 0;
  nLog = 0;
  nDeck[0] = nDeck[1] = nHand[0] = nHand[1] = nBoard[0] = nBoard[1] = 0;
  drTimes[0] = drTimes[1] = 1;
  for (let i = 0; i < 5; i++) {
    deck[i] = sCreate(FILLER, 0, Z_DECK);
  }
  nDeck[0] = 5;
}
function sCast(card: number): void {
  sEmit(E_SPELL, card, 0, 0);
  if (CARD_SPELL[card] === FX_DAMAGE_ALL) {
    const a = CARD_SPELL_ARG[card]!,
      n = nPlay;
    for (let i = 0; i < n; i++) sHit(inPlay[i]!, a);
  }
  sEndPhase();
}
function scenarioSoa(): number {
  sNewGame();
  sSummon(BARON, 0, MAXB);
  sEndPhase();
  sSummon(HOARDER, 0, MAXB);
  sEndPhase();
  const g = sSummon(GOLEM, 0, MAXB);
  sEndPhase();
  sHit(g, 2);
  sEndPhase();
  nLog = 0;
  sCast(WHIRLWIND);
  return nLog + nHand[0]! * 100 + nBoard[0]! * 1000;
}

const check = (): void => {
  scenarioSoa();
  const log = Array.from({ length: nLog }, (_, i) => [slog[4 * i]!, slog[4 * i + 1]!, slog[4 * i + 2]!] as const);
  checkCourse(log, eHp[5]! - eDmg[5]!);
};

/** Plays the scenario this many times. */
export const playArrays = (count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += scenarioSoa();
  if (sum !== count * CHECKSUM) throw new Error(`checksum ${sum / count}`);
  return count;
};

check();
drive(import.meta.url, 'limit-soa', 'scenarios', process.argv.slice(2), () => playArrays(2000));
