import { type AnyGame, makeRecordingBytes, startRun } from '@warren/games';
import { classic } from '@warren/games/classic';
import { lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { verifyInSlices } from '../../src/workers/recordings.js';
import { must } from '../support/must.js';

/** What a server makes of the same inputs with a seed: some ticks in which nothing is pressed. */
function judged(game: AnyGame, settings: object, seed: string) {
  const run = must(startRun(game, settings, seed));
  for (let i = 0; i < 5; i++) run.advance([]);
  const recording = makeRecordingBytes(run.recording());
  const order = { recording, ticks: 1_000, witnessed: new Uint8Array(), measuredFrom: null };
  return must(verifyInSlices(order, { progress: () => {} }));
}

const hashes = (game: AnyGame, settings: object, count: number) =>
  new Set(Array.from({ length: count }, (_, i) => judged(game, settings, `seed ${i}`).logHash));

describe('the same inputs', () => {
  test('are one log in a maze that is the same for every seed', () => {
    expect(hashes(classic, { kind: 'normal', level: 3, season: 1, timer: true }, 5).size).toBe(1);
  });

  test('are other logs in other mazes, also in the smallest, which often look alike', () => {
    expect(hashes(lostCause, { mode: 'level', level: 1 }, 300).size).toBe(300);
  });
});
