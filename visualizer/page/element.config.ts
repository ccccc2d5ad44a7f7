// Builds the web component as one module that an app can import.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildForPeople } from './production.ts';

buildForPeople();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Its types, copied beside it.
  publicDir: 'element-public',
  // The library that lays charts out is needed as a whole: looking for parts to leave out takes long and finds none.
  worker: { format: 'es', rollupOptions: { treeshake: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(import.meta.dirname, '../../dist/element'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 20_000,
    lib: { entry: join(import.meta.dirname, 'element.tsx'), formats: ['es'], fileName: () => 'game-inspector.js' },
    rollupOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/elkjs/') } },
  },
});
