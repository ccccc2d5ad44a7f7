// The course scenario: Whirlwind over Baron, Loot Hoarder and a wounded Harvest Golem, through the public calls.

import { type Road, setDefaultRoad } from '../machines/index.ts';
import { newGame, type SandboxGame } from '../machines/sandbox/index.ts';
import { type Case, type Figure, figure, type Variant } from './harness.ts';
import { type ObjectMode, playObjects } from './limit/course-objects.ts';

const DECKS = [Array<string>(5).fill('Test Filler'), []] as const;

const beforeTheCast = (): SandboxGame => {
  const table = newGame({ decks: DECKS });
  table.summon('Baron Rivendare', 0);
  table.summon('Loot Hoarder', 0);
  const golem = table.summon('Harvest Golem', 0);
  table.dealDamage(golem, 2);
  table.clearLog();
  return table;
};

const cast = (table: SandboxGame): void => {
  table.cast('Whirlwind', 0);
  const events = table.log().length;
  if (events !== 15) throw new Error(`The cast had ${events} events; expected were 15.`);
};

const onRoad = (road: Road): Variant => ({
  name: road,
  figures: (size): Figure[] => {
    setDefaultRoad(road);
    const count = size === 'quick' ? 2 : 20;
    return [
      figure('scenario', 'scenario', () => {
        for (let index = 0; index < count; index += 1) cast(beforeTheCast());
        return count;
      }),
      {
        name: 'cast alone',
        unit: 'cast',
        prepare: () => {
          const tables = Array.from({ length: count }, beforeTheCast);
          return () => {
            for (const table of tables) cast(table);
            return count;
          };
        },
      },
    ];
  },
});

const byHand = (mode: ObjectMode, name: string): Variant => ({
  name,
  figures: () => [figure('scenario', 'scenario', () => playObjects(mode, 5000))],
});

export const whirlwind: Case = {
  name: 'whirlwind',
  title: 'The course scenario through the public calls, events as objects',
  variants: [
    byHand('obj', 'by hand, objects'),
    byHand('snap', 'by hand, a copy for each call'),
    ...(['xstate', 'compiled', 'both'] as const).map(onRoad),
  ],
};
