// A page on which a battle is played, and what inspects it.

import { createBrowserInspector } from '@statelyai/inspect';
import { startPageInspector } from '../../src/page.ts';
import { inspectGameWith } from '../../src/stately.ts';
import { startedBattle } from '../battles.ts';

Object.assign(globalThis, { game: startedBattle(), startPageInspector, inspectGameWith, createBrowserInspector });
