import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { classicBot } from '../../src/bots/classic-bot.js';
import { playOut } from '../../src/bots/play-out.js';
import { classic } from '../../src/classic/classic.js';
import type { ClassicState } from '../../src/classic/state.js';
import { copyPlain, isPlain } from '../../src/kernel/plain.js';
import { openPlayback } from '../../src/kernel/playback.js';
import { makeRecordingBytes, parseRecordingBytes } from '../../src/kernel/recording-bytes.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';
import { type Run, resumeRun, startRun } from '../../src/kernel/run.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { must } from '../support/must.js';
import { playPlainly } from '../support/reference.js';
import { randomActions, randomRun } from '../support/runs.js';
import { LOG_TAMPERINGS, withLog } from '../support/tampering.js';

// What every game owes the kernel, for a game that is not on the list of all yet.

const SHORT_RUNS: readonly object[] = [
  { level: 8, tunnels: true, timer: true },
  { kind: 'diamond', level: 4, season: 1 },
  { width: 16, height: 5 },
  { kind: 'picture', picture: '2x1.Dw', width: 12, height: 9, start: 5, exit: 100, tunnels: true },
];
const cases = SHORT_RUNS.map((settings) => ({ settings, name: JSON.stringify(settings) }));
const botRun = (settings: object, seed: string): Run => must(playOut(classic, classicBot, settings, seed));

test('it says what it is', () => {
  expect(classic.about).toMatch(/^[A-Z].{30,}\.$/s);
  expect(classicBot.game).toBe(classic.id);
  expect(new Set(classic.actions).size).toBe(classic.actions.length);
});

test('settings that are none, or unknown, are refused with a reason', () => {
  for (const settings of [null, undefined, 1, 'x', [], { nonsense: 1 }, JSON.parse('{"__proto__":{}}')]) {
    expect(classic.readSettings(settings)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/.{10}/),
    });
  }
});

test('every board of the menu is the board of its own settings; every day has a challenge that is listed', () => {
  const { boards, boardOf, daily } = classic.ranking;
  for (const { id, settings } of boards) {
    expect(id).toMatch(/^[A-Za-z0-9._~=-]{1,600}$/);
    expect(boardOf(must(classic.readSettings(settings)))).toMatchObject({ id });
  }
  expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length);
  for (let day = 20_000; day < 20_400; day++) {
    expect(boardOf(must(classic.readSettings(daily(day))))).not.toBeNull();
  }
});

test('a seed may be any text up to its limit', () => {
  for (const seed of ['', 'ü 世 😀', '\ud800', 'x'.repeat(4096)]) {
    const run = must(startRun(classic, cases[0].settings, seed));
    run.advance([]);
    expect(must(verify(classic, must(parseRecordingText(makeRecordingText(run.recording()))))).ticks).toBe(1);
  }
});

describe.each(cases)('with $name', ({ settings }) => {
  const played = botRun(settings, 'contract');
  const recording = played.recording();
  const wild = randomRun(classic, settings, 'wild', 1500).recording();

  test('settings read once more stay the same, and everything is plain data', () => {
    const read = must(classic.readSettings(settings));
    expect(JSON.stringify(must(classic.readSettings(JSON.parse(JSON.stringify(read)))))).toBe(
      JSON.stringify(read),
    );
    expect([isPlain(read), isPlain(played.state), isPlain(played.outcome)]).toEqual([true, true, true]);
  });

  test('the bot finishes, and the run is what verifying says', () => {
    expect(played.outcome.result).toBe('won');
    const value = { game: 'classic', rules: classic.rules, ticks: played.tick, outcome: played.outcome };
    expect(verify(classic, recording)).toEqual({ ok: true, value });
    expect(() => played.advance([])).toThrow('finished');
  });

  test('the same settings, seed and actions give the same states; another seed gives others', () => {
    expect(botRun(settings, 'contract').recording()).toEqual(recording);
    expect(randomRun(classic, settings, 'wild', 1500).recording()).toEqual(wild);
    expect(stateHash(must(startRun(classic, settings, 'another')).state)).not.toBe(
      stateHash(must(startRun(classic, settings, 'contract')).state),
    );
  });

  test('bytes and text give back the recording they were made from', () => {
    for (const one of [recording, wild]) {
      expect(must(parseRecordingBytes(makeRecordingBytes(one)))).toEqual(one);
      expect(must(parseRecordingText(makeRecordingText(one)))).toEqual(one);
    }
  });

  test('a fork at any tick goes on as if nothing had been', () => {
    const rng = Rng.fromSeed('forks');
    for (let round = 0; round < 5; round++) {
      const playback = must(openPlayback(classic, recording));
      playback.seek(rng.below(recording.ticks));
      const run = must(resumeRun(classic, JSON.parse(JSON.stringify(playback.fork().save()))));
      const player = classicBot.begin();
      while (!run.finished) run.advance(player(run.state as ClassicState));
      expect(run.recording()).toEqual(recording);
    }
  });

  test('saved and resumed at every tick, as JSON text, nothing changes', () => {
    const rng = Rng.fromSeed('wild', 'inputs');
    let run = must(startRun(classic, settings, 'wild'));
    while (!run.finished && run.tick < wild.ticks) {
      run.advance(randomActions(classic, rng));
      if (run.tick < 620) run = must(resumeRun(classic, JSON.parse(JSON.stringify(run.save()))));
    }
    expect(run.recording()).toEqual(wild);
  });

  test.each(Object.keys(LOG_TAMPERINGS))('%s is refused, or is what it really comes to', (kind) => {
    const rng = Rng.fromSeed('tampering', kind);
    for (let round = 0; round < 15; round++) {
      const log = withLog(recording, (all) => LOG_TAMPERINGS[kind](all, rng, classic, recording.ticks));
      expect(verify(classic, log).ok).toBe(`${log.actions}` === `${recording.actions}`);
      const plain = playPlainly(classic, log);
      const verdict = verify(classic, { ...log, checkpoints: plain.checkpoints });
      if (plain.overrun) expect(verdict.ok).toBe(false);
      else expect(verdict).toMatchObject({ ok: true, value: { outcome: plain.outcome } });
    }
  });

  test('another seed, other settings, a tick more or less are refused', () => {
    const other = must(classic.readSettings({ level: 9 }));
    const claims = [
      { seed: 'x' },
      { settings: other },
      { ticks: recording.ticks - 1 },
      { ticks: recording.ticks + 1 },
    ];
    for (const claim of claims) expect(verify(classic, { ...recording, ...claim }).ok).toBe(false);
  });
});

test('the bot looks and does not touch, and two of them do not disturb each other', () => {
  const run = must(startRun(classic, { level: 10, tunnels: true }, 's'));
  const [one, two] = [classicBot.begin(), classicBot.begin()];
  while (!run.finished) {
    const state = run.state as ClassicState;
    const before = stateHash(state);
    const actions = one(state);
    expect(two(copyPlain(state))).toEqual(actions);
    if (stateHash(state) !== before) throw new Error('the bot changed the state');
    run.advance(actions);
  }
  expect(run.outcome.result).toBe('won');
});
