// Builds the page as one file with everything in it: it opens from a disk as well as from a server, and asks for nothing
// else.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildForPeople } from './production.ts';

/** Puts scripts and styles into the page that would load them. */
const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
    if (page?.type !== 'asset') return;
    let html = String(page.source);
    for (const [name, file] of Object.entries(bundle)) {
      const content = file.type === 'chunk' ? file.code : name.endsWith('.css') ? String(file.source) : null;
      if (content === null) continue;
      const tag = file.type === 'chunk' ? scriptFor(name) : styleFor(name);
      // Found text would have a meaning in a replacement that is a string.
      html = html.replace(tag, () => (file.type === 'chunk' ? script(content) : `<style>${content}</style>`));
      delete bundle[name];
    }
    page.source = html;
  },
});

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const scriptFor = (name: string): RegExp => new RegExp(`<script[^>]*src="[^"]*${escaped(name)}"[^>]*></script>`);
const styleFor = (name: string): RegExp => new RegExp(`<link[^>]*href="[^"]*${escaped(name)}"[^>]*>`);

/** `</script` inside the code would end it. */
const script = (code: string): string => `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

export default defineConfig(({ command }) => {
  if (command === 'build') buildForPeople();
  return {
    root: import.meta.dirname,
    base: './',
    plugins: [react(), inOneFile()],
    // The library that lays charts out is needed as a whole: looking for parts to leave out takes long and finds none.
    worker: { format: 'es', rollupOptions: { treeshake: false } },
    build: {
      outDir: join(import.meta.dirname, '../../dist/page'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: 20_000,
      rollupOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/elkjs/') } },
    },
  };
});
