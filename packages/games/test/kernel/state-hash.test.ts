import { describe, expect, test } from 'vitest';
import { copyPlain, isPlain, type Plain } from '../../src/kernel/plain.js';
import { chainHash, stateHash } from '../../src/kernel/state-hash.js';
import { GAMES } from '../../src/registry.js';
import { randomRun, SHORT_RUNS } from '../support/runs.js';

/** Written down once; the tests in browsers compare whole recordings. */
const GOLDEN = 1288052446;
const GOLDEN_CHAIN = 3233589507;

test('is the same on every machine', () => {
  expect(stateHash({ a: [1, -2, 9007199254740991], b: 'Tür', c: { d: true, e: null, f: false } })).toBe(
    GOLDEN,
  );
  expect(chainHash(1, 2)).toBe(GOLDEN_CHAIN);
});

test('does not depend on the order of keys, but on the order of items', () => {
  expect(stateHash({ a: 1, b: { c: 2, d: 3 } })).toBe(stateHash({ b: { d: 3, c: 2 }, a: 1 }));
  expect(stateHash([1, 2])).not.toBe(stateHash([2, 1]));
  expect(chainHash(1, 2)).not.toBe(chainHash(2, 1));
});

test('tells apart what looks alike', () => {
  const alike: Plain[] = [
    ...[0, '0', false, null, '', [], {}, [0], [[]], [[], []], { 0: 0 }, { '': 0 }, { a: null }],
    ...[1, true, '1', 2 ** 32, 2 ** 32 + 1, -(2 ** 32), 2 ** 31, -(2 ** 31), 2 ** 40, 2 ** 52, -1],
    ...['ab', ['a', 'b'], ['ab'], { a: 'b' }, ['a', ['b']], { ab: '' }, { a: { b: 0 } }, { a: 0, b: 0 }],
  ];
  expect(new Set(alike.map(stateHash)).size).toBe(alike.length);
});

test.each([
  ['a fraction', 0.5],
  ['a number too large', 2 ** 53],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['undefined', undefined],
  ['a hole', new Array(1)],
  ['a function', () => 0],
  ['a map', new Map()],
  ['a typed array', new Int32Array(1)],
  ['a big integer', 1n],
  ['an object of a class', new (class {})()],
])('refuses %s, which is not plain data', (_, value) => {
  expect(() => stateHash({ level: [value] })).toThrow('a state holds');
  expect(isPlain({ level: [value] })).toBe(false);
});

test('data nested without end is not plain', () => {
  let nested: Plain = 1;
  for (let i = 0; i < 32; i++) nested = [nested];
  expect(isPlain(nested)).toBe(true);
  expect(isPlain([nested])).toBe(false);
});

describe.each(GAMES)('$id', (game) => {
  test.each(SHORT_RUNS[game.id].map((settings) => [JSON.stringify(settings), settings]))(
    'every leaf of the state counts, with %s',
    (_, settings) => {
      const { state } = randomRun(game, settings as object, 'leaves', 400);
      const before = stateHash(state);
      const copy = copyPlain(state) as Plain;
      let leaves = 0;
      changeLeaves(copy, () => {
        leaves++;
        if (stateHash(copy) === before) throw new Error('a changed state has the same hash');
      });
      expect(leaves).toBeGreaterThan(50);
      // Every change was undone, and none of them reached the state that was copied.
      expect(stateHash(copy)).toBe(before);
      expect(stateHash(state)).toBe(before);
    },
  );
});

/** Changes each leaf in turn, calls back, and puts it back as it was; so with each list and record as a whole. */
function changeLeaves(value: Plain, changed: () => void): void {
  if (value === null || typeof value !== 'object') return;
  const record = value as { [key: string]: Plain };
  for (const key of Object.keys(record)) {
    const leaf = record[key];
    changeLeaves(leaf, changed);
    for (const other of othersFor(leaf)) {
      record[key] = other;
      changed();
    }
    record[key] = leaf;
  }
  if (!Array.isArray(value)) return;
  value.push(0);
  changed();
  value.pop();
}

function othersFor(leaf: Plain): Plain[] {
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1, -leaf - 1, `${leaf}`];
  if (typeof leaf === 'string') return [`${leaf} `, `${leaf.slice(1)}x`];
  if (typeof leaf === 'boolean') return [!leaf];
  return [0];
}
