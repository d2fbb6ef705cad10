import type { TileMap } from '@warren/games';
import type { Figure, Scene } from '../diorama/scene.js';
import { cellFoot, mazeGround, SCENE_CELL } from './scene-ground.js';

/** By cell: its open sides, N 1, E 2, S 4, W 8, as a digit of sixteen. */
const SIDES = ['6c2ac42eeee8', '552ed7851554', '53a93babc539', '7c6aeeac5568', '13ba912bbbb8'].flatMap(
  (row) => [...row].map((digit) => Number.parseInt(digit, 16)),
);
/** Slow and fast cells. */
const TILES = ['............', 's..........f', '...f........', 'f...s....s..', '.....f......'].flatMap(
  (row) => [...row].map((tile) => '.sf'.indexOf(tile)),
);
const WIDTH = 12;
const MAP: TileMap = {
  id: 'a rush',
  width: WIDTH,
  height: SIDES.length / WIDTH,
  tileSize: SCENE_CELL,
  tiles: TILES,
  names: ['floor', 'slow', 'fast'],
};
const GROUND = mazeGround(SIDES);

/** The way round: where it begins, and a letter a step. */
const START = { column: 1, row: 2 } as const;
const WAY = 'NNWSSSESENEEEEESEENNNNWWSSWWWNWSWW';
const STEPS = {
  N: { dx: 0, dy: -1, facing: 'north' },
  E: { dx: 1, dy: 0, facing: 'east' },
  S: { dx: 0, dy: 1, facing: 'south' },
  W: { dx: -1, dy: 0, facing: 'west' },
} as const;
type Step = keyof typeof STEPS;
/** How long a step takes, by the tile it leads to. */
const STEP_MS = [460, 800, 250] as const;

/** A step of the way: where it begins and when, and where it leads. */
interface Leg {
  readonly column: number;
  readonly row: number;
  readonly step: Step;
  readonly began: number;
  readonly lasts: number;
}

const LEGS = legsOf(WAY);
const ROUND_MS = LEGS.reduce((sum, { lasts }) => sum + lasts, 0);
/** After so many steps there is a treasure; one comes back when the next one was reached. */
const HALF = Math.floor(LEGS.length / 2);

/** Somebody runs through a maze from treasure to treasure, over fast ground and slow. */
export function treasureRushScene(timeMs: number): Scene {
  const now = ((timeMs % ROUND_MS) + ROUND_MS) % ROUND_MS;
  const at = LEGS.findIndex(({ began, lasts }) => now < began + lasts);
  const { column, row, step, began, lasts } = LEGS[at];
  const { dx, dy, facing } = STEPS[step];
  const part = (now - began) / lasts;
  const player = cellFoot(column + dx * part, row + dy * part);
  const goal = at < HALF ? LEGS[HALF] : LEGS[0];
  const figures: Figure[] = [
    { sprite: 'treasure', ...cellFoot(goal.column, goal.row), ageMs: timeMs },
    { sprite: 'extra-time', ...cellFoot(3, 1), ageMs: timeMs },
    { sprite: 'extra-life', ...cellFoot(8, 1), ageMs: timeMs },
    { sprite: `player-walk-${facing}`, ...player, ageMs: timeMs },
  ];
  return { map: MAP, ground: GROUND, figures, lantern: { x: player.x, y: player.y - 8 } };
}

function legsOf(way: string): Leg[] {
  let { column, row }: { column: number; row: number } = START;
  let began = 0;
  return [...way].map((letter) => {
    const step = letter as Step;
    const { dx, dy } = STEPS[step];
    const lasts = STEP_MS[TILES[(row + dy) * WIDTH + column + dx]];
    const leg = { column, row, step, began, lasts };
    column += dx;
    row += dy;
    began += lasts;
    return leg;
  });
}
