import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    // Tests read the sources, so that a failing line is a line somebody wrote.
    alias: { '@warren/engine': source('packages/engine/src/index.ts') },
  },
  test: {
    include: ['{packages,apps,tools,bench}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
});
