// How the golden recordings of Classic are played. Each case gets the games' front door and an `Rng`, and returns a run.

const LONGEST = 6000;
/** A face, 6 x 5 points. */
const PICTURE = '6x5.8AAP8P8PAAAAAADwAA8A';

/** Name of the recording, and what is played in it. */
export const CASES = {
  'classic-level-5': (games) => byBot(games, { level: 5, season: 1 }),
  'classic-diamond': (games) => byBot(games, { kind: 'diamond', level: 12, season: 1 }),
  'classic-tunnels': (games) => byBot(games, { kind: 'spiral', level: 15, tunnels: true }),
  'classic-custom': (games) =>
    byBot(games, { kind: 'radial', width: 16, height: 5, start: 40, exit: 3, timer: true }),
  'classic-picture': (games) => byBot(games, { kind: 'picture', picture: PICTURE, width: 24, height: 20 }),
  'classic-clumsy': (games, rng) =>
    byChance(games, { kind: 'checker', level: 6, tunnels: true, timer: true }, rng),
  'classic-given-up': (games, rng) => byChance(games, { kind: 'vertical', width: 40, height: 30 }, rng),
};

function byBot(games, settings) {
  return must(games.playOut(games.classic, games.classicBot, settings, 'golden'));
}

/** Somebody who presses anything, hints included, until it ends or gets too long. */
function byChance(games, settings, rng) {
  const run = must(games.startRun(games.classic, settings, 'golden'));
  while (!run.finished && run.tick < LONGEST) {
    const actions = [];
    while (rng.chance(1, 15) && actions.length < 4) actions.push(rng.below(games.classic.actions.length));
    run.advance(actions);
  }
  return run;
}

export function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
