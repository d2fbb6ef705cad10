import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../../src/kernel/plain.js';
import { openPlayback } from '../../src/kernel/playback.js';
import { stateHash } from '../../src/kernel/state-hash.js';
import { verify } from '../../src/kernel/verify.js';
import { GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { randomActions, randomRun, SHORT_RUNS } from '../support/runs.js';

// Watching recordings of every game: any tick can be had, and every tick can be taken over.

const cases = GAMES.flatMap((game) =>
  SHORT_RUNS[game.id].map((settings) => ({ game, settings, name: `${game.id} ${JSON.stringify(settings)}` })),
);

describe.each(cases)('$name', ({ game, settings }) => {
  const wild = randomRun(game, settings, 'wild', 1500).recording();

  test('any tick, in any order, is the state of straight play', () => {
    const hashes = [must(openPlayback(game, wild))].flatMap((playback) => {
      const all = [stateHash(playback.state)];
      while (playback.forward()) all.push(stateHash(playback.state));
      return all;
    });
    expect(hashes.length).toBe(wild.ticks + 1);
    const playback = must(openPlayback(game, wild));
    const rng = Rng.fromSeed('seeks');
    for (let i = 0; i < 60; i++) {
      const tick = rng.below(wild.ticks + 1);
      playback.seek(tick);
      expect([playback.tick, stateHash(playback.state)]).toEqual([tick, hashes[tick]]);
    }
    for (const [wish, tick] of [
      [-5, 0],
      [1e9, wild.ticks],
      [Number.NaN, 0],
      [7.9, Math.min(7, wild.ticks)],
    ]) {
      playback.seek(wish);
      expect([playback.tick, stateHash(playback.state)]).toEqual([tick, hashes[tick]]);
    }
  });

  test('a fork is a legal run of its own, whatever the recording claimed, and leaves the playback alone', () => {
    const lied = { ...wild, checkpoints: wild.checkpoints.map(() => 1) };
    expect(verify(game, lied).ok).toBe(false);
    const playback = must(openPlayback(game, lied));
    for (const at of [0, wild.ticks >> 1, wild.ticks - 1]) {
      playback.seek(at);
      const before = stateHash(playback.state);
      const run = playback.fork();
      const rng = Rng.fromSeed('fork');
      while (!run.finished && run.tick < at + 700) run.advance(randomActions(game, rng));
      expect(verify(game, run.recording())).toMatchObject({ ok: true, value: { outcome: run.outcome } });
      expect(stateHash(playback.state)).toBe(before);
    }
  });

  test('what is to be seen is plain data, and looking changes nothing', () => {
    const playback = must(openPlayback(game, wild));
    for (let tick = 0; tick <= wild.ticks; tick += 50) {
      playback.seek(tick);
      const before = stateHash(playback.state);
      const frame = game.frame(playback.state);
      expect(isPlain(frame)).toBe(true);
      expect(new Set(frame.sprites.map(({ id }) => id)).size).toBe(frame.sprites.length);
      expect(frame.map.tiles.length).toBe(frame.map.width * frame.map.height);
      game.outcome(playback.state);
      expect(stateHash(playback.state)).toBe(before);
    }
  });
});
