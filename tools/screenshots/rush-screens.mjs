import { treasureRush } from '../../packages/games/dist/treasure-rush/index.js';
import { continueRun, heading, playUntil } from './screen-parts.mjs';

const NAMED = { 'warren.treasure-rush': JSON.stringify({ name: 'Ada', pickups: true }) };
const BARELY = 30;
/** Soon after a maze has begun: the picture of the other theme is taken from the same page, a little later. */
const EARLY = 20;
const LONG = 500;

/**
 * The screens of Treasure Rush.
 * @type {import('./screen-parts.mjs').Screen[]}
 */
export const RUSH_SCREENS = [
  { name: 'treasure-rush', path: '/treasure-rush', stored: NAMED, ready: heading('Treasure Rush') },
  { name: 'treasure-rush-game', path: '/treasure-rush', stored: kept(beginOf(8)), ready: continueRun },
  { name: 'treasure-rush-largest', path: '/treasure-rush', stored: kept(largest()), ready: continueRun },
  { name: 'treasure-rush-hunted', path: '/treasure-rush', stored: kept(hunted()), ready: continueRun },
  {
    name: 'treasure-rush-over',
    path: '/treasure-rush',
    stored: { ...kept(beforeEnd()), ...scores() },
    async ready(page) {
      await continueRun(page);
      await heading('Game over')(page);
    },
  },
  {
    name: 'treasure-rush-scores',
    path: '/treasure-rush/scores',
    stored: { ...NAMED, ...scores() },
    ready: heading('Leaderboard'),
  },
  {
    name: 'treasure-rush-how-to-play',
    path: '/treasure-rush/how-to-play',
    ready: heading('How to play Treasure Rush'),
  },
];

/** @param {number} maze */
function beginOf(maze) {
  return playUntil(treasureRush, ({ round }) => round.number === maze && round.left < round.limit - EARLY);
}

/** A maze as large as they come, with a long way to go. */
function largest() {
  return playUntil(
    treasureRush,
    ({ round }) => round.side === 20 && round.limit > LONG && round.left < round.limit - EARLY,
  );
}

/** A moment with everything in it: the hunter on the way, and a pick-up not taken yet. */
function hunted() {
  for (let attempt = 0; ; attempt++) {
    const run = playUntil(
      treasureRush,
      ({ round }) => round.number >= 4 && round.pickUp !== null && round.hunter?.wait === 0,
      { settings: { hunter: true, pickups: true }, seed: `lantern-${attempt}` },
    );
    if (!run.finished) return run;
  }
}

/** A player who has done well and then stands still with the last life. */
function beforeEnd() {
  const run = playUntil(treasureRush, ({ score }) => score === 11);
  while (run.state.lives > 1 || run.state.round.left > BARELY)
    run.advance(run.state.player.held === 0 ? [] : [0]);
  return run;
}

/**
 * A run as the page keeps it.
 * @param {ReturnType<typeof beginOf>} run
 */
function kept(run) {
  const stored = JSON.stringify({ score: run.state.score, saved: run.save() });
  return { ...NAMED, 'warren.treasure-rush.run': stored };
}

/** A table of scores. */
function scores() {
  const names = ['Grace', 'Edsger', 'Ada', 'Barbara', 'Alan'];
  const rush = Array.from({ length: 13 }, (_, i) => ({
    score: 31 - 3 * i,
    name: names[i % names.length],
    date: `2026-0${1 + (i % 9)}-1${i % 10}T19:30:00Z`,
  }));
  return { 'warren.treasure-rush.scores': JSON.stringify({ rush }) };
}
