import type { TileMap } from '@warren/games';
import type { Figure, Scene } from '../diorama/scene.js';
import { cellFoot, gardenGround, SCENE_CELL } from './scene-ground.js';

/** By cell: its open sides, N 1, E 2, S 4, W 8, as a digit of sixteen. */
const SIDES = ['2e846ac46c2c', '6bc53c3d13c5', '52d52bc3ac55', '547bac52e979', '1392ab92bab8'].flatMap(
  (row) => [...row].map((digit) => Number.parseInt(digit, 16)),
);
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

/** The way out, a letter a step. */
const WAY = 'NNNEESSEEESENNWNWNEESESEESWSEENENNN';
const STEPS = {
  N: { dx: 0, dy: -1, facing: 'north' },
  E: { dx: 1, dy: 0, facing: 'east' },
  S: { dx: 0, dy: 1, facing: 'south' },
  W: { dx: -1, dy: 0, facing: 'west' },
} as const;
type Step = keyof typeof STEPS;

const STEP_MS = 300;
/** Before the first step, and at the crown. */
const WAIT_MS = 900;
const JOY_MS = 2200;
const WALK_MS = WAY.length * STEP_MS;
const ROUND_MS = WAIT_MS + WALK_MS + JOY_MS;

/** Where one is after so many steps of the way. */
const PLACES = placesOf(WAY);

/** Somebody finds the way through a small garden, and the crown. */
export function classicScene(timeMs: number): Scene {
  const now = ((timeMs % ROUND_MS) + ROUND_MS) % ROUND_MS;
  const walked = Math.max(0, Math.min(WALK_MS, now - WAIT_MS));
  const hasCrown = walked === WALK_MS;
  const step = Math.min(WAY.length - 1, Math.floor(walked / STEP_MS));
  const { dx, dy, facing } = STEPS[WAY[step] as Step];
  const part = walked / STEP_MS - step;
  const { column, row } = PLACES[step];
  const player = cellFoot(column + dx * part, row + dy * part);
  const goal = PLACES[WAY.length];
  const crown = cellFoot(goal.column, goal.row);
  const isWalking = walked > 0 && !hasCrown;
  const figures: Figure[] = [
    { sprite: 'classic-start', ...cellFoot(0, HEIGHT - 1), ageMs: timeMs },
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

function placesOf(way: string): { readonly column: number; readonly row: number }[] {
  const places = [{ column: 0, row: HEIGHT - 1 }];
  for (const letter of way) {
    const { dx, dy } = STEPS[letter as Step];
    const { column, row } = places[places.length - 1];
    places.push({ column: column + dx, row: row + dy });
  }
  return places;
}
