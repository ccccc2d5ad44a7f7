// The charts that the tests of drawings look at.

import { battleMachine } from '../../../machines/battle/index.ts';
import { daleMachine } from '../../../machines/dale/index.ts';
import { type ChartModel, modelOf } from '../../../visualizer/chart/index.ts';

export const MACHINES = [
  ['battle', battleMachine],
  ['dale, 2 players', daleMachine(2)],
  ['dale, 3 players', daleMachine(3)],
  ['dale, 4 players', daleMachine(4)],
] as const;

export const battle: ChartModel = modelOf(battleMachine);
export const dale4: ChartModel = modelOf(daleMachine(4));
export const MODELS = MACHINES.map(([name, machine]) => [name, modelOf(machine)] as const);
