// The road of a whole test run: `ROAD=compiled npm test` plays every game that names no road on the compiled one,
// `ROAD=both` on both side by side. This is the one place where the variable is read.

import { type Road, setDefaultRoad } from '../machines/index.ts';

const { ROAD } = process.env;
if (ROAD !== undefined && ROAD !== '') setDefaultRoad(ROAD as Road);
