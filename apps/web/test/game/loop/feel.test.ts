import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeFeel, vibrate } from '../../../src/game/loop/feel.js';
import { settings } from '../../../src/settings/settings.js';

function open({ reduced = false, feel = {} } = {}) {
  const animated: number[] = [];
  const vibrated: number[] = [];
  const made = makeFeel({
    frame: {
      animate(_, options) {
        animated.push((options as { duration: number }).duration);
        return {} as Animation;
      },
    },
    reducedMotion: () => reduced,
    feel,
    vibrate: (ms) => vibrated.push(ms),
  });
  return { ...made, animated, vibrated };
}

describe('the feel of a tick', () => {
  test('a blow stops time for a moment, once, and shakes the phone', () => {
    const { tick, takeStop, vibrated } = open();
    tick({ events: ['hit', 'step'] }, 1);
    expect([takeStop(16), takeStop(16), takeStop(16), takeStop(16)]).toEqual([16, 16, 3, 0]);
    expect(vibrated).toEqual([15]);
  });

  test('of several events the strongest counts', () => {
    const { tick, vibrated } = open();
    tick({ events: ['hit', 'defeat'] }, 1);
    expect(vibrated).toEqual([25]);
  });

  test('the next level comes with a short transition, the first one without', () => {
    const { tick, animated } = open();
    tick({ events: [] }, 1);
    tick({ events: [] }, 1);
    expect(animated).toEqual([]);
    tick({ events: [] }, 2);
    expect(animated).toHaveLength(1);
    expect(animated[0]).toBeGreaterThanOrEqual(120);
    expect(animated[0]).toBeLessThanOrEqual(240);
  });

  test('with less motion nothing moves and time does not stop, but the phone may shake', () => {
    const { tick, takeStop, animated, vibrated } = open({ reduced: true });
    tick({ events: ['caught'] }, 1);
    tick({ events: [] }, 2);
    expect([takeStop(16), animated, vibrated]).toEqual([0, [], [60]]);
  });

  test('a game may say otherwise', () => {
    const { tick, animated, vibrated } = open({ feel: { caught: {}, gong: { vibrateMs: 5 } } });
    tick({ events: ['caught', 'gong'] }, 1);
    expect([animated, vibrated]).toEqual([[], [5]]);
  });
});

describe('a phone', () => {
  afterEach(() => {
    settings.change({ vibration: true });
    vi.unstubAllGlobals();
  });

  test.each([
    [true, [25]],
    [false, []],
  ])('shakes where the settings say so: %s', (vibration, shaken) => {
    const felt: number[] = [];
    vi.stubGlobal('navigator', { vibrate: (ms: number) => felt.push(ms) });
    settings.change({ vibration });
    vibrate(25);
    expect(felt).toEqual(shaken);
  });

  test('that cannot shake is left alone', () => {
    vi.stubGlobal('navigator', {});
    expect(() => vibrate(25)).not.toThrow();
  });
});
