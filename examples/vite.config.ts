// One configuration for all examples: `vite examples/battle-table --config examples/vite.config.ts`. The examples import
// the package by its names; here these stand for its sources.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '..');

/** The doors of the package, longest name first. */
export const DOORS: Readonly<Record<string, string>> = {
  'cardchart/battle': join(root, 'machines/battle/index.ts'),
  'cardchart/dale': join(root, 'machines/dale/index.ts'),
  'cardchart/react': join(root, 'react/index.ts'),
  'cardchart/bots': join(root, 'cli/simulate/index.ts'),
  cardchart: join(root, 'machines/index.ts'),
};

export default defineConfig({
  plugins: [react()],
  resolve: { alias: DOORS, dedupe: ['react', 'react-dom'] },
  server: { fs: { allow: [root] } },
});
