// What an aura says, in a sentence, with seats and cards by name: the lines that tell two aura snapshots apart.

import type { ActiveAura, ActiveStat, Aura, BattleWorld, SteadySelector } from '../machines/battle/index.ts';
import { amountWords, changeOf } from './amount-words.ts';
import { conditionWords } from './condition-words.ts';
import type { NameOf } from './entity-names.ts';
import { list, spaced } from './layout.ts';
import { howMany, selectorWords, type Viewpoint } from './selector-words.ts';
import { TRIGGER_WORDS } from './trigger-words.ts';

type AuraOf<T extends Aura['type']> = Extract<Aura, { type: T }>;

const timesWord = (times: number): string => (times === 2 ? 'twice' : `${times} times`);
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** `seat 0's minions have`, `Wisp W has`. */
const withVerb = (who: SteadySelector, [one, several]: readonly [string, string], viewpoint: Viewpoint): string =>
  `${selectorWords(who, viewpoint)} ${howMany(who) === 'one' ? one : several}`;

const HAVE = ['has', 'have'] as const;
const COST = ['costs', 'cost'] as const;

const MULTIPLIED = { damage: ['deal', 'the damage'], healing: ['restore', 'the Health'] } as const;

const costWords = ({ of, by }: AuraOf<'cost'>, viewpoint: Viewpoint): string => {
  const change = changeOf(by, viewpoint);
  const direction = change.isLess ? 'less' : 'more';
  const words = typeof by === 'number' ? `${change.by} ${direction}` : `${direction} by ${change.by}`;
  return `${withVerb(of, COST, viewpoint)} ${words}`;
};

/** `+1/+0`, or in words where a number is not known beforehand: `Attack raised by the number of …`. */
const statWords = ({ attack, health }: AuraOf<'stat'>, viewpoint: Viewpoint): string => {
  if (typeof attack === 'number' && typeof health === 'number') return `${signed(attack)}/${signed(health)}`;
  const changes = [
    { what: 'Attack', amount: attack },
    { what: 'Health', amount: health },
  ].filter(({ amount }) => amount !== 0);
  return list(
    changes.map(({ what, amount }) => {
      const { isLess, by } = changeOf(amount, viewpoint);
      return `${what} ${isLess ? 'lowered' : 'raised'} by ${by}`;
    }),
  );
};

const AURA_WORDS: { readonly [T in Aura['type']]: (aura: AuraOf<T>, viewpoint: Viewpoint) => string } = {
  triggerMultiplier: ({ trigger, times, stacking }, { owner }) => {
    const which = `each ${TRIGGER_WORDS[trigger]} of seat ${owner}'s minions`;
    return stacking === 'max'
      ? `${which} activates ${timesWord(times)}`
      : `${which} activates ${times - 1} more time${times === 2 ? '' : 's'}`;
  },
  damageRedirect: (_aura, { owner }) => `takes the damage meant for seat ${owner}'s hero`,
  healInversion: (_aura, { owner }) => `seat ${owner}'s healing deals damage instead`,
  immuneHero: (_aura, { owner }) => `seat ${owner}'s hero is Immune`,
  amountMultiplier: ({ of, times }, { owner }) => {
    const [verb, what] = MULTIPLIED[of];
    return `seat ${owner}'s spells and Hero Power ${verb} ${timesWord(times)} ${what}`;
  },
  healthFloor: ({ amount, to }, viewpoint) =>
    `damage leaves ${selectorWords(to, viewpoint)} with at least ${amount} Health`,
  grantKeyword: ({ keyword, to }, viewpoint) => `${withVerb(to, HAVE, viewpoint)} ${spaced(keyword)}`,
  cost: costWords,
  setCost: ({ of, to }, viewpoint) => `${withVerb(of, COST, viewpoint)} ${to}`,
  stat: (aura, viewpoint) => `${withVerb(aura.to, HAVE, viewpoint)} ${statWords(aura, viewpoint)}`,
  setAttack: ({ attack, to }, viewpoint) =>
    `the Attack of ${selectorWords(to, viewpoint)} is ${amountWords(attack, viewpoint)}`,
};

/** `each deathrattle of seat 0's minions activates twice`. */
const auraWords = (aura: Aura, viewpoint: Viewpoint): string => {
  const words = AURA_WORDS[aura.type] as (aura: Aura, viewpoint: Viewpoint) => string;
  const rest = aura.while === undefined ? '' : ` while ${conditionWords(aura.while, viewpoint)}`;
  return `${words(aura, viewpoint)}${rest}`;
};

/** One entry of the Other snapshot. */
export const auraLine = ({ source, owner, aura }: ActiveAura, nameOf: NameOf): string =>
  `${nameOf(source)}: ${auraWords(aura, { owner, source: nameOf(source) })}`;

/** One entry of the Health/Attack snapshot. */
export const statLine = ({ source, target, attack, health, setAttack }: ActiveStat, nameOf: NameOf): string =>
  setAttack === undefined
    ? `${nameOf(source)} gives ${nameOf(target)} ${signed(attack)}/${signed(health)}`
    : `${nameOf(source)} sets the Attack of ${nameOf(target)} to ${setAttack}`;

/** Both snapshots as they stand. */
export const aurasInForce = ({ activeAuras, activeStats }: BattleWorld, nameOf: NameOf): string[] => [
  ...activeAuras.map((entry) => auraLine(entry, nameOf)),
  ...activeStats.map((entry) => statLine(entry, nameOf)),
];
