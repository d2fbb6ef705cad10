import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { LANTERN, LANTERN_COLOURS } from './src/art/lantern.js';
import { pixelSvg } from './src/art/pixel-map.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

/** The picture in the browser's tab, made from the same pixels as the one on the page. */
function favicon(): Plugin {
  return {
    name: 'warren-favicon',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: pixelSvg(LANTERN, LANTERN_COLOURS) });
    },
  };
}

/** Compresses what is sent often once, here, instead of at every request. */
function precompress(): Plugin {
  return {
    name: 'warren-precompress',
    writeBundle({ dir = here('dist') }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg)$/.test(name)) continue;
        const bytes = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: {
      '@warren/engine': here('../../packages/engine/src/index.ts'),
      '@warren/games': here('../../packages/games/src/index.ts'),
    },
  },
  define: { 'import.meta.env.WARREN_VERSION': JSON.stringify(version) },
  plugins: [favicon(), precompress()],
  build: {
    target: 'es2022',
    // The first browsers with light-dark(), on which the themes are built.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Data addresses for small files would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here('index.html'), here('message.html')] },
  },
});
