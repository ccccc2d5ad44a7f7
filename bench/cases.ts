// All benchmarks, in the order in which they run.

import { growth } from './growth.ts';
import type { Case } from './harness.ts';
import { microsteps } from './microsteps.ts';
import { owlRequests } from './owl-requests.ts';
import { saves } from './saves.ts';
import { whirlwind } from './whirlwind.ts';
import { wholeGames } from './whole-games.ts';

export const CASES: readonly Case[] = [microsteps, whirlwind, wholeGames, owlRequests, growth, saves];
