import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readChanges, testsOf } from '../changed-tests.mjs';

const FILES = [
  'packages/engine/src/grid/hex.ts',
  'packages/engine/test/grid/hex.test.ts',
  'packages/engine/test/grid/deep/mask.test.ts',
  'packages/engine/test/maze/wilson.test.ts',
  'packages/engine/test/result.test.ts',
  'apps/web/e2e/home.test.ts',
  'apps/web/test/ui/dialog.test.tsx',
  'tools/tidy/test/rules.test.ts',
];

test.each([
  [
    'packages/engine/src/grid/hex.ts',
    ['packages/engine/test/grid/hex.test.ts', 'packages/engine/test/grid/deep/mask.test.ts'],
  ],
  ['packages/engine/src/result.ts', ['packages/engine/test/result.test.ts']],
  ['packages/engine/test/maze/support.ts', ['packages/engine/test/maze/wilson.test.ts']],
  ['packages/engine/test/maze/wilson.test.ts', ['packages/engine/test/maze/wilson.test.ts']],
  ['apps/web/src/ui/dialog.tsx', ['apps/web/test/ui/dialog.test.tsx']],
  ['tools/tidy/rules/length.mjs', ['tools/tidy/test/rules.test.ts']],
  ['apps/web/e2e/home.test.ts', []],
  ['packages/engine/test/maze/deleted.test.ts', []],
  ['README.md', []],
])('a change of %s runs its tests', (path, expected) => {
  expect(testsOf([path], FILES)).toEqual(expected);
});

test('what changed is committed on the branch, edited or new', async () => {
  const root = mkdtempSync(join(tmpdir(), 'warren-changes-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words], { cwd: root });
  const write = (name: string) => writeFileSync(join(root, name), `${name}\n`, { flag: 'a' });
  mkdirSync(join(root, 'old'));
  for (const name of ['old/kept', 'edited']) write(name);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  expect((await readChanges(root)).changed).toEqual([]);
  git('checkout', '-q', '-b', 'branch');
  write('committed');
  git('add', '.');
  git('commit', '-q', '-m', 'second');
  write('edited');
  write('new');
  const { changed, files } = await readChanges(root);
  expect(changed.sort()).toEqual(['committed', 'edited', 'new']);
  expect(files.sort()).toEqual(['committed', 'edited', 'new', 'old/kept']);
  rmSync(root, { recursive: true });
});
