import { parseLostCause } from '@warren/engine/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSeed, playAddress } from '../../../src/games/lost-cause/addresses.js';
import {
  CORRIDORS,
  customAddress,
  FIRST_CUSTOM_MAZE,
  NUMBER_FIELDS,
} from '../../../src/games/lost-cause/free-play/custom-maze.js';
import { wrongNumber } from '../../../src/lib/numbers.js';

const [HEIGHT, , SLIMES] = NUMBER_FIELDS;

describe('a number of the form', () => {
  test.each([
    ['3', null],
    [' 25 ', null],
    ['', 'Height is missing.'],
    ['2', 'Height must be at least 3.'],
    ['26', 'Height must be at most 25.'],
    ['4.5', 'Height must be a whole number.'],
    ['ten', 'Height must be a whole number.'],
    ['1e1', 'Height must be a whole number.'],
  ])('%j: %s', (text, message) => {
    expect(wrongNumber(text, HEIGHT)).toBe(message);
  });

  test('may be -1 where that means no limit', () => {
    expect(['-1', '0', '999', '-2', '1000'].map((text) => wrongNumber(text, SLIMES))).toEqual([
      null,
      null,
      null,
      'Maximum slimes must be at least -1.',
      'Maximum slimes must be at most 999.',
    ]);
  });
});

/** The maze an address plays. */
function mazeAt(address: string) {
  const maze = parseLostCause(new URL(address, 'http://warren.test').pathname.slice('/play/'.length));
  if (!maze.ok) throw new Error(maze.reason);
  return maze.value;
}

describe('a maze of one’s own', () => {
  test('has its size and a code that can be played, whatever its corridors', () => {
    const side = fc.integer({ min: 3, max: 25 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom(...CORRIDORS),
        fc.string(),
        (width, height, corridors, seed) => {
          const custom = { ...FIRST_CUSTOM_MAZE, width: String(width), height: String(height), corridors };
          const address = customAddress(custom, seed);
          if (!address.ok) throw new Error(address.reason);
          expect(mazeAt(address.value).grid).toMatchObject({ width, height });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('has more corridors across, or up and down, if wished', () => {
    const across = (corridors: (typeof CORRIDORS)[number]) => {
      const custom = { ...FIRST_CUSTOM_MAZE, width: '25', height: '25', corridors };
      const address = customAddress(custom, 'grain');
      if (!address.ok) throw new Error(address.reason);
      return mazeAt(address.value).open.filter((sides) => (sides & 2) !== 0).length;
    };
    expect(across('horizontal')).toBeGreaterThan(across('even') + 50);
    expect(across('vertical')).toBeLessThan(across('even') - 50);
  });

  test('keeps in its address what limits it, and nothing else', () => {
    const code = 'AwPpuzNkUAAA==';
    expect(playAddress({ code, maxEnemies: -1, maxLocks: -1 })).toBe(`/play/${code}`);
    expect(playAddress({ code, maxEnemies: 0, maxLocks: 5, view: '448', gear: true })).toBe(
      `/play/${code}?maxEnemies=0&maxLocks=5&view=448&gear=1`,
    );
  });

  test('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, freshSeed)).size).toBe(100);
  });
});
