import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EFFECTS } from '../../src/sound/effects.js';
import { createSpeaker } from '../../src/sound/speaker.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp({ fails = false, delay = 0 } = {}) {
  const played: { volume: number; rate: number }[] = [];
  const built: number[][] = [];
  let gesture = () => {};
  let volume = 0.5;
  const speaker = createSpeaker({
    loudness: () => volume,
    load: async () => {
      if (fails) throw new Error('no sound here');
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      return {
        buildSamples: (...parameters) => {
          built.push([...parameters]);
          return [0, 0.5];
        },
        playSamples: (_, loud = 1, rate = 1) => played.push({ volume: loud, rate }),
      };
    },
    onGesture: (listener) => {
      gesture = listener;
    },
  });
  const touch = async () => {
    gesture();
    await vi.advanceTimersByTimeAsync(1);
  };
  const turn = (to: number) => {
    volume = to;
  };
  return { speaker, played, built, touch, turn };
}

describe('sounds', () => {
  test('are silent before somebody touched the page', async () => {
    const { speaker, played, touch } = setUp();
    speaker.play('take');
    await touch();
    expect(played).toEqual([]);
    speaker.play('take');
    expect(played).toHaveLength(1);
  });

  test('asked for by the first gesture itself come as soon as they can, but not late', async () => {
    const soon = setUp();
    const touched = soon.touch();
    soon.speaker.play('take');
    await touched;
    expect(soon.played).toHaveLength(1);
    const late = setUp({ delay: 1000 });
    await late.touch();
    late.speaker.play('take');
    await vi.advanceTimersByTimeAsync(2000);
    expect(late.played).toEqual([]);
  });

  test('are as loud as wished, and none at no volume', async () => {
    const { speaker, played, touch, turn } = setUp();
    await touch();
    speaker.play('hit');
    turn(0);
    speaker.play('take');
    expect(played.map(({ volume }) => volume)).toEqual([0.5]);
  });

  test('of the same kind do not pile up', async () => {
    const { speaker, played, built, touch } = setUp();
    await touch();
    for (let i = 0; i < 10; i++) speaker.play('hit');
    expect(played).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    speaker.play('hit');
    expect([played.length, built.length]).toEqual([2, 1]);
  });

  test('of unknown names are silent', async () => {
    const { speaker, played, touch } = setUp();
    await touch();
    for (const name of ['', 'nonsense', 'constructor', '__proto__']) speaker.play(name);
    expect(played).toEqual([]);
  });

  test('never fail where there is no sound', async () => {
    const { speaker, touch } = setUp({ fails: true });
    await touch();
    expect(() => speaker.play('take')).not.toThrow();
  });

  test('are there for all that happens in Lost Cause, each short and of sane numbers', () => {
    for (const [name, parameters] of Object.entries(EFFECTS)) {
      expect([name, parameters.every(Number.isFinite)]).toEqual([name, true]);
      const [volume, , frequency, attack, sustain, release] = parameters;
      expect(volume).toBeLessThanOrEqual(1);
      expect(frequency).toBeGreaterThan(50);
      expect(attack + sustain + release).toBeLessThan(1);
    }
    const events = [
      'take',
      'drop',
      'unlock',
      'hit',
      'defeat',
      'hurt',
      'swing',
      'won',
      'lost',
      'complete',
      'full',
    ];
    for (const event of events) expect(Object.keys(EFFECTS)).toContain(event);
  });
});
