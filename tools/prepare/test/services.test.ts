import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from '../postgres.mjs';
import { candidates, isExecutable, pathFolders } from '../programs.mjs';
import { findRedis } from '../redis.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warren-prepare-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A program of this name in a folder of the test. */
function program(folder: string, name: string, mode = 0o755): string {
  const path = join(root, folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
}

test('PostgreSQL is where both of its programs are', () => {
  program('half', 'initdb');
  const initdb = program('whole', 'initdb');
  const postgres = program('whole', 'postgres');
  const PATH = [join(root, 'half'), join(root, 'whole')].join(':');
  expect(findPostgres({ PATH })).toEqual({ initdb, postgres });
});

test('the first Redis on the path is taken, by either of its names', () => {
  const valkey = program('first', 'valkey-server');
  program('second', 'redis-server');
  expect(findRedis({ PATH: [join(root, 'first'), join(root, 'second')].join(':') })).toBe(valkey);
});

test('a file that cannot be run is no program', () => {
  expect(isExecutable(program('bin', 'redis-server', 0o644))).toBe(false);
  expect(isExecutable(program('bin', 'redis', 0o755))).toBe(true);
  expect(isExecutable(join(root, 'nothing'))).toBe(false);
});

test('empty parts of the path are no folders', () => {
  expect(candidates(pathFolders({ PATH: ':/a::/b:' }), ['x', 'y'])).toEqual(['/a/x', '/a/y', '/b/x', '/b/y']);
  expect(pathFolders({})).toEqual([]);
});
