import type { TileMap } from '@warren/games';
import {
  type Figure,
  type Leg,
  layFloor,
  legsOf,
  openSides,
  positionOn,
  type Scene,
  type SceneFloor,
  type SceneGround,
} from '../../graphics/preview-scene.js';
import type { Lay } from '../../graphics/tile-ground.js';
import { wallEdges } from './stage/wall-edges.js';

/** A cell of a small picture is so many pixels of art wide; a patch and a wall begin so far from its corner. */
export const PREVIEW_CELL = 25;
const PATCH_AT = 3;
const WALL_AT = -1;

const FLOOR: SceneFloor = {
  cell: PREVIEW_CELL,
  floors: ['rush-floor-0', 'rush-floor-1', 'rush-floor-2'],
  beyond: 'rush-rock',
};

/** Lays a maze for a small picture: floor, speed patches, and its walls by the open sides of its cells. */
export function mazeGround(sides: readonly number[]): SceneGround {
  return {
    tile: PREVIEW_CELL,
    lay(map, rim, lay) {
      layFloor(FLOOR, map, rim, lay);
      for (const [i, tile] of map.tiles.entries()) {
        layPatch(map.names[tile], i % map.width, Math.floor(i / map.width), lay);
      }
      for (const { x, y, down } of wallEdges(map.width, sides)) {
        lay(down ? 'rush-wall-v' : 'rush-wall-h', x * PREVIEW_CELL + WALL_AT, y * PREVIEW_CELL + WALL_AT);
      }
      return [];
    },
  };
}

function layPatch(tile: string, x: number, y: number, lay: Lay): void {
  if (tile !== 'fast' && tile !== 'slow') return;
  lay(`rush-${tile}`, x * PREVIEW_CELL + PATCH_AT, y * PREVIEW_CELL + PATCH_AT);
}

/** Where the foot of a figure is that stands in the middle of a cell. */
export function cellFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * PREVIEW_CELL, y: (row + 0.5) * PREVIEW_CELL + 6 };
}

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
  tileSize: PREVIEW_CELL,
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

/** The player runs through a maze from treasure to treasure, over fast ground and slow. */
export function treasureRushPreview(timeMs: number): Scene {
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
