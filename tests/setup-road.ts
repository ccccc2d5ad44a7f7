// The road of a whole test run: `ROAD=compiled npm test` plays every game that names no road on the compiled one,
// `ROAD=both` on both side by side. This is the one place where the variable is read. Files share their modules, so it is
// set before each of them, whatever the one before has left.

import { type Road, setDefaultRoad } from '../machines/index.ts';

const { ROAD } = process.env;
setDefaultRoad(ROAD === undefined || ROAD === '' ? 'xstate' : (ROAD as Road));
