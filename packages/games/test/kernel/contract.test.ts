import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots/registry.js';
import { isPlain } from '../../src/kernel/plain.js';
import { openPlayback } from '../../src/kernel/playback.js';
import { CHECKPOINT_TICKS } from '../../src/kernel/recording.js';
import { makeRecordingBytes, parseRecordingBytes } from '../../src/kernel/recording-bytes.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';
import { type Run, resumeRun, startRun } from '../../src/kernel/run.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { findGame, GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { botRun, randomActions, randomRun, SHORT_RUNS } from '../support/runs.js';

// What every game owes the kernel, and the kernel every game.

test('ids are kebab case and used once; every game has a bot and short runs to be tested with', () => {
  const ids = GAMES.map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(BOTS.map(({ game }) => game)).toEqual(ids);
  expect(Object.keys(SHORT_RUNS)).toEqual(ids);
});

test('a game that does not exist is refused with the nearest one', () => {
  expect(findGame('lost-case')).toMatchObject({ ok: false, reason: expect.stringContaining('lost-cause') });
});

describe.each(GAMES)('$id', (game) => {
  const cases = SHORT_RUNS[game.id].map((settings) => ({ settings, name: JSON.stringify(settings) }));

  test('says what it is', () => {
    expect(game.title.length).toBeGreaterThan(2);
    expect(game.about).toMatch(/^[A-Z].{30,}\.$/s);
    expect(Number.isInteger(game.rules) && game.rules >= 1).toBe(true);
    expect(new Set(game.actions).size).toBe(game.actions.length);
  });

  test('refuses settings that are none, or unknown, with a reason', () => {
    for (const settings of [null, undefined, 1, 'x', [], { nonsense: 1 }, JSON.parse('{"__proto__":{}}')]) {
      expect(game.readSettings(settings)).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/.{10}/),
      });
    }
  });

  test('while it waits for the first action, a tick without one changes nothing', () => {
    for (const { settings } of cases) {
      const { state } = must(startRun(game, settings, 'waits'));
      if (game.waits?.(state) !== true) continue;
      const before = stateHash(state);
      game.step(state, []);
      expect(stateHash(state)).toBe(before);
      expect(game.waits(state)).toBe(true);
    }
  });

  test('refuses a setting that is a list or an object, even one that has no text', () => {
    for (const name of Object.keys(must(game.readSettings({})) as object)) {
      for (const value of [{ toString: 1 }, [1], [], Object.create(null)]) {
        expect(game.readSettings({ [name]: value })).toMatchObject({
          ok: false,
          reason: expect.stringContaining(name),
        });
      }
    }
  });

  test('every board of the menu is the board of its own settings, and its id is safe in an address', () => {
    const { boards, boardOf } = game.ranking;
    expect(boards.length).toBeGreaterThan(0);
    for (const { id, settings } of boards) {
      expect(id).toMatch(/^[A-Za-z0-9._~=-]{1,600}$/);
      expect(boardOf(must(game.readSettings(settings)))).toMatchObject({ id });
    }
    expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length);
  });

  test('every day has a challenge that can be played and is listed', () => {
    for (let day = 20_000; day < 20_400; day++) {
      const settings = must(game.readSettings(game.ranking.daily(day)));
      expect(game.ranking.boardOf(settings)).not.toBeNull();
    }
  });

  test('a run that is still being played stands on no board', () => {
    const run = must(startRun(game, cases[0].settings, 'ranking'));
    expect(game.ranking.standing(run.outcome)).toBeNull();
  });

  test('a seed may be any text up to its limit', () => {
    for (const seed of ['', 'ü 世 😀', '\ud800', 'x'.repeat(4096)]) {
      const run = must(startRun(game, cases[0].settings, seed));
      run.advance([]);
      expect(must(verify(game, must(parseRecordingText(makeRecordingText(run.recording()))))).ticks).toBe(1);
    }
    expect(startRun(game, cases[0].settings, 'x'.repeat(4097)).ok).toBe(false);
  });

  describe.each(cases)('with $name', ({ settings }) => {
    const played = botRun(game, settings, 'contract');
    const recording = played.recording();
    const wild = randomRun(game, settings, 'wild', 1500).recording();

    test('settings read once more stay the same, and everything is plain data', () => {
      const read = must(game.readSettings(settings));
      expect(JSON.stringify(must(game.readSettings(JSON.parse(JSON.stringify(read)))))).toBe(
        JSON.stringify(read),
      );
      expect([isPlain(read), isPlain(played.state), isPlain(played.outcome)]).toEqual([true, true, true]);
    });

    test('the bot finishes, and the run is what verifying says', () => {
      expect(played.outcome.result).toBe('won');
      expect(verify(game, recording)).toEqual({
        ok: true,
        value: { game: game.id, rules: game.rules, ticks: played.tick, outcome: played.outcome },
      });
      expect(() => played.advance([])).toThrow('finished');
    });

    test('the same settings, seed and actions give the same states; another seed gives others', () => {
      expect(botRun(game, settings, 'contract').recording()).toEqual(recording);
      expect(randomRun(game, settings, 'wild', 1500).recording()).toEqual(wild);
      expect(stateHash(must(startRun(game, settings, 'another')).state)).not.toBe(
        stateHash(must(startRun(game, settings, 'contract')).state),
      );
    });

    test('bytes and text give back the recording they were made from', () => {
      for (const one of [recording, wild]) {
        expect(must(parseRecordingBytes(makeRecordingBytes(one)))).toEqual(one);
        const text = makeRecordingText(one);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(must(parseRecordingText(text))).toEqual(one);
      }
    });

    test('a snapshot at any tick goes on as if nothing had been', () => {
      const rng = Rng.fromSeed('snapshots');
      for (let round = 0; round < 5; round++) {
        const at = rng.below(recording.ticks);
        const playback = must(openPlayback(game, recording));
        playback.seek(at);
        let run = playback.fork();
        run = must(resumeRun(game, JSON.parse(JSON.stringify(run.save()))));
        replayRest(run, recording.actions);
        expect(run.recording()).toEqual(recording);
      }
    });

    test('saved and resumed at every tick for a stretch, as JSON text, nothing changes', () => {
      const rng = Rng.fromSeed('wild', 'inputs');
      let run = must(startRun(game, settings, 'wild'));
      while (!run.finished && run.tick < Math.min(wild.ticks, CHECKPOINT_TICKS + 20)) {
        run.advance(randomActions(game, rng));
        run = must(resumeRun(game, JSON.parse(JSON.stringify(run.save()))));
      }
      while (!run.finished && run.tick < wild.ticks) run.advance(randomActions(game, rng));
      expect(run.recording()).toEqual(wild);
    });
  });
});

/** Plays what is left of a log. */
function replayRest(run: Run, actions: readonly number[]): void {
  let at = actions.findIndex((tick, i) => i % 2 === 0 && tick >= run.tick);
  while (!run.finished) {
    const now: number[] = [];
    for (; at >= 0 && at < actions.length && actions[at] === run.tick; at += 2) now.push(actions[at + 1]);
    run.advance(now);
  }
}
