import {
  type Figure,
  footOf,
  legsOf,
  positionOn,
  type Scene,
  textMap,
} from '../../graphics/preview-scene.js';
import { ROCK_GROUND, ROCK_TILE } from './stage/ground.js';

const MAP = textMap('the entrance', [
  '.................',
  '.#.###.###.###.#.',
  '.#.#...#.....#.#.',
  '.###.#######.###.',
  '.................',
]);

/** The way round, a tile a step. */
const LEGS = legsOf({ column: 0, row: 0 }, 'E'.repeat(16) + 'S'.repeat(4) + 'W'.repeat(16) + 'N'.repeat(4));
/** Pixels of art a second: slower than in the game, so that the viewer can look around. */
const PACE = 20;
/** How far the slime is behind the player, in pixels of art. */
const BEHIND = 46;

const STILL: readonly Figure[] = [
  { sprite: 'lock', ...footOf(2, 2), ageMs: 0 },
  { sprite: 'key', ...footOf(14, 2), ageMs: 0 },
  { sprite: 'key', ...footOf(4, 4), ageMs: 0 },
  { sprite: 'lock', ...footOf(9, 2), ageMs: 0 },
  { sprite: 'sword', ...footOf(12, 0), ageMs: 0 },
];

/** The player walks round with a lantern, a slime follows, and another slime waits. */
export function lostCausePreview(timeMs: number): Scene {
  const walked = (timeMs / 1000) * PACE;
  const player = placeAt(walked);
  const slime = placeAt(walked - BEHIND);
  return {
    map: MAP,
    ground: ROCK_GROUND,
    figures: [
      ...STILL,
      { sprite: 'slime-idle', ...footOf(6, 2), ageMs: timeMs + 300 },
      { sprite: 'slime-walk', x: slime.x, y: slime.y, ageMs: timeMs },
      { sprite: `player-walk-${player.facing}`, x: player.x, y: player.y, ageMs: timeMs },
    ],
    lantern: { x: player.x, y: player.y - 8 },
  };
}

/** The position on the way round after so many pixels of art, and its direction. */
function placeAt(walked: number) {
  const tiles = walked / ROCK_TILE;
  const step = Math.floor(tiles);
  const leg = LEGS[((step % LEGS.length) + LEGS.length) % LEGS.length];
  const { column, row } = positionOn(leg, tiles - step);
  return { ...footOf(column, row), facing: leg.step.facing };
}
