// Whole games for the tests, by the real rules and without anything staged.

import { battleCards } from '../../../machines/battle/index.ts';
import { SETS } from '../../../machines/dale/index.ts';
import { type RuleSet, ruleSetNamed, Session } from '../../../visualizer/session/index.ts';

const named = (id: string): RuleSet => {
  const ruleSet = ruleSetNamed(id);
  if (ruleSet === undefined) throw new Error(`There is no rule set "${id}".`);
  return ruleSet;
};

/** Dale with the owls among its sets. */
export const daleSession = (players: number, seed: number): Session => {
  const sets = [...SETS.filter((set) => set === 'owls'), ...SETS.filter((set) => set !== 'owls')].slice(0, players + 1);
  return new Session({ ruleSet: named('dale'), start: { from: 'options', options: { players, seed, sets } } });
};

/** A battle of two neutral decks of Basic minions. */
export const battleSession = (seed: number): Session => {
  const deck = battleCards
    .filter(
      ({ kind, class: of, rarity, isCollectible }) =>
        kind === 'minion' && of === 'neutral' && rarity === 'free' && isCollectible,
    )
    .slice(0, 15)
    .flatMap(({ name }) => [name, name]);
  return new Session({ ruleSet: named('battle'), start: { from: 'options', options: { seed, decks: [deck, deck] } } });
};

/** A sandbox battle that goes on for as many inputs as one likes: in each turn armor, a hit, and its end. */
export const longGame = (inputs: number): Session => {
  const deck = Array(30).fill('Wisp');
  const options = { sandbox: true, draws: false, decks: [deck, deck], limits: { turns: inputs } };
  const session = new Session({ ruleSet: named('battle'), start: { from: 'options', options } });
  const [hero = 0] = (session.view.table().sides[0]?.zones[0]?.cards ?? []).map((card) => card?.entity ?? 0);
  for (let number = 0; number < inputs; number += 1) {
    const seat = Math.floor(number / 3) % 2;
    const turn = [
      { type: 'GAIN_ARMOR', seat: 0, amount: 1 },
      { type: 'DEAL_DAMAGE', target: hero, amount: 1 },
      { type: 'END_TURN', seat },
    ] as const;
    const outcome = session.append({ do: 'input', input: turn[number % 3] as never }).answer;
    if (!outcome.ok) throw new Error(outcome.message);
  }
  return session;
};
