// What an aura says, in a sentence, with seats and cards by name: the lines that tell two aura snapshots apart.

import type { ActiveAura, ActiveStat, Aura, BattleWorld } from '../machines/battle/index.ts';
import type { NameOf } from './entity-names.ts';
import { spaced } from './layout.ts';
import { selectorWords, type Viewpoint } from './selector-words.ts';
import { TRIGGER_WORDS } from './trigger-words.ts';

type AuraOf<T extends Aura['type']> = Extract<Aura, { type: T }>;

const timesWord = (times: number): string => (times === 2 ? 'twice' : `${times} times`);
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

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
  healthFloor: ({ amount, to }, viewpoint) =>
    `damage leaves ${selectorWords(to, viewpoint)} with at least ${amount} Health`,
  grantKeyword: ({ keyword, to }, viewpoint) => `${selectorWords(to, viewpoint)} have ${spaced(keyword)}`,
  cost: ({ of, by }, viewpoint) => `${selectorWords(of, viewpoint)} cost ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
  stat: ({ attack, health, to }, viewpoint) =>
    `${selectorWords(to, viewpoint)} have ${signed(attack)}/${signed(health)}`,
};

/** `each deathrattle of seat 0's minions activates twice`. */
const auraWords = (aura: Aura, viewpoint: Viewpoint): string => {
  const words = AURA_WORDS[aura.type] as (aura: Aura, viewpoint: Viewpoint) => string;
  return words(aura, viewpoint);
};

/** One entry of the Other snapshot. */
export const auraLine = ({ source, owner, aura }: ActiveAura, nameOf: NameOf): string =>
  `${nameOf(source)}: ${auraWords(aura, { owner, source: nameOf(source) })}`;

/** One entry of the Health/Attack snapshot. */
export const statLine = ({ source, target, attack, health }: ActiveStat, nameOf: NameOf): string =>
  `${nameOf(source)} gives ${nameOf(target)} ${signed(attack)}/${signed(health)}`;

/** Both snapshots as they stand. */
export const aurasInForce = ({ activeAuras, activeStats }: BattleWorld, nameOf: NameOf): string[] => [
  ...activeAuras.map((entry) => auraLine(entry, nameOf)),
  ...activeStats.map((entry) => statLine(entry, nameOf)),
];
