import { defineConfig } from 'vitest/config';
import { sourceAliases } from './tools/source-aliases.mjs';

const TESTS = '{packages,apps,tools,bench}/**/*.test.{ts,tsx}';
// These leave nothing behind in their process, so the files of a worker share it and load the sources once.
const SHARED_PROCESS_TESTS = '{packages/*,apps/{server,web}}/test/**/*.test.{ts,tsx}';
const BROWSER_TESTS = 'apps/{web,terminal}/e2e/**/*.test.ts';
const SERVICES = ['tools/services/global-setup.mjs'];
const WITH_SERVER = { resolve: { alias: sourceAliases(['apps/server']) } };
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // Tests read the sources, so that a failing line is a line of the source.
  resolve: {
    alias: sourceAliases([
      'packages/engine',
      'packages/png',
      'packages/games',
      'packages/protocol',
      'packages/client',
    ]),
  },
  test: {
    // These end a hang and nothing else: no machine is so slow that a test meets them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    // Left to itself vitest keeps a core free, which on two cores is half of them.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects: [
      {
        extends: true,
        ...WITH_SERVER,
        test: {
          name: 'unit',
          include: [TESTS],
          exclude: [...NEVER, SHARED_PROCESS_TESTS, BROWSER_TESTS],
          globalSetup: SERVICES,
        },
      },
      {
        extends: true,
        ...WITH_SERVER,
        test: {
          name: 'unit-shared',
          include: [SHARED_PROCESS_TESTS],
          exclude: NEVER,
          isolate: false,
          globalSetup: SERVICES,
        },
      },
      // In the browser it is the built server that serves the built pages; the files of a worker share both.
      { extends: true, test: { name: 'browser', include: [BROWSER_TESTS], exclude: NEVER, isolate: false } },
    ],
  },
});
