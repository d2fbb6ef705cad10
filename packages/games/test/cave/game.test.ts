import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { cave } from '../../src/cave/game.js';
import { isPlain } from '../../src/kernel/plain.js';
import { openPlayback } from '../../src/kernel/playback.js';
import type { Recording } from '../../src/kernel/recording.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';
import { type Run, resumeRun, startRun } from '../../src/kernel/run.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { botRun, wildActions, wildRun } from '../support/cave.js';
import { must } from '../support/must.js';
import { LOG_TAMPERINGS, withLog } from '../support/tampering.js';

// Turns are packed closer than the inputs of other games, so what every game owes the kernel is asked here with many
// actions a tick and many moves a save.

const CASES = [
  { moves: 700 },
  { moves: 300, rules: 'classic' },
  { moves: 200, regionSize: 12, rockProbability: '0.45', chestProbability: '0.03', stunProbability: '0.5' },
].map((settings) => ({ settings, name: JSON.stringify(settings) }));

describe.each(CASES)('CV-2: with $name', ({ settings }) => {
  const played = botRun(settings, 'contract');
  const recording = played.recording();
  const wild = wildRun(settings, 'wild', 300).recording();

  test('the bot brings gold home, and verifying says the same', () => {
    expect(played.outcome.result).toBe('won');
    const { tick, outcome } = played;
    const value = { game: 'cave', rules: cave.rules, ticks: tick, outcome };
    expect(verify(cave, recording)).toEqual({ ok: true, value });
    expect(verify(cave, wild).ok).toBe(true);
    expect([isPlain(played.state), isPlain(played.settings), isPlain(outcome)]).toEqual([true, true, true]);
  });

  test('the same inputs give the same run, and text gives back the recording', () => {
    expect(botRun(settings, 'contract').recording()).toEqual(recording);
    for (const one of [recording, wild])
      expect(must(parseRecordingText(makeRecordingText(one)))).toEqual(one);
    expect(stateHash(must(startRun(cave, settings, 'a')).state)).not.toBe(
      stateHash(must(startRun(cave, settings, 'b')).state),
    );
  });

  test('a fork or a save at any tick goes on as if nothing had been', () => {
    const rng = Rng.fromSeed('snapshots');
    for (let round = 0; round < 3; round++) {
      const playback = must(openPlayback(cave, recording));
      playback.seek(rng.below(recording.ticks));
      const run = must(resumeRun(cave, JSON.parse(JSON.stringify(playback.fork().save()))));
      replayRest(run, recording);
      expect(run.recording()).toEqual(recording);
    }
  });

  test('saved and resumed at every tick, as JSON text, nothing changes', () => {
    const rng = Rng.fromSeed('wild', 'inputs');
    let run = must(startRun(cave, settings, 'wild'));
    while (!run.finished && run.tick < Math.min(100, wild.ticks)) {
      run.advance(wildActions(rng));
      run = must(resumeRun(cave, JSON.parse(JSON.stringify(run.save()))));
    }
    while (!run.finished && run.tick < wild.ticks) run.advance(wildActions(rng));
    expect(run.recording()).toEqual(wild);
  });
});

test.each(Object.keys(LOG_TAMPERINGS))('%s is refused', (name) => {
  const recording = botRun({ moves: 150 }, 'tampering').recording();
  const rng = Rng.fromSeed(name);
  for (let round = 0; round < 4; round++) {
    const changed = withLog(recording, (log) => LOG_TAMPERINGS[name](log, rng, cave, recording.ticks));
    if (JSON.stringify(changed) === JSON.stringify(recording)) continue;
    expect(verify(cave, changed)).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10}/) });
  }
});

test('any text is a seed', () => {
  for (const seed of ['', 'ü 世 😀', '\ud800', 'x'.repeat(4096)]) {
    const run = must(startRun(cave, { moves: 5 }, seed));
    for (let way = 0; way < 4; way++) run.advance([way]);
    expect(must(verify(cave, must(parseRecordingText(makeRecordingText(run.recording()))))).ticks).toBe(4);
  }
});

/** Plays what is left of a recording. */
function replayRest(run: Run, { actions }: Recording): void {
  let at = actions.findIndex((tick, i) => i % 2 === 0 && tick >= run.tick);
  while (!run.finished) {
    const now: number[] = [];
    for (; at >= 0 && at < actions.length && actions[at] === run.tick; at += 2) now.push(actions[at + 1]);
    run.advance(now);
  }
}
