import type { TileMap } from '@warren/games';
import {
  type Figure,
  type Leg,
  legsOf,
  openSides,
  positionOn,
  type Scene,
} from '../../graphics/preview-scene.js';
import { cellFoot, mazeGround, SCENE_CELL } from './scene-ground.js';

const SIDES = openSides(['6c2ac42eeee8', '552ed7851554', '53a93babc539', '7c6aeeac5568', '13ba912bbbb8']);
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
/** How long a step takes, by the tile it leads to. */
const STEP_MS = [460, 800, 250] as const;

/** A step of the way, with its time. */
interface TimedLeg extends Leg {
  readonly began: number;
  readonly lasts: number;
}

const LEGS = timed(legsOf(START, WAY));
const ROUND_MS = LEGS.reduce((sum, { lasts }) => sum + lasts, 0);
/** After so many steps there is a treasure; one comes back when the next one was reached. */
const HALF = Math.floor(LEGS.length / 2);

/** Somebody runs through a maze from treasure to treasure, over fast ground and slow. */
export function treasureRushScene(timeMs: number): Scene {
  const now = ((timeMs % ROUND_MS) + ROUND_MS) % ROUND_MS;
  const at = LEGS.findIndex(({ began, lasts }) => now < began + lasts);
  const { step, began, lasts } = LEGS[at];
  const { column, row } = positionOn(LEGS[at], (now - began) / lasts);
  const player = cellFoot(column, row);
  const goal = at < HALF ? LEGS[HALF] : LEGS[0];
  const figures: Figure[] = [
    { sprite: 'treasure', ...cellFoot(goal.column, goal.row), ageMs: timeMs },
    { sprite: 'extra-time', ...cellFoot(3, 1), ageMs: timeMs },
    { sprite: 'extra-life', ...cellFoot(8, 1), ageMs: timeMs },
    { sprite: `player-walk-${step.facing}`, ...player, ageMs: timeMs },
  ];
  return { map: MAP, ground: GROUND, figures, lantern: { x: player.x, y: player.y - 8 } };
}

function timed(legs: readonly Leg[]): TimedLeg[] {
  let began = 0;
  return legs.map((leg) => {
    const { column, row } = positionOn(leg);
    const lasts = STEP_MS[TILES[row * WIDTH + column]];
    began += lasts;
    return { ...leg, began: began - lasts, lasts };
  });
}
