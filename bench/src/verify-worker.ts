import type { Result } from '@warren/engine';
import { findGame, makeRecordingText, parseRecordingText, TICKS_PER_SECOND, verify } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { randomCode } from '@warren/games/lost-cause';

// Prints how many times faster than they were played recordings of a game in mazes of one side are verified.

const RECORDINGS = 5;
const LEAST_MS = 400;

/** So many cells a side more than its number a level of Labyrinth has. */
const LEVEL_EXTRA = 7;

/** By game: settings that lead to mazes of that side. */
const SETTINGS: Readonly<Record<string, (seed: string) => object>> = {
  'lost-cause': (seed) => ({ code: randomCode(seed, { width: side, height: side }) }),
  // A run from the level that is so large.
  labyrinth: () => ({ level: side - LEVEL_EXTRA }),
};

const [id, ...numbers] = process.argv.slice(2);
const [side, round] = numbers.map(Number);
const game = orThrow(findGame(id));
const bot = orThrow(findBot(game.id));

const texts = Array.from({ length: RECORDINGS }, (_, i) => {
  const seed = `bench-${round}-${i}`;
  const settings = SETTINGS[id](seed);
  return makeRecordingText(orThrow(playOut(game, bot, settings, seed)).recording());
});

for (const text of texts) timesRealTime(text);
const samples: number[] = [];
const started = performance.now();
while (performance.now() - started < LEAST_MS) {
  for (const text of texts) samples.push(timesRealTime(text));
}
process.stdout.write(`${JSON.stringify(samples)}\n`);

/** Reads and verifies a recording, as a server does with what is sent to it. */
function timesRealTime(text: string): number {
  const before = performance.now();
  const { ticks } = orThrow(verify(game, orThrow(parseRecordingText(text))));
  return (ticks / TICKS_PER_SECOND) * (1000 / (performance.now() - before));
}

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
