// Junk: fills starting decks and hands that run dry. It belongs to no set and has no effect.

import { junk } from '../terms/dale.ts';

export const junkCard = junk('Junk');
