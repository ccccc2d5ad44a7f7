// The version of the package, as its package.json says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './scenario-files.ts';

export const packageVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
};
