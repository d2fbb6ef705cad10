import { type Figure, type Leg, legsOf, positionOn, type Scene } from '../../graphics/preview-scene.js';
import { makeMazeScenes } from '../maze-scene.js';

/** A cell of a small picture is so many pixels of art wide. */
export const PREVIEW_CELL = 25;

/** Small pictures of mazes of Treasure Rush. */
export const { mazeOf, footOf } = makeMazeScenes({
  cell: PREVIEW_CELL,
  floors: ['rush-floor-0', 'rush-floor-1', 'rush-floor-2'],
  beyond: 'rush-rock',
  walls: ['rush-wall-h', 'rush-wall-v'],
  lead: 1,
  foot: 6,
  patches: { at: 3, sprites: { slow: 'rush-slow', fast: 'rush-fast' } },
});

const MAZE = mazeOf(
  'a rush',
  ['6c2ac42eeee8', '552ed7851554', '53a93babc539', '7c6aeeac5568', '13ba912bbbb8'],
  ['............', 's..........f', '...f........', 'f...s....s..', '.....f......'],
);

/** The way round: where it begins, and a letter a step. */
const START = { column: 1, row: 2 } as const;
const WAY = 'NNWSSSESENEEEEESEENNNNWWSSWWWNWSWW';
/** How long a step takes, by the tile it leads to. */
const STEP_MS = [460, 800, 250] as const;

const LEGS = timed(legsOf(START, WAY));
const ROUND_MS = LEGS.reduce((sum, { lasts }) => sum + lasts, 0);
/** After so many steps there is a treasure; one comes back when the next one was reached. */
const HALF = Math.floor(LEGS.length / 2);

/** The player runs through a maze from treasure to treasure, over fast ground and slow. */
export function treasureRushPreview(timeMs: number): Scene {
  const now = ((timeMs % ROUND_MS) + ROUND_MS) % ROUND_MS;
  const at = LEGS.findIndex(({ began, lasts }) => now < began + lasts);
  const { step, began, lasts } = LEGS[at];
  const { column, row } = positionOn(LEGS[at], (now - began) / lasts);
  const player = footOf(column, row);
  const goal = at < HALF ? LEGS[HALF] : LEGS[0];
  const figures: Figure[] = [
    { sprite: 'treasure', ...footOf(goal.column, goal.row), ageMs: timeMs },
    { sprite: 'extra-time', ...footOf(3, 1), ageMs: timeMs },
    { sprite: 'extra-life', ...footOf(8, 1), ageMs: timeMs },
    { sprite: `player-walk-${step.facing}`, ...player, ageMs: timeMs },
  ];
  return { ...MAZE, figures, lantern: { x: player.x, y: player.y - 8 } };
}

/** The steps of a way, each with its time. */
function timed(legs: readonly Leg[]) {
  const { width, tiles } = MAZE.map;
  let began = 0;
  return legs.map((leg) => {
    const { column, row } = positionOn(leg);
    const lasts = STEP_MS[tiles[row * width + column]];
    began += lasts;
    return { ...leg, began: began - lasts, lasts };
  });
}
