import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TESTS = '{packages,apps,tools,bench}/**/*.test.{ts,tsx}';
const BROWSER_TESTS = 'apps/{web,terminal}/e2e/**/*.test.ts';
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: {
    // Tests read the sources, so that a failing line is a line somebody wrote.
    alias: {
      '@warren/engine': source('packages/engine/src/index.ts'),
      '@warren/games': source('packages/games/src/index.ts'),
      '@warren/protocol/client': source('packages/protocol/src/client-index.ts'),
      '@warren/protocol/answers': source('packages/protocol/src/check-answer.ts'),
      '@warren/protocol': source('packages/protocol/src/index.ts'),
    },
  },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Left to itself vitest keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects: [
      {
        extends: true,
        resolve: {
          alias: {
            // The longer name first: the shorter one is its beginning.
            '@warren/server/settings': source('apps/server/src/config/settings.ts'),
            '@warren/server/data-folder': source('apps/server/src/config/data-folder.ts'),
            '@warren/server/backup': source('apps/server/src/store/keep-backup.ts'),
            '@warren/server/config': source('apps/server/src/config/read-config.ts'),
            '@warren/server/png': source('apps/server/src/png/encode-png.ts'),
            '@warren/server': source('apps/server/src/index.ts'),
          },
        },
        test: {
          name: 'unit',
          include: [TESTS],
          exclude: [...NEVER, BROWSER_TESTS],
          globalSetup: ['tools/services/global-setup.mjs'],
        },
      },
      // In the browser it is the built server that serves the built pages.
      { extends: true, test: { name: 'browser', include: [BROWSER_TESTS], exclude: NEVER } },
    ],
  },
});
