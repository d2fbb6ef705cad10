import { GAMES, makeRecordingText, startRun } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { must } from '../../lib/must.mjs';

/** @typedef {{ game: string, seed: string, ticks: number, recording: string }} PlayedRun */

/**
 * By game: settings of long runs, of which each seed takes one. A game without an entry plays its defaults.
 * @type {Record<string, readonly object[]>}
 */
const LONG_RUNS = {
  'lost-cause': [{ mode: 'campaign' }, { level: 8 }],
  'treasure-rush': [{}, { pickups: true, hunter: true }],
  classic: [
    { width: 120, height: 120, tunnels: true },
    { kind: 'diamond', width: 90, height: 90 },
  ],
  cave: [{ mode: 'endless' }, { mode: 'endless', rules: 'classic' }],
  labyrinth: [
    { level: 60, levels: 3 },
    { level: 1, algorithm: 'weave-backtracker' },
  ],
};

/** The longest runs, in ticks: ten minutes, and what a bot needs about as long for where it thinks over each turn. */
const LONGEST = { 'real-time': 36_000, turns: 2_400 };

/**
 * Has the bots play runs of every game in the registry, so many seeds each.
 * @param {{ seeds: number, seed: string, longest?: number | undefined }} options
 * @returns {Generator<PlayedRun>}
 */
export function* playRuns({ seeds, seed, longest = Number.POSITIVE_INFINITY }) {
  for (const game of GAMES) {
    const settings = LONG_RUNS[game.id] ?? [{}];
    const most = Math.min(longest, LONGEST[game.traits.includes('turns') ? 'turns' : 'real-time']);
    for (let i = 0; i < seeds; i++) {
      const run = must(startRun(game, settings[i % settings.length], `${seed} ${i}`));
      const player = must(findBot(game.id)).begin();
      while (!run.finished && run.tick < most) run.advance(player(run.state));
      yield { game: game.id, seed: run.seed, ticks: run.tick, recording: makeRecordingText(run.recording()) };
    }
  }
}
