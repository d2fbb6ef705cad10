import { type Figure, legsOf, positionOn, type Scene } from '../../graphics/preview-scene.js';
import { makeMazeScenes } from '../maze-scene.js';

/** A cell of a small picture is so many pixels of art wide. */
export const SCENE_CELL = 24;

/** Small pictures of gardens: gravel, and hedges that stand around their lines. */
export const { mazeOf, footOf } = makeMazeScenes({
  cell: SCENE_CELL,
  floors: ['hedge-floor-0', 'hedge-floor-1', 'hedge-floor-2'],
  beyond: 'hedge-beyond',
  walls: ['hedge-h', 'hedge-v'],
  lead: 3,
  foot: 7,
});

const GARDEN = mazeOf('a garden', [
  '2e846ac46c2c',
  '6bc53c3d13c5',
  '52d52bc3ac55',
  '547bac52e979',
  '1392ab92bab8',
]);

/** The way out, and where it leads. */
const START = { column: 0, row: GARDEN.map.height - 1 } as const;
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
  const player = footOf(column, row);
  const crown = footOf(GOAL.column, GOAL.row);
  const isWalking = walked > 0 && !hasCrown;
  const figures: Figure[] = [
    { sprite: 'classic-start', ...footOf(START.column, START.row), ageMs: timeMs },
    { sprite: isWalking ? `player-walk-${facing}` : 'player-idle-south', ...player, ageMs: timeMs },
    // On the head of the player; a pixel further down, so that it is in front.
    { sprite: 'classic-crown', x: crown.x, y: hasCrown ? crown.y - 12 : crown.y, ageMs: timeMs },
  ];
  return { ...GARDEN, figures, lantern: { x: player.x, y: player.y - 8 } };
}
