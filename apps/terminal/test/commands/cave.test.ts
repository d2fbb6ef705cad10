import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, warren } from '../support/warren.js';

const rowsOf = (out: string) => out.replace(/\n$/, '').split('\n');

describe('warren cave', () => {
  test('prints a rectangle: # rock, blank floor, C chest, M monster', async () => {
    const { code, out, err } = await warren(['cave', '--seed', 'lantern', '--view', '-40,-12,80,24']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const rows = rowsOf(out);
    expect(rows.length).toBe(24);
    expect(rows.every((row) => row.length === 80 && /^[# CM]+$/.test(row))).toBe(true);
    // The view around the start is the default.
    expect((await warren(['cave', '--seed', 'lantern'])).out).toBe(out);
  });

  test('the default preset is Cave, and --preset shows another', async () => {
    const words = ['cave', '--seed', 's', '--view', '0,0,64,32'];
    const [usual, cave, original] = await Promise.all(
      [[], ['--preset', 'cave'], ['--preset', 'original']].map((preset) => warren([...words, ...preset])),
    );
    expect(usual.out).toBe(cave.out);
    expect(original.out).not.toBe(cave.out);
  });

  test('two views of the same cells are the same, far out and below zero', async () => {
    for (const [x, y] of [
      [-31, -7],
      [1_000_000_000, -1_000_000_000],
    ]) {
      const [whole, part] = await Promise.all([
        warren(['cave', '--seed', 'ü😀', '--view', `${x},${y},90,30`]),
        warren(['cave', '--seed', 'ü😀', '--view', `${x + 33},${y + 11},40,15`]),
      ]);
      const cut = rowsOf(whole.out)
        .slice(11, 26)
        .map((row) => row.slice(33, 73));
      expect(rowsOf(part.out)).toEqual(cut);
    }
  });

  test('--format json names seed, settings, view, start, rows, chests and monsters', async () => {
    const { out } = await warren([
      'cave',
      '--seed',
      'j',
      '--view',
      '-60,10,120,90',
      '--format',
      'json',
      '--preset',
      'warrens',
    ]);
    const cave = JSON.parse(out);
    expect(cave).toMatchObject({
      format: 'warren-cave',
      version: 1,
      seed: 'j',
      settings: { regionSize: 50, rockProbability: 0.56, rockThreshold: 5, passages: 16, monstersMost: 5 },
      view: { x: -60, y: 10, width: 120, height: 90 },
      start: { x: expect.any(Number), y: expect.any(Number) },
    });
    const marks = (mark: string) =>
      cave.rows.flatMap((row: string, y: number) =>
        [...row].flatMap((character, x) => (character === mark ? [[x - 60, y + 10]] : [])),
      );
    expect(cave.chests).toEqual(marks('C'));
    expect(cave.monsters).toEqual(marks('M'));
    expect(cave.chests.length).toBeGreaterThan(5);
    expect(cave.monsters.length).toBeGreaterThan(1);
  });

  test('--setting replaces a number of the preset, --out writes a file', async () => {
    const file = join(folder(), 'cave.txt');
    const words = ['cave', '--seed', 's', '--view', '0,0,64,32'];
    const rock = await warren([
      ...words,
      '--preset',
      'original',
      '--setting',
      'rockThreshold=9',
      '--out',
      file,
    ]);
    expect(rock).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).not.toContain('#');
  });

  test('the last safe coordinate is a cell like any other', async () => {
    const edge = Number.MAX_SAFE_INTEGER;
    for (const view of [`${edge - 79},${edge - 39},80,40`, `-${edge},-${edge},80,40`]) {
      const { code, out } = await warren(['cave', '--seed', 'edge', '--view', view]);
      expect(code).toBe(0);
      expect(rowsOf(out).length).toBe(40);
      expect(out).toContain('    ');
    }
  });

  // Side by side: each is a process of its own.
  test.concurrent.each([
    [['--view', '9007199254740982,0,11,5'], 'the cave ends at -9007199254740991 and 9007199254740991'],
    [['--view', '0,-9007199254740992,11,5'], 'the cave ends at'],
    [['--view', '99999999999999999999,0,1,1'], 'the cave ends at'],
    [['--view', '0,0,0,5'], 'at least 1 x 1'],
    [['--view', '0,0,100000,100000'], 'more than 4194304 cells'],
    [['--view', '0,0,5'], '--view must be X,Y,W,H in whole numbers, not "0,0,5"'],
    [['--view', '0.5,0,5,5'], '--view must be'],
    [['--view', 'a,b,c,d'], '--view must be'],
    [['--view', '0,0,-5,5'], '--view must be'],
    [['--format', 'png'], 'there is no format "png"'],
    [['--preset', 'warens'], 'did you mean "warrens"?'],
    [['--preset', 'constructor'], 'there is no preset'],
    [['--setting', 'iterations=17'], 'iterations must be a whole number from 0 to 16, not 17'],
    [['--setting', 'iterations=many'], 'iterations must be a whole number from 0 to 16, not "many"'],
    [['--setting', 'iteration=3'], 'did you mean "iterations"?'],
    [['--setting', 'iterations'], '--setting must be NAME=VALUE'],
    [['--seed', 'a'.repeat(4097)], 'the seed is longer than 4096 characters'],
  ])('refused with a line: %#', async (words, reason) => {
    const { code, out, err } = await warren(['cave', ...words]);
    expect(err).toMatch(/^warren: [^\n]+\n$/);
    expect(err).toContain(reason);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
