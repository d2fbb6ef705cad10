import { describe, expect, test } from 'vitest';
import { makeSteering } from '../../../src/game/loop/steering.js';

const [NORTH, EAST, SOUTH] = [1, 2, 4];

/** The directions of so many ticks after a picture. */
function ticks(steering: ReturnType<typeof makeSteering>, held: number, count: number): number[] {
  return Array.from({ length: count }, () => steering.next(held));
}

describe('steering', () => {
  test('a key that went down and stays down is held from the first tick on', () => {
    const steering = makeSteering();
    steering.add([NORTH], NORTH, 0);
    expect(ticks(steering, NORTH, 3)).toEqual([NORTH, NORTH, NORTH]);
  });

  test('a tap between two pictures is held for a tick', () => {
    const steering = makeSteering();
    steering.add([EAST], 0, 0);
    expect(ticks(steering, 0, 3)).toEqual([EAST, 0, 0]);
  });

  test('quick taps on one key are as many presses, whether within a picture or a picture apart', () => {
    const steering = makeSteering();
    steering.add([NORTH, NORTH], 0, 0);
    expect(ticks(steering, 0, 4)).toEqual([NORTH, 0, NORTH, 0]);
    steering.add([NORTH], NORTH, 0);
    expect(ticks(steering, NORTH, 2)).toEqual([NORTH, NORTH]);
    // Let go and pressed again before the next picture.
    steering.add([NORTH], NORTH, NORTH);
    expect(ticks(steering, NORTH, 3)).toEqual([0, NORTH, NORTH]);
  });

  test('taps on two keys keep their order, beside what is held all the time', () => {
    const steering = makeSteering();
    ticks(steering, SOUTH, 1);
    steering.add([EAST, NORTH], SOUTH, SOUTH);
    expect(ticks(steering, SOUTH, 3)).toEqual([SOUTH | EAST, SOUTH | NORTH, SOUTH]);
  });

  test('a tap waits where no tick is due yet, and no longer once time stands still', () => {
    const steering = makeSteering();
    steering.add([EAST], 0, 0);
    steering.add([], 0, 0);
    expect(ticks(steering, 0, 2)).toEqual([EAST, 0]);
    steering.add([EAST], 0, 0);
    steering.rest();
    expect(ticks(steering, 0, 1)).toEqual([0]);
  });

  test('however much is tapped, only so much waits', () => {
    const steering = makeSteering();
    steering.add(new Array(100).fill(NORTH), 0, 0);
    expect(ticks(steering, 0, 40).filter((directions) => directions !== 0).length).toBeLessThanOrEqual(16);
  });
});
