import type { TileMap } from '@warren/games';
import { type Figure, legsOf, openSides, positionOn, type Scene } from '../../graphics/preview-scene.js';
import { cellFoot, gardenGround, SCENE_CELL } from './scene-ground.js';

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

/** Somebody finds the way through a small garden, and the crown. */
export function classicScene(timeMs: number): Scene {
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
    // On the head of whoever has found it; a pixel further down, so that it is in front.
    {
      sprite: 'classic-crown',
      x: crown.x,
      y: hasCrown ? crown.y - 12 : crown.y,
      ageMs: timeMs,
    },
  ];
  return { map: MAP, ground: GROUND, figures, lantern: { x: player.x, y: player.y - 8 } };
}
