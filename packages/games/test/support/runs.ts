import { Rng } from '@warren/engine';
import { playOut } from '../../src/bots/bot.js';
import { findBot } from '../../src/bots/registry.js';
import type { AnyGame } from '../../src/kernel/game.js';
import { type Run, startRun } from '../../src/kernel/run.js';
import { must } from './must.js';

/** For every game: settings of short runs that use as much of it as possible. A new game needs an entry. */
export const SHORT_RUNS: Readonly<Record<string, readonly object[]>> = {
  'lost-cause': [
    { level: 1 },
    { level: 3, gear: true },
    { code: 'AwPpuzNkUAAA==', maxLocks: 0, sight: 3, view: 640 },
    { mode: 'campaign', maxEnemies: 2, maxLocks: 1 },
  ],
  'treasure-rush': [
    { mazes: 8 },
    { mazes: 6, pickups: true },
    { mazes: 5, hunter: true },
    { mazes: 12, pickups: true, hunter: true, choice: false },
  ],
  classic: [
    { level: 5, season: 1 },
    { kind: 'diamond', level: 9, tunnels: true },
    { kind: 'weave', level: 6, relaxed: true },
    { kind: 'radial', width: 16, height: 5, start: 40, exit: 3, timer: true },
  ],
  cave: [{ moves: 160 }, { moves: 90, rules: 'classic', monsterDamage: 9 }],
  labyrinth: [
    { levels: 3 },
    { level: 10, levels: 1, algorithm: 'weave-backtracker' },
    { code: 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM' },
    { maze: 'warren-text 1 rect 4x3 start 0 exits 11\n6ee8\n7||c\n1111\n', slack: 0 },
  ],
};

/** A run the game's bot has played to its end. */
export function botRun(game: AnyGame, settings: object, seed: string): Run {
  return must(playOut(game, must(findBot(game.id)), settings, seed));
}

/** Presses random things: what is done now and then lasts a while, as with people. */
export function randomActions(game: AnyGame, rng: Rng): number[] {
  const actions: number[] = [];
  // Giving up stands last, and would end every run at once.
  const count = game.actions.length - (game.actions.at(-1) === 'give-up' ? 1 : 0);
  while (rng.chance(1, 12)) actions.push(rng.below(count));
  return actions.slice(0, 8);
}

/** A run of at most so many ticks by somebody who presses random things. */
export function randomRun(game: AnyGame, settings: object, seed: string, ticks: number): Run {
  const run = must(startRun(game, settings, seed));
  const rng = Rng.fromSeed(seed, 'inputs');
  while (!run.finished && run.tick < ticks) run.advance(randomActions(game, rng));
  return run;
}
