import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { openPlayback } from '../../src/kernel/playback.js';
import type { Recording } from '../../src/kernel/recording.js';
import { makeRecordingBytes, parseRecordingBytes } from '../../src/kernel/recording-bytes.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';
import { resumeRun } from '../../src/kernel/run.js';
import { verify } from '../../src/kernel/verify.js';
import { GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { playPlainly } from '../support/reference.js';
import { botRun, SHORT_RUNS } from '../support/runs.js';
import { LOG_TAMPERINGS, withLog, withPreparedSetup } from '../support/tampering.js';

// No player can post what they did not play: whatever is changed in a recording, verifying refuses it. With right
// hashes for another log the verdict is what that log really comes to by the plain simulation.

const ROUNDS = 40;

type Claim = [name: string, claim: Partial<Record<keyof Recording, unknown>>];

describe.each(GAMES)('$id', (game) => {
  const [settings] = SHORT_RUNS[game.id];
  const run = botRun(game, settings, 'tampering');
  const honest = run.recording();
  const prepared = withPreparedSetup(game, honest);

  test('a run that was prepared once is the same run', () => {
    expect(verify(prepared, honest)).toEqual(verify(game, honest));
    expect(playPlainly(prepared, honest)).toEqual(playPlainly(game, honest));
  });

  test.each(Object.keys(LOG_TAMPERINGS))('%s', (kind) => {
    const rng = Rng.fromSeed('tampering', kind);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const tampered = withLog(honest, (log) => LOG_TAMPERINGS[kind](log, rng, game, honest.ticks));
      const verdict = verify(prepared, tampered);
      const plain = playPlainly(prepared, tampered);
      const same = `${tampered.actions}` === `${honest.actions}`;
      expect(verdict.ok).toBe(same);
      if (!verdict.ok) refused++;
      // With the right hashes the outcome is that of what was really played, no other.
      const resealed = { ...tampered, checkpoints: plain.checkpoints };
      if (plain.overrun) expect(verify(prepared, resealed).ok).toBe(false);
      else expect(verify(prepared, resealed)).toMatchObject({ ok: true, value: { outcome: plain.outcome } });
    }
    expect(refused).toBeGreaterThan(ROUNDS / 2);
  });

  const filled = honest.settings as object;
  const unplayed: Claim[] = [
    ['settings that are not written out', { settings }],
    ['settings in another order', { settings: Object.fromEntries(Object.entries(filled).reverse()) }],
    ['settings of nobody', { settings: { ...filled, nonsense: 1 } }],
    ['no settings', { settings: null }],
    ['a seed longer than seeds are', { seed: 'x'.repeat(4097) }],
    ['older rules', { rules: game.rules - 1 }],
    ['newer rules', { rules: game.rules + 1 }],
    ['another game', { game: 'another-game' }],
    ['a negative number of ticks', { ticks: -1 }],
    ['half a tick', { ticks: honest.ticks + 0.5 }],
    ['no number of ticks', { ticks: Number.NaN }],
    ['more ticks than a run has', { ticks: game.maxTicks + 1 }],
    ['endless ticks', { ticks: Number.POSITIVE_INFINITY }],
    ['half an action', { actions: honest.actions.slice(0, -1) }],
    ['actions in the wrong order', { actions: [...honest.actions.slice(2), ...honest.actions.slice(0, 2)] }],
    ['an action before time', { actions: [-1, 0, ...honest.actions] }],
    ['an action after the end', { actions: [...honest.actions, honest.ticks, 0] }],
    ['an action between ticks', { actions: [0.5, 0, ...honest.actions.filter((_, i) => i > 20)] }],
    ['an action that does not exist', { actions: [0, game.actions.length, ...honest.actions] }],
    ['an action below the first', { actions: [0, -1, ...honest.actions] }],
    ['an action by a name', { actions: [0, 'length', ...honest.actions] }],
    ['too many actions in a tick', { actions: [...new Array(17).fill([0, 0]).flat(), ...honest.actions] }],
    ['more actions than a recording holds', { actions: new Array(2_000_002).fill(0) }],
    ['a checkpoint less', { checkpoints: honest.checkpoints.slice(1) }],
    ['a checkpoint more', { checkpoints: [...honest.checkpoints, 0] }],
    ['no checkpoints', { checkpoints: [] }],
  ];
  test.each(unplayed)('%s is refused before anything is simulated', (_, claim) => {
    const idle = { ...game, setup: () => expect.unreachable('nothing is to be simulated') };
    const verdict = verify(idle, { ...honest, ...claim } as Recording);
    expect(verdict).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10}/) });
    expect(openPlayback(idle, { ...honest, ...claim } as Recording)).toEqual(verdict);
  });

  const played: Claim[] = [
    ['another seed', { seed: `${honest.seed}!` }],
    ['an empty seed', { seed: '' }],
    ['other settings', { settings: must(game.readSettings(SHORT_RUNS[game.id][1])) }],
    ['a tick less', { ticks: honest.ticks - 1 }],
    ['a tick more', { ticks: honest.ticks + 1 }],
    ['no ticks', { ticks: 0, checkpoints: [honest.checkpoints[0]], actions: [] }],
    ['no actions', { actions: [] }],
  ];
  test.each(played)('%s is refused', (_, claim) => {
    const verdict = verify(game, { ...honest, ...claim } as Recording);
    expect(verdict).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10}/) });
  });

  test('another hash at any checkpoint is refused', () => {
    for (let i = 0; i < honest.checkpoints.length; i++) {
      const checkpoints = honest.checkpoints.map((hash, at) => (at === i ? (hash ^ 1) >>> 0 : hash));
      expect(verify(game, { ...honest, checkpoints }).ok).toBe(false);
    }
  });

  test('bytes cut off, added, changed or made up are refused', () => {
    const bytes = makeRecordingBytes(honest);
    for (let end = 0; end < bytes.length; end++)
      expect(parseRecordingBytes(bytes.subarray(0, end)).ok).toBe(false);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ 16 : byte));
      expect(parseRecordingBytes(changed).ok).toBe(false);
    }
    expect(parseRecordingBytes(Uint8Array.from([...bytes, 0])).ok).toBe(false);
    const text = makeRecordingText(honest);
    for (const wrong of [
      `${text}A`,
      `${text}=`,
      ` ${text}`,
      `${text}\n`,
      text.slice(0, -1),
      text.toLowerCase(),
    ]) {
      expect(parseRecordingText(wrong).ok).toBe(false);
    }
  });

  test('a save is refused when its snapshot or its log is not the one it was made with', () => {
    const saved = {
      recording: makeRecordingText(honest),
      state: run.save().state as { [key: string]: never },
    };
    expect(resumeRun(game, saved).ok).toBe(true);
    const other = botRun(game, settings, 'other').save();
    const spoilt: unknown[] = [
      { ...saved, state: { ...saved.state, seed: 'x' } },
      { ...saved, state: { ...saved.state, more: 0.5 } },
      { ...saved, state: other.state },
      { ...saved, recording: other.recording },
      { ...saved, recording: saved.recording.slice(0, -4) },
      { recording: saved.recording },
      { state: saved.state },
      ...[null, undefined, 7, 'text', [], {}],
    ];
    for (const wrong of spoilt) {
      expect(resumeRun(game, wrong)).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10}/) });
    }
  });
});
