// A yardstick, not engine code: nothing of the engine is in here, and nothing of the engine imports it. Hand-written for
// speed alone; kept in one piece as it was measured first, so its style is its own.
//
// The practical floor for a whole random-vs-random Hearthstone-like game: typed arrays, one world reset per game, every
// legal option enumerated before each decision (plays with each target, attacks, hero power), one picked at random, the
// turn ended only when nothing else is legal, an integer log per action. 30-card decks drawn at random from 26 cards of
// the kinds below. It is a floor for the amount of work, not a rules-complete engine: no secrets, weapons, enchantments,
// start or end-of-turn triggers, discover, or choose one.
//
// Run alone: node whole-game.js [seconds] [warmupSeconds]

import { drive } from './drive.ts';

const NONE = 0,
  DRAW = 1,
  SUMMON = 2,
  DMG_ALL = 3,
  DMG = 4,
  HEAL = 5,
  BUFF_ALL = 6,
  KILL = 7,
  DMG_ENEMIES = 8,
  ARMOR = 9;
const T_NONE = 0,
  T_ANY = 1,
  T_ENEMY_MINION = 3;
// [name, cost, atk, hp, taunt, charge, battlecry, bArg, target, deathrattle, dArg, drTimes, spell, sArg]
type Row = [
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const CARDS: Row[] = [
  ['Wisp', 0, 1, 1, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Croc', 2, 2, 3, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Raptor', 2, 3, 2, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Yeti', 4, 4, 5, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Ogre', 6, 6, 7, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Footman', 1, 1, 2, 1, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Frostwolf', 2, 2, 2, 1, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ["Sen'jin", 4, 3, 5, 1, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Boar', 1, 1, 1, 0, 1, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Wolfrider', 3, 3, 1, 0, 1, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Engineer', 2, 1, 1, 0, 0, DRAW, 1, T_NONE, NONE, 0, 1, NONE, 0],
  ['Archer', 1, 1, 1, 0, 0, DMG, 1, T_ANY, NONE, 0, 1, NONE, 0],
  ['Healer', 1, 2, 1, 0, 0, HEAL, 2, T_ANY, NONE, 0, 1, NONE, 0],
  ['Razorfen', 3, 2, 3, 0, 0, SUMMON, 0, T_NONE, NONE, 0, 1, NONE, 0],
  ['Hoarder', 2, 2, 1, 0, 0, NONE, 0, T_NONE, DRAW, 1, 1, NONE, 0],
  ['Harvest Golem', 3, 2, 3, 0, 0, NONE, 0, T_NONE, SUMMON, 26, 1, NONE, 0],
  ['Abomination', 5, 4, 4, 1, 0, NONE, 0, T_NONE, DMG_ALL, 2, 1, NONE, 0],
  ['Baron', 4, 1, 7, 0, 0, NONE, 0, T_NONE, NONE, 0, 2, NONE, 0],
  ['Frostwolf Warlord', 5, 4, 4, 0, 0, BUFF_ALL, 1, T_NONE, NONE, 0, 1, NONE, 0],
  ['Whirlwind', 1, 0, 0, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, DMG_ALL, 1],
  ['Arcane Explosion', 2, 0, 0, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, DMG_ENEMIES, 1],
  ['Fireball', 4, 0, 0, 0, 0, NONE, 0, T_ANY, NONE, 0, 1, DMG, 6],
  ['Holy Light', 2, 0, 0, 0, 0, NONE, 0, T_ANY, NONE, 0, 1, HEAL, 8],
  ['Intellect', 3, 0, 0, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, DRAW, 2],
  ['Assassinate', 4, 0, 0, 0, 0, NONE, 0, T_ENEMY_MINION, NONE, 0, 1, KILL, 0],
  ['Shield Block', 3, 0, 0, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, ARMOR, 5],
  ['Damaged Golem', 1, 2, 1, 0, 0, NONE, 0, T_NONE, NONE, 0, 1, NONE, 0],
];
const col = (i: number) => Int32Array.from(CARDS, (c) => c[i] as number);
const cost = col(1),
  atk0 = col(2),
  hp0 = col(3),
  taunt = col(4),
  charge = col(5),
  bc = col(6),
  bcArg = col(7),
  tgt = col(8),
  dr = col(9),
  drArg = col(10),
  times0 = col(11),
  sp = col(12),
  spArg = col(13);
const N_COLLECT = 26,
  MAXE = 512;
const eCard = new Int32Array(MAXE),
  eOwner = new Int32Array(MAXE),
  eAtk = new Int32Array(MAXE),
  eHp = new Int32Array(MAXE),
  eDmg = new Int32Array(MAXE),
  ePos = new Int32Array(MAXE),
  eSick = new Int32Array(MAXE),
  eAtks = new Int32Array(MAXE),
  eKill = new Int32Array(MAXE);
let nE = 0;
const deck = new Int32Array(2 * 64),
  nDeck = new Int32Array(2),
  hand = new Int32Array(2 * 16),
  nHand = new Int32Array(2),
  board = new Int32Array(2 * 8),
  nBoard = new Int32Array(2);
const inPlay = new Int32Array(16);
let nPlay = 0;
const drTimes = new Int32Array(2),
  mana = new Int32Array(2),
  maxMana = new Int32Array(2),
  armor = new Int32Array(2),
  fatigue = new Int32Array(2),
  hpUsed = new Int32Array(2),
  q = new Int32Array(16);
const log = new Int32Array(4096);
let nLog = 0;
let cur = 0,
  over = 0,
  turn = 0;
let R = 12345;
function rnd(n: number): number {
  R ^= R << 13;
  R ^= R >>> 17;
  R ^= R << 5;
  return (R >>> 0) % n;
}
function emit(k: number, a: number, b: number): void {
  if (nLog < 1360) {
    const i = nLog * 3;
    log[i] = k;
    log[i + 1] = a;
    log[i + 2] = b;
  }
  nLog++;
}

function create(card: number, owner: number): number {
  const id = nE++;
  eCard[id] = card;
  eOwner[id] = owner;
  eAtk[id] = atk0[card]!;
  eHp[id] = hp0[card]!;
  eDmg[id] = 0;
  eSick[id] = 1;
  eAtks[id] = 0;
  eKill[id] = 0;
  return id;
}
function aura(): void {
  let a = 1,
    b = 1;
  for (let i = 0; i < nPlay; i++) {
    const id = inPlay[i]!,
      t = times0[eCard[id]!]!;
    if (t > 1) {
      if (eOwner[id] === 0) a = t;
      else b = t;
    }
  }
  drTimes[0] = a;
  drTimes[1] = b;
}
function place(id: number, p: number, at: number): void {
  const n = nBoard[p]!,
    o = p * 8;
  if (at > n) at = n;
  for (let i = n; i > at; i--) board[o + i] = board[o + i - 1]!;
  board[o + at] = id;
  nBoard[p] = n + 1;
  inPlay[nPlay++] = id;
  eSick[id] = charge[eCard[id]!]! ? 0 : 1;
  eAtks[id] = 0;
  emit(6, id, p);
  aura();
}
function summon(card: number, p: number, at: number): void {
  if (nBoard[p]! < 7 && nE < MAXE) place(create(card, p), p, at);
}
function hit(id: number, n: number): void {
  if (id < 2) {
    const a = armor[id]!;
    if (a >= n) {
      armor[id] = a - n;
    } else {
      armor[id] = 0;
      eDmg[id] = eDmg[id]! + n - a;
    }
  } else eDmg[id] = eDmg[id]! + n;
  emit(1, id, n);
}
function draw(p: number): void {
  const n = nDeck[p]!;
  if (n === 0) {
    fatigue[p] = fatigue[p]! + 1;
    hit(p, fatigue[p]!);
    return;
  }
  const id = deck[p * 64 + n - 1]!;
  nDeck[p] = n - 1;
  if (nHand[p]! >= 10) {
    emit(7, id, p);
    return;
  }
  hand[p * 16 + nHand[p]!] = id;
  nHand[p] = nHand[p]! + 1;
  emit(5, id, p);
}
function effect(op: number, arg: number, p: number, target: number, at: number): void {
  switch (op) {
    case DRAW:
      for (let i = 0; i < arg; i++) draw(p);
      return;
    case SUMMON:
      summon(arg, p, at);
      return;
    case DMG_ALL:
      for (let i = 0, n = nPlay; i < n; i++) hit(inPlay[i]!, arg);
      return;
    case DMG_ENEMIES:
      for (let i = 0, n = nPlay; i < n; i++) if (eOwner[inPlay[i]!] !== p) hit(inPlay[i]!, arg);
      return;
    case DMG:
      hit(target, arg);
      return;
    case HEAL: {
      const d = eDmg[target]!;
      eDmg[target] = d > arg ? d - arg : 0;
      emit(8, target, arg);
      return;
    }
    case BUFF_ALL:
      for (let i = 0; i < nBoard[p]!; i++) {
        const id = board[p * 8 + i]!;
        eAtk[id] = eAtk[id]! + arg;
        eHp[id] = eHp[id]! + arg;
      }
      return;
    case KILL:
      eKill[target] = 1;
      return;
    case ARMOR:
      armor[p] = armor[p]! + arg;
      emit(9, p, arg);
      return;
  }
}
function endPhase(): void {
  for (let round = 1; ; round++) {
    let nq = 0,
      k = 0;
    for (let i = 0; i < nPlay; i++) {
      const id = inPlay[i]!;
      if (eDmg[id]! >= eHp[id]! || eKill[id] === 1) {
        const p = eOwner[id]!,
          o = p * 8,
          n = nBoard[p]!;
        let j = 0;
        while (board[o + j] !== id) j++;
        ePos[id] = j;
        for (; j < n - 1; j++) board[o + j] = board[o + j + 1]!;
        nBoard[p] = n - 1;
        q[nq++] = id;
        emit(2, id, 0);
      } else inPlay[k++] = id;
    }
    nPlay = k;
    aura();
    if (nq === 0) break;
    emit(3, round, 0);
    for (let i = 0; i < nq; i++) {
      const id = q[i]!,
        c = eCard[id]!,
        op = dr[c]!;
      if (op === NONE) continue;
      const p = eOwner[id]!;
      for (let t = 0, n = drTimes[p]!; t < n; t++) {
        emit(4, id, 0);
        effect(op, drArg[c]!, p, -1, ePos[id]!);
      }
    }
  }
  if (eDmg[0]! >= 30 || eDmg[1]! >= 30) over = 1;
}
// options: packed (kind, a, b); b = target entity + 1, 0 = none
const oK = new Int32Array(512),
  oA = new Int32Array(512),
  oB = new Int32Array(512);
let nO = 0;
function opt(k: number, a: number, b: number): void {
  oK[nO] = k;
  oA[nO] = a;
  oB[nO] = b;
  nO++;
}
function targets(kind: number, k: number, a: number, p: number): void {
  if (kind === T_ANY) {
    opt(k, a, 1);
    opt(k, a, 2);
  }
  for (let i = 0; i < nPlay; i++) {
    const id = inPlay[i]!;
    if (kind !== T_ENEMY_MINION || eOwner[id] !== p) opt(k, a, id + 1);
  }
}
function options(): void {
  nO = 0;
  const p = cur,
    o = 1 - p,
    m = mana[p]!;
  for (let h = 0; h < nHand[p]!; h++) {
    const c = eCard[hand[p * 16 + h]!]!;
    if (cost[c]! > m) continue;
    if (sp[c] === NONE) {
      if (nBoard[p]! >= 7) continue;
      if (tgt[c] === T_NONE) opt(0, h, 0);
      else targets(tgt[c]!, 0, h, p);
    } else if (tgt[c] === T_NONE) opt(0, h, 0);
    else targets(tgt[c]!, 0, h, p);
  }
  if (hpUsed[p] === 0 && m >= 2) {
    if (p === 0) targets(T_ANY, 1, 0, p);
    else opt(1, 0, 0);
  }
  let wall = 0;
  for (let i = 0; i < nBoard[o]!; i++) if (taunt[eCard[board[o * 8 + i]!]!]) wall = 1;
  for (let i = 0; i < nBoard[p]!; i++) {
    const a = board[p * 8 + i]!;
    if (eSick[a] === 1 || eAtks[a] !== 0 || eAtk[a]! <= 0) continue;
    if (!wall) opt(2, a, o + 1);
    for (let j = 0; j < nBoard[o]!; j++) {
      const t = board[o * 8 + j]!;
      if (!wall || taunt[eCard[t]!]) opt(2, a, t + 1);
    }
  }
}
function apply(i: number): void {
  nLog = 0;
  const p = cur,
    t = oB[i]! - 1;
  if (oK[i] === 0) {
    const h = oA[i]!,
      o = p * 16,
      id = hand[o + h]!,
      c = eCard[id]!;
    for (let j = h, n = nHand[p]! - 1; j < n; j++) hand[o + j] = hand[o + j + 1]!;
    nHand[p] = nHand[p]! - 1;
    mana[p] = mana[p]! - cost[c]!;
    emit(0, id, t);
    if (sp[c] === NONE) {
      place(id, p, nBoard[p]!);
      if (bc[c] !== NONE) {
        emit(4, id, 1);
        effect(bc[c]!, bcArg[c]!, p, t, nBoard[p]!);
      }
    } else effect(sp[c]!, spArg[c]!, p, t, 0);
  } else if (oK[i] === 1) {
    hpUsed[p] = 1;
    mana[p] = mana[p]! - 2;
    emit(10, p, t);
    if (p === 0) hit(t, 1);
    else effect(ARMOR, 2, p, -1, 0);
  } else {
    const a = oA[i]!;
    eAtks[a] = 1;
    emit(11, a, t);
    const back = t < 2 ? 0 : eAtk[t]!;
    hit(t, eAtk[a]!);
    if (back > 0) hit(a, back);
  }
  endPhase();
}
function startTurn(): void {
  nLog = 0;
  turn++;
  const p = cur;
  if (maxMana[p]! < 10) maxMana[p] = maxMana[p]! + 1;
  mana[p] = maxMana[p]!;
  hpUsed[p] = 0;
  for (let i = 0; i < nBoard[p]!; i++) {
    const id = board[p * 8 + i]!;
    eSick[id] = 0;
    eAtks[id] = 0;
  }
  draw(p);
  endPhase();
}
let actions = 0,
  unfinished = 0;
function game(): void {
  nE = 0;
  nPlay = 0;
  over = 0;
  turn = 0;
  nLog = 0;
  for (let p = 0; p < 2; p++) {
    create(0, p);
    eHp[p] = 30;
    nDeck[p] = nHand[p] = nBoard[p] = mana[p] = maxMana[p] = armor[p] = fatigue[p] = 0;
    drTimes[p] = 1;
  }
  for (let p = 0; p < 2; p++) {
    for (let i = 0; i < 30; i++) deck[p * 64 + i] = create(rnd(N_COLLECT), p);
    nDeck[p] = 30;
  }
  cur = rnd(2);
  for (let i = 0; i < 3; i++) draw(cur);
  for (let i = 0; i < 4; i++) draw(1 - cur);
  startTurn();
  while (!over && turn < 90) {
    options();
    actions++;
    if (nO === 0) {
      cur = 1 - cur;
      startTurn();
    } else apply(rnd(nO));
  }
  if (!over) unfinished++;
}

/** Plays the next so many games; hands back the number of actions. */
export const playWholeGames = (count: number): number => {
  const before = actions;
  for (let i = 0; i < count; i++) game();
  if (unfinished > 0) throw new Error(`${unfinished} games did not end.`);
  return actions - before;
};

drive(import.meta.url, 'limit-game', 'actions', process.argv.slice(2), () => playWholeGames(50));
