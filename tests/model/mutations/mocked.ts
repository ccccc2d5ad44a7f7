// What `vi.mock` puts in the place of the modules that have the machines. A module that others import in a circle could not
// be replaced so: its factory would wait for itself.

import { switchable } from './switch.ts';

export const mockedBattle = async <T extends { battleMachine: never }>(
  original: () => Promise<unknown>,
): Promise<T> => {
  const real = (await original()) as T;
  return { ...real, battleMachine: switchable(real.battleMachine) };
};

export const mockedDale = async <T extends { daleMachine: (players: number) => never }>(
  original: () => Promise<unknown>,
): Promise<T> => {
  const real = (await original()) as T;
  const machines = new Map([2, 3, 4].map((players) => [players, switchable(real.daleMachine(players))]));
  return { ...real, daleMachine: (players: number) => machines.get(players) ?? machines.get(2) };
};
