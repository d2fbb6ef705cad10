import type { TileMap } from '@warren/games';
import {
  type Figure,
  layFloor,
  legsOf,
  openSides,
  positionOn,
  type Scene,
  type SceneFloor,
  type SceneGround,
} from '../../graphics/preview-scene.js';
import { hedgeLines } from './stage/hedge-lines.js';

/** A cell of a small picture is so many pixels of art wide, and a hedge so thick. */
export const SCENE_CELL = 24;
const HEDGE = 7;
const LEAD = HEDGE >> 1;

const FLOOR: SceneFloor = {
  cell: SCENE_CELL,
  floors: ['hedge-floor-0', 'hedge-floor-1', 'hedge-floor-2'],
  beyond: 'hedge-beyond',
};

/** Lays a maze for a small picture: gravel, and hedges by the open sides of its cells. */
export function gardenGround(width: number, sides: readonly number[]): SceneGround {
  const { height, upright, level } = hedgeLines(width, sides);
  return {
    tile: SCENE_CELL,
    lay(map, rim, lay) {
      layFloor(FLOOR, map, rim, lay);
      // From back to front, so that the foot of each hedge is seen.
      for (let y = 0; y <= height; y++) {
        for (let x = 0; x < width; x++) {
          if (level[y * width + x]) lay('hedge-h', x * SCENE_CELL - LEAD, y * SCENE_CELL - LEAD);
        }
        for (let x = 0; y < height && x <= width; x++) {
          if (upright[y * (width + 1) + x]) lay('hedge-v', x * SCENE_CELL - LEAD, y * SCENE_CELL - LEAD);
        }
      }
      return [];
    },
  };
}

/** Where the foot of a figure is that stands in the middle of a cell. */
export function cellFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * SCENE_CELL, y: (row + 0.5) * SCENE_CELL + 7 };
}

const SIDES = openSides(['2e846ac46c2c', '6bc53c3d13c5', '52d52bc3ac55', '547bac52e979', '1392ab92bab8']);
const WIDTH = 12;
const HEIGHT = SIDES.length / WIDTH;
const MAP: TileMap = {
  id: 'a garden',
  width: WIDTH,
  height: HEIGHT,
  tileSize: SCENE_CELL,
  tiles: SIDES.map(() => 0),
  names: ['floor'],
};
const GROUND = gardenGround(WIDTH, SIDES);

/** The way out, and where it leads. */
const START = { column: 0, row: HEIGHT - 1 } as const;
const LEGS = legsOf(START, 'NNNEESSEEESENNWNWNEESESEESWSEENENNN');
const GOAL = positionOn(LEGS[LEGS.length - 1]);

const STEP_MS = 300;
/** Before the first step, and at the crown. */
const WAIT_MS = 900;
const JOY_MS = 2200;
const WALK_MS = LEGS.length * STEP_MS;
const ROUND_MS = WAIT_MS + WALK_MS + JOY_MS;

/** A player finds the way through a small garden, and the crown. */
export function classicPreview(timeMs: number): Scene {
  const now = ((timeMs % ROUND_MS) + ROUND_MS) % ROUND_MS;
  const walked = Math.max(0, Math.min(WALK_MS, now - WAIT_MS));
  const hasCrown = walked === WALK_MS;
  const at = Math.min(LEGS.length - 1, Math.floor(walked / STEP_MS));
  const { column, row } = positionOn(LEGS[at], walked / STEP_MS - at);
  const { facing } = LEGS[at].step;
  const player = cellFoot(column, row);
  const crown = cellFoot(GOAL.column, GOAL.row);
  const isWalking = walked > 0 && !hasCrown;
  const figures: Figure[] = [
    { sprite: 'classic-start', ...cellFoot(START.column, START.row), ageMs: timeMs },
    { sprite: isWalking ? `player-walk-${facing}` : 'player-idle-south', ...player, ageMs: timeMs },
    // On the head of the player; a pixel further down, so that it is in front.
    {
      sprite: 'classic-crown',
      x: crown.x,
      y: hasCrown ? crown.y - 12 : crown.y,
      ageMs: timeMs,
    },
  ];
  return { map: MAP, ground: GROUND, figures, lantern: { x: player.x, y: player.y - 8 } };
}
