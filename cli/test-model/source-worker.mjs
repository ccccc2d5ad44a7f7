// In development: a worker thread learns TypeScript by itself, then runs worker.ts. The built package does without.

import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('./worker.ts');
export default play;
