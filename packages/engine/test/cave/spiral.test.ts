import { expect, test } from 'vitest';
import { spiralFind, ulamSpiral } from '../../src/cave/spiral.js';

/** Ulam's spiral as one walks it: one right, one up, two left, two down, three right, and so on. */
function walked(count: number): { x: number; y: number }[] {
  const places = [{ x: 0, y: 0 }];
  let [x, y, dx, dy] = [0, 0, 1, 0];
  for (let leg = 1; places.length < count; leg++) {
    for (let turn = 0; turn < 2; turn++) {
      for (let i = 0; i < leg; i++) {
        x += dx;
        y += dy;
        places.push({ x, y });
      }
      [dx, dy] = [dy, -dx];
    }
  }
  return places.slice(0, count);
}

test('begins in the middle, goes right, and turns up and around to the left', () => {
  const first = Array.from({ length: 10 }, (_, i) => ulamSpiral(i));
  const pairs = first.map(({ x, y }) => `${x + 0},${y + 0}`);
  expect(pairs).toEqual(['0,0', '1,0', '1,-1', '0,-1', '-1,-1', '-1,0', '-1,1', '0,1', '1,1', '2,1']);
});

test('the place of a number is the place where one walks to with it', () => {
  const places = walked(10_000);
  expect(places.every(({ x, y }, i) => ulamSpiral(i).x === x && ulamSpiral(i).y === y)).toBe(true);
});

test('far out it is exact as well', () => {
  // The ring of radius r ends in its lower right corner; the next place is one to the right of it.
  for (const r of [1000, 100_000, 10_000_000]) {
    const last = (2 * r + 1) * (2 * r + 1) - 1;
    expect(ulamSpiral(last)).toEqual({ x: r, y: r });
    expect(ulamSpiral(last + 1)).toEqual({ x: r + 1, y: r });
    expect(ulamSpiral(last - 1)).toEqual({ x: r - 1, y: r });
  }
});

test('finds the first place that fits, nothing beyond the radius', () => {
  expect(spiralFind(0, () => true)).toEqual({ x: 0, y: 0 });
  expect(spiralFind(5, (x, y) => x === -3 && y === 5)).toEqual({ x: -3, y: 5 });
  expect(spiralFind(4, (x, y) => x === -3 && y === 5)).toBeNull();
  let looked = 0;
  spiralFind(3, () => {
    looked++;
    return false;
  });
  expect(looked).toBe(49);
});
