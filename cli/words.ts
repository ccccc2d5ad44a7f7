// The door to the words in which games are told, for whoever shows games besides the command line. Nothing behind it
// needs Node.

export { auraLine, statLine } from './aura-words.ts';
export { battleVoice } from './battle-voice.ts';
export { owed } from './dale/columns.ts';
export { daleNames } from './dale/entity-names.ts';
export { DALE_STATES, isDalePlumbing } from './dale/state-words.ts';
export { daleVoice } from './dale/voice.ts';
export { cardNamed, entityNames, type NameOf } from './entity-names.ts';
export { capitalised, counted, list, spaced } from './layout.ts';
export { PLUMBING, stateWords } from './state-words.ts';
export { DROP_REASONS, occasionWords, type QueueFrame, TRIGGER_WORDS, triggerOf } from './trigger-words.ts';
export type { Voice } from './voice.ts';
