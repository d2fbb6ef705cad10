import type { TileMap } from '@warren/games';
import {
  type Figure,
  legsOf,
  positionOn,
  type Scene,
  type SceneGround,
} from '../../graphics/preview-scene.js';
import { layTile, lotOf, TILE, TILE_NAMES, WALL } from './stage/tiles.js';

const SIGNS = ' #%.C';

/** A map of the cave from rows of text: `.` floor, `#` wall, `C` a chest. */
export function caveMap(id: string, rows: readonly string[]): TileMap {
  return {
    id,
    width: rows[0].length,
    height: rows.length,
    tileSize: TILE,
    tiles: rows.flatMap((row) => [...row].map((sign) => Math.max(0, SIGNS.indexOf(sign)))),
    names: TILE_NAMES,
  };
}

/** The cave as small pictures lay it, in rock without an end. */
export const CAVE_GROUND: SceneGround = {
  tile: TILE,
  lay(map, rim, lay) {
    const tileAt = (x: number, y: number) =>
      x < 0 || y < 0 || x >= map.width || y >= map.height ? WALL : map.tiles[y * map.width + x];
    for (let y = -rim; y < map.height + rim; y++) {
      for (let x = -rim; x < map.width + rim; x++) {
        layTile(tileAt, x, y, lotOf(x, y), (name, dx, dy) => lay(name, x * TILE + dx, y * TILE + dy));
      }
    }
    return [];
  },
};

/** Where the foot of a figure on a cell is. */
export function cellFoot(column: number, row: number): { readonly x: number; readonly y: number } {
  return { x: column * TILE + TILE / 2, y: row * TILE + TILE };
}

const MAP = caveMap('a cave', [
  '################################',
  '####......#####......####....###',
  '###........####.......##......##',
  '##...##.....##...##...........##',
  '##..####.........####....##...##',
  '#...####...##....####...####..##',
  '#....##...####....##....####...#',
  '##.......######..........##....#',
  '###.C...########.......C......##',
  '####..###########....####..#####',
  '################################',
]);

/** The way round. */
const LEGS = legsOf({ column: 9, row: 4 }, 'EEEEEESSSEEEEEEENNNNWNWWWWWWSSWWWWWW');
const STEP_MS = 260;

const STILL: readonly Figure[] = [
  { sprite: 'cave-ooze', ...cellFoot(10, 3), ageMs: 0 },
  { sprite: 'cave-bat', ...cellFoot(18, 1), ageMs: 0 },
  { sprite: 'cave-lurker', ...cellFoot(26, 2), ageMs: 0 },
  { sprite: 'cave-gold', ...cellFoot(17, 8), ageMs: 0 },
];

/** The moment at which menus begin to show it. */
export const CAVE_STILL_MS = 4000;

/** A player walks through a cave with a lantern, past its monsters. */
export function cavePreview(timeMs: number): Scene {
  const whole = LEGS.length * STEP_MS;
  const now = ((timeMs % whole) + whole) % whole;
  const leg = LEGS[Math.floor(now / STEP_MS)];
  const { column, row } = positionOn(leg, (now % STEP_MS) / STEP_MS);
  const player = cellFoot(column, row);
  return {
    map: MAP,
    ground: CAVE_GROUND,
    figures: [
      ...STILL.map((figure, i) => ({ ...figure, ageMs: timeMs + i * 300 })),
      { sprite: `player-walk-${leg.step.facing}`, ...player, ageMs: timeMs },
    ],
    lantern: { x: player.x, y: player.y - TILE / 2 },
  };
}
