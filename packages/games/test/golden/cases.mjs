// How the golden recordings are played. Each case gets the games' front door and an `Rng`, and returns a run.

const LONGEST = 100_000;

/** Name of the file, without `.txt`, and what is played in it. */
export const CASES = {
  'lost-cause-level-1': (games) => byBot(games, 'lost-cause', { level: 1 }),
  'lost-cause-level-3': (games) => byBot(games, 'lost-cause', { level: 3 }),
  'lost-cause-level-6': (games) => byBot(games, 'lost-cause', { level: 6 }),
  'lost-cause-code': (games) => byBot(games, 'lost-cause', { code: 'AwPpuzNkUAAA==' }),
  'lost-cause-exit-and-gear': (games) =>
    byBot(games, 'lost-cause', { level: 4, maxLocks: 0, gear: true, sight: 15 }),
  'lost-cause-campaign': (games) =>
    byBot(
      games,
      'lost-cause',
      { mode: 'campaign' },
      ({ level, phase }) => level.number === 3 && phase === 'won',
    ),
  'treasure-rush-twelve': (games) => byBot(games, 'treasure-rush', { mazes: 12 }),
  'treasure-rush-run': (games) => byBot(games, 'treasure-rush', {}),
  'treasure-rush-pick-ups': (games) => byBot(games, 'treasure-rush', { mazes: 16, pickups: true }),
  'treasure-rush-hunter': (games) => byBot(games, 'treasure-rush', { mazes: 12, hunter: true }),
  'treasure-rush-unchosen': (games) =>
    byBot(games, 'treasure-rush', { pickups: true, hunter: true, choice: false, mazes: 9 }),
  'treasure-rush-clumsy': (games, rng) => byChance(games, 'treasure-rush', {}, rng),
  'lost-cause-clumsy': (games, rng) => byChance(games, 'lost-cause', { level: 2, sight: 49 }, rng),
};

/** The game's bot plays to the end, or until enough was seen. */
function byBot(games, id, settings, enough = () => false) {
  const run = must(games.startRun(must(games.findGame(id)), settings, 'golden'));
  const player = must(games.findBot(id)).begin();
  while (!run.finished && run.tick < LONGEST && !enough(run.state)) run.advance(player(run.state));
  return run;
}

/** Somebody who presses anything, often for nothing, until it ends badly. */
function byChance(games, id, settings, rng) {
  const game = must(games.findGame(id));
  const run = must(games.startRun(game, settings, 'golden'));
  while (!run.finished && run.tick < LONGEST) {
    const actions = [];
    while (rng.chance(1, 15) && actions.length < 4) actions.push(rng.below(game.actions.length));
    run.advance(actions);
  }
  return run;
}

export function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
