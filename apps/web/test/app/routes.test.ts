import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLevelLine, readLevelRequest } from '@warren/games/labyrinth';
import { buildServer } from '@warren/server';
import { describe, expect, test } from 'vitest';
import { findPage, PAGES, PATHS } from '../../src/app/routes.js';
import { lostCausePreview } from '../../src/games/lost-cause/preview.js';

/** A word that each page takes whose address ends in one; most take any, or the code of a maze. */
const WORDS: Readonly<Record<string, string>> = {
  '/replay/*': 'a-run-of-twenty-two-xx',
  '/labyrinth/level/*': levelLine(),
};

function levelLine(): string {
  const level = readLevelRequest({ seed: 'pages' });
  if (!level.ok) throw new Error(level.reason);
  return makeLevelLine(level.value);
}

describe('addresses', () => {
  test.each(PAGES.filter(({ path }) => !path.endsWith('/*')).map((page) => [page.path, page] as const))(
    '%s is its page',
    (path, page) => {
      expect(findPage(path)).toEqual({ page, word: '' });
    },
  );

  test('an old address is that of its page, and of no other', () => {
    const old = PAGES.flatMap(({ path, oldPath }) => (oldPath === undefined ? [] : [{ path, oldPath }]));
    expect(old).toEqual([{ path: '/lost-cause/how-to-play', oldPath: '/how-to-play' }]);
    for (const { path, oldPath } of old) expect(findPage(oldPath)).toMatchObject({ page: { path } });
    expect(new Set(PATHS).size).toBe(PATHS.length);
  });

  test.each(['/nowhere', '/studio/', '/studio/more', '//', '/settings.html'])('%s is no page', (path) => {
    expect(findPage(path)).toBeNull();
  });
});

test('the server sends every page of the route table', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'warren-pages-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Warren</title>');
  writeFileSync(join(webRoot, 'routes.json'), JSON.stringify(PATHS));
  const server = await buildServer({ webRoot });
  for (const path of PATHS) {
    const word = WORDS[path] ?? 'AwPpuzNkUAAA==';
    const { statusCode } = await server.inject(path.replace('*', word));
    // With a connection the server itself leads on to a new maze.
    expect([path, statusCode]).toEqual([path, path === '/play' ? 302 : 200]);
  }
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

test('in the picture at the entrance nobody ever walks through rock', () => {
  for (let timeMs = 0; timeMs < 130_000; timeMs += 70) {
    const { map, figures } = lostCausePreview(timeMs);
    for (const { sprite, x, y } of figures) {
      const tile = map.tiles[Math.floor((y - 8) / 32) * map.width + Math.floor(x / 32)];
      expect([timeMs, sprite, tile]).toEqual([timeMs, sprite, 1]);
    }
  }
});
