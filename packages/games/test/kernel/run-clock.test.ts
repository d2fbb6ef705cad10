import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeRunClock, startRunClock } from '../../src/kernel/run-clock.js';

/** A clock of the world in the test's hand. */
function makeTime(start = 1_700_000_000_000) {
  const time = { ms: start };
  return { time, now: () => time.ms };
}

describe('the clock of a run', () => {
  test('counts as pauses what is no play: before the first tick, in a menu, and after the end', () => {
    const { time, now } = makeTime();
    const clock = startRunClock(now);
    time.ms += 300;
    clock.follow(0, false);
    time.ms += 5000;
    clock.follow(300, true);
    time.ms += 4000;
    clock.follow(300, false);
    time.ms += 1000;
    clock.follow(360, true);
    time.ms += 70;
    expect(clock.pauses()).toEqual([
      { tick: 0, ms: 300 },
      { tick: 300, ms: 4000 },
      { tick: 360, ms: 70 },
    ]);
    time.ms += 30;
    expect(clock.pauses().at(-1)).toEqual({ tick: 360, ms: 100 });
  });

  test('begins no second pause within one', () => {
    const { time, now } = makeTime();
    const clock = startRunClock(now);
    clock.follow(0, false);
    time.ms += 1000;
    clock.follow(60, true);
    time.ms += 10;
    clock.follow(60, true);
    time.ms += 10;
    clock.follow(60, false);
    clock.follow(60, false);
    expect(clock.pauses()).toEqual([{ tick: 60, ms: 20 }]);
  });

  test('is one pause a tick, whatever for, and takes in what a slow machine lost', () => {
    const { time, now } = makeTime();
    const clock = startRunClock(now);
    clock.follow(0, false);
    for (let i = 0; i < 3; i++) {
      clock.follow(10, true);
      time.ms += 5;
      clock.follow(10, false);
    }
    clock.lose(10, 20.4);
    clock.lose(40, 500);
    expect(clock.pauses()).toEqual([
      { tick: 10, ms: 35 },
      { tick: 40, ms: 500 },
    ]);
  });

  test('goes on after a save as if it had never stopped: the time between two visits is a pause', () => {
    const { time, now } = makeTime();
    const clock = startRunClock(now);
    clock.follow(0, false);
    time.ms += 2000;
    clock.follow(120, true);
    time.ms += 50;
    const saved: unknown = JSON.parse(JSON.stringify(clock.save()));
    time.ms += 86_400_000;
    const resumed = resumeRunClock(saved, 120, now);
    resumed.follow(120, false);
    expect(resumed.startedAt).toBe(clock.startedAt);
    expect(resumed.pauses()).toEqual([{ tick: 120, ms: 86_400_050 }]);
  });

  test('play and pauses make up the time of the world, however often it is stopped, saved and resumed', () => {
    const step = fc.record({
      ticks: fc.nat(500),
      stillMs: fc.nat(100_000),
      awayMs: fc.option(fc.nat(1e9)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { time, now } = makeTime();
        let clock = startRunClock(now);
        let tick = 0;
        for (const { ticks, stillMs, awayMs } of steps) {
          clock.follow(tick, false);
          // A tick of ten milliseconds, to count without rounding.
          tick += ticks;
          time.ms += ticks * 10;
          clock.follow(tick, true);
          time.ms += stillMs;
          if (awayMs === null) continue;
          const saved = clock.save();
          time.ms += awayMs;
          clock = resumeRunClock(saved, tick, now);
        }
        const pauses = clock.pauses();
        const still = pauses.reduce((sum, { ms }) => sum + ms, 0);
        expect(clock.startedAt + tick * 10 + still).toBe(time.ms);
        expect(pauses.every(({ ms }, i) => ms > 0 && (i === 0 || pauses[i - 1].tick < pauses[i].tick))).toBe(
          true,
        );
      }),
    );
  });

  test('believes no damaged save: the run then counts as played without a pause', () => {
    const { time, now } = makeTime();
    const sound = { startedAt: 5, pauses: [{ tick: 1, ms: 2 }], savedAt: 9 };
    for (const damaged of [
      undefined,
      null,
      7,
      {},
      { ...sound, startedAt: -1 },
      { ...sound, savedAt: 'noon' },
      { ...sound, pauses: {} },
      { ...sound, pauses: [null] },
      { ...sound, pauses: [{ tick: 601, ms: 1 }] },
      { ...sound, pauses: [...sound.pauses, ...sound.pauses] },
      { ...sound, pauses: [{ tick: 1, ms: 0.5 }] },
      { ...sound, pauses: new Array(10_001).fill({ tick: 1, ms: 1 }) },
    ]) {
      const clock = resumeRunClock(damaged, 600, now);
      expect([clock.startedAt, clock.pauses()]).toEqual([time.ms - 10_000, []]);
    }
    expect(resumeRunClock(sound, 600, now).startedAt).toBe(5);
  });

  test('has no negative pause where the clock of the world is set back, and a bound on how many there are', () => {
    const { time, now } = makeTime();
    const clock = startRunClock(now);
    time.ms -= 5000;
    clock.follow(0, false);
    expect(clock.pauses()).toEqual([]);
    for (let tick = 1; tick <= 10_050; tick++) clock.lose(tick, 1);
    const pauses = clock.pauses();
    expect(pauses.length).toBe(10_000);
    expect(pauses.at(-1)).toEqual({ tick: 10_000, ms: 51 });
  });
});
