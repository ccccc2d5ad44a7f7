// The unit of all benchmarks: 1 Y is one course scenario of the hand-written program with typed arrays.

import { type Figure, figure } from './harness.ts';
import { playArrays } from './limit/course-arrays.ts';

export const yardstick: Figure = figure('Y', 'scenario', () => playArrays(20_000));
