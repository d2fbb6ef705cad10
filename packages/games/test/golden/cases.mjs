// How the golden recordings are played. Each case gets the games' front door and an `Rng`, and returns a run.

const LONGEST = 100_000;
/** Somebody who gives up. */
const CLASSIC_ENOUGH = 6000;
/** A face, 6 x 5 points. */
const PICTURE = '6x5.8AAP8P8PAAAAAADwAA8A';
/** The third level of some run, and a small maze with two bridges. */
const LEVEL_LINE = 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM';
const MAZE_TEXT = 'warren-text 1 rect 4x3 start 0 exits 11\n6ee8\n7||c\n1111\n';

/** Name of the file, without `.txt`, and what is played in it. */
export const CASES = {
  'lost-cause-level-1': (games) => byBot(games, 'lost-cause', { level: 1 }),
  'lost-cause-level-3': (games) => byBot(games, 'lost-cause', { level: 3 }),
  'lost-cause-level-6': (games) => byBot(games, 'lost-cause', { level: 6 }),
  'lost-cause-level-7': (games) => byBot(games, 'lost-cause', { level: 7 }),
  'lost-cause-original': (games) => byBot(games, 'lost-cause', { level: 4, original: true }),
  'lost-cause-relaxed': (games) => byBot(games, 'lost-cause', { level: 2, relaxed: true }),
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
  'cave-expedition': (games) => byBot(games, 'cave', { moves: 1000 }),
  'cave-classic': (games) => byBot(games, 'cave', { moves: 600, rules: 'classic' }),
  'cave-endless': (games) =>
    byBot(games, 'cave', { mode: 'endless', regionSize: 20, iterations: 2 }, ({ moves }) => moves === 400),
  'cave-clumsy': (games, rng) => byChance(games, 'cave', { moves: 300, monsterDamage: 20 }, rng),
  'classic-level-5': (games) => byBot(games, 'classic', { level: 5, season: 1 }),
  'classic-diamond': (games) => byBot(games, 'classic', { kind: 'diamond', level: 12, season: 1 }),
  'classic-rings': (games) => byBot(games, 'classic', { kind: 'rings', level: 9, season: 1 }),
  'classic-weave': (games) => byBot(games, 'classic', { kind: 'weave', level: 14, season: 1 }),
  'classic-tunnels': (games) => byBot(games, 'classic', { kind: 'spiral', level: 15, tunnels: true }),
  'classic-custom': (games) =>
    byBot(games, 'classic', { kind: 'radial', width: 16, height: 5, start: 40, exit: 3, timer: true }),
  'classic-picture': (games) =>
    byBot(games, 'classic', { kind: 'picture', picture: PICTURE, width: 24, height: 20 }),
  'classic-clumsy': (games, rng) =>
    byChance(games, 'classic', { kind: 'checker', level: 6, tunnels: true, timer: true }, rng),
  'classic-given-up': (games, rng) =>
    byChance(games, 'classic', { kind: 'vertical', width: 40, height: 30 }, rng, CLASSIC_ENOUGH),
  'labyrinth-run': (games) => byBot(games, 'labyrinth', {}),
  'labyrinth-kruskal': (games) => byBot(games, 'labyrinth', { algorithm: 'weave-kruskal' }),
  'labyrinth-late': (games) =>
    byBot(games, 'labyrinth', { level: 40, levels: 2, algorithm: 'weave-backtracker' }),
  'labyrinth-level': (games) => byBot(games, 'labyrinth', { code: LEVEL_LINE }),
  'labyrinth-maze': (games) => byBot(games, 'labyrinth', { maze: MAZE_TEXT, slack: 0 }),
  'labyrinth-clumsy': (games, rng) => byChance(games, 'labyrinth', {}, rng),
};

/** The game's bot plays to the end, or until enough was seen. */
function byBot(games, id, settings, enough = () => false) {
  const run = must(games.startRun(must(games.findGame(id)), settings, 'golden'));
  const player = must(games.findBot(id)).begin();
  while (!run.finished && run.tick < LONGEST && !enough(run.state)) run.advance(player(run.state));
  return run;
}

/** Somebody who presses anything, often for nothing, until it ends badly. */
function byChance(games, id, settings, rng, longest = LONGEST) {
  const game = must(games.findGame(id));
  const run = must(games.startRun(game, settings, 'golden'));
  // Giving up stands last, and would end every run at once.
  const count = game.actions.length - (game.actions.at(-1) === 'give-up' ? 1 : 0);
  while (!run.finished && run.tick < longest) {
    const actions = [];
    while (rng.chance(1, 15) && actions.length < 4) actions.push(rng.below(count));
    run.advance(actions);
  }
  return run;
}

export function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
