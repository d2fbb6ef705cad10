import { type Figure, footOf, type Scene, textMap } from '../../graphics/preview-scene.js';
import { ROCK_GROUND } from './stage/ground.js';

const MAP = textMap('the entrance', [
  '.................',
  '.#.###.###.###.#.',
  '.#.#...#.....#.#.',
  '.###.#######.###.',
  '.................',
]);

/** The way round, leg by leg: where it begins, in tiles, and which way it leads. */
const LEGS = [
  { column: 0, row: 0, tiles: 16, facing: 'east', dx: 1, dy: 0 },
  { column: 16, row: 0, tiles: 4, facing: 'south', dx: 0, dy: 1 },
  { column: 16, row: 4, tiles: 16, facing: 'west', dx: -1, dy: 0 },
  { column: 0, row: 4, tiles: 4, facing: 'north', dx: 0, dy: -1 },
] as const;
const ROUND_TILES = 40;
const TILE = 32;
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
function placeAt(walked: number): { x: number; y: number; facing: (typeof LEGS)[number]['facing'] } {
  const round = ROUND_TILES * TILE;
  let left = ((walked % round) + round) % round;
  for (const { column, row, tiles, facing, dx, dy } of LEGS) {
    const { x, y } = footOf(column, row);
    if (left < tiles * TILE) return { x: x + dx * left, y: y + dy * left, facing };
    left -= tiles * TILE;
  }
  return { ...footOf(0, 0), facing: 'east' };
}
