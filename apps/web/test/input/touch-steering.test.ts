import { describe, expect, test } from 'vitest';
import { heldOnMs, makePinch, pullStick, STICK_RADIUS, stickAt } from '../../src/input/touch-steering.js';

describe('a stick where the thumb lands', () => {
  const stick = stickAt({ x: 200, y: 300 });

  test('holds nothing before it is pulled, and within its dead zone', () => {
    expect(stick.held).toBe(0);
    expect(pullStick(stick, { x: 210, y: 300 }).held).toBe(0);
  });

  test.each([
    [[40, 0], 2],
    [[0, -40], 1],
    [[-40, 0], 8],
    [[0, 40], 4],
    [[40, 40], 6],
  ])('pulled by %j holds %i', ([x, y], held) => {
    expect(pullStick(stick, { x: 200 + x, y: 300 + y }).held).toBe(held);
  });

  test('follows a finger that goes on, so that turning round takes no more than the stick', () => {
    const far = pullStick(stick, { x: 600, y: 300 });
    expect(far.held).toBe(2);
    expect(600 - far.middle.x).toBeLessThan(2 * STICK_RADIUS);
    expect(pullStick(far, { x: far.middle.x - 40, y: 300 }).held).toBe(8);
    expect(Math.hypot(far.pull.x, far.pull.y)).toBeCloseTo(1);
  });
});

describe('a finger that is lifted', () => {
  const stick = stickAt({ x: 200, y: 300 });
  const pulled = (by: number) => pullStick(stick, { x: 200 + by, y: 300 });

  test('after a swipe steers on, about a cell in all', () => {
    expect(heldOnMs(pulled(60), 0)).toBe(210);
    expect(heldOnMs(pulled(60), 80)).toBe(130);
  });

  test('after a longer pull, or a short one, steers no more', () => {
    expect(heldOnMs(pulled(60), 210)).toBe(0);
    expect(heldOnMs(pulled(60), 5000)).toBe(0);
    expect(heldOnMs(pulled(25), 20)).toBe(0);
    expect(heldOnMs(stick, 20)).toBe(0);
  });
});

test('two fingers that part look closer a size at a time, and back when they come together', () => {
  const zoomed: number[] = [];
  const pinch = makePinch((by) => zoomed.push(by));
  const apart = (width: number) => pinch.move({ x: 0, y: 0 }, { x: width, y: 0 });
  for (const width of [100, 110, 130, 140, 170]) apart(width);
  expect(zoomed).toEqual([1, 1]);
  for (const width of [150, 130, 90]) apart(width);
  expect(zoomed).toEqual([1, 1, -1, -1]);
  pinch.end();
  apart(500);
  expect(zoomed).toHaveLength(4);
});
