import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const MOST_SCRIPT_BYTES = 60 * 1024;

test('the first page takes at most 60 KB of compressed script', () => {
  const page = readFileSync(`${DIST}index.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1]);
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  const bytes = scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(DIST + name), { level: 9 }).length,
    0,
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});
