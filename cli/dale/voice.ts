// How games of dale are told: event by event, and in columns while several players are asked.

import type { DaleEvent, DaleWorld } from '../../machines/dale/index.ts';
import type { Voice } from '../voice.ts';
import { playerColumns } from './columns.ts';
import { daleNames } from './entity-names.ts';
import { daleSentenceOf } from './event-sentences.ts';
import { isDalePlumbing, shownDaleStates } from './state-words.ts';

export const daleVoice: Voice<DaleWorld, DaleEvent> = {
  namesIn: daleNames,
  opening: () => ({ title: '', lines: [] }),
  shownStates: shownDaleStates,
  isPlumbing: isDalePlumbing,
  sentenceOf: daleSentenceOf,
  depthIn: () => 0,
  counter: () => () => '',
  after: playerColumns,
};
