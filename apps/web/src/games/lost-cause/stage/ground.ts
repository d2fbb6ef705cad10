import type { TileMap } from '@warren/games';
import type { SpriteName } from '../../../generated/sprites.js';
import type { SceneGround } from '../../../graphics/preview-scene.js';
import type { Lay, LayGround, LivePatch } from '../../../graphics/tile-ground.js';
import { tileHash, tileSalt } from '../../../graphics/tile-hash.js';

/** A tile of rock or floor is so many pixels of art wide. */
export const ROCK_TILE = 32;
/** Eyes in it blink. */
const BURROW = 'face-burrow';

/** The kinds of floor, each with how many of a hundred tiles have it. */
const FLOORS = [
  ['floor-0', 37],
  ['floor-1', 37],
  ['floor-2', 10],
  ['floor-3', 10],
  ['floor-4', 4],
  ['floor-5', 2],
] as const;

/** What hangs on the fronts of walls; most have nothing. */
const FACES = [
  [BURROW, 6],
  ['face-roots', 8],
  ['face-mushrooms', 6],
  ['face-crack', 9],
] as const;
const FACE_PLACE = { x: 8, y: 20 } as const;
/** So that a floor and the wall above it do not draw the same lot. */
const FACE_SALT = 0x5bd1e995;

/** Where two neighbouring sides are rock and the tile between them is floor, its corner is laid over. */
const CORNERS = [
  ['wall-corner-nw', -1, -1, 0, 0],
  ['wall-corner-ne', 1, -1, 30, 0],
  ['wall-corner-sw', -1, 1, 0, 18],
  ['wall-corner-se', 1, 1, 29, 18],
] as const;

/** Lays a map of rock and floor, and returns its burrows. */
export const layGround: LayGround = (map, rim, lay) => {
  const burrows: LivePatch[] = [];
  const salt = tileSalt(map.id);
  const isFloor = floorOf(map);
  for (let y = -rim; y < map.height + rim; y++) {
    for (let x = -rim; x < map.width + rim; x++) {
      if (isFloor(x, y)) layFloor(isFloor, x, y, salt, lay);
      else if (layRock(isFloor, x, y, salt, lay))
        burrows.push({ name: BURROW, x: x * ROCK_TILE + FACE_PLACE.x, y: y * ROCK_TILE + FACE_PLACE.y });
    }
  }
  return burrows;
};

/** Rock and floor, as small pictures lay them, too. */
export const ROCK_GROUND: SceneGround = { lay: layGround, tile: ROCK_TILE };

type IsFloor = (x: number, y: number) => boolean;

function floorOf({ width, height, tiles, names }: TileMap): IsFloor {
  const floor = names.indexOf('floor');
  return (x, y) => x >= 0 && y >= 0 && x < width && y < height && tiles[y * width + x] === floor;
}

function layFloor(isFloor: IsFloor, x: number, y: number, salt: number, lay: Lay): void {
  const left = x * ROCK_TILE;
  const top = y * ROCK_TILE;
  lay(draw(FLOORS, tileHash(x, y, salt)) ?? FLOORS[0][0], left, top);
  if (!isFloor(x, y - 1)) lay('floor-shade-n', left, top);
  if (!isFloor(x - 1, y)) lay('floor-shade-w', left, top);
}

/** Lays a tile of rock; true when a burrow is in its front. */
function layRock(isFloor: IsFloor, x: number, y: number, salt: number, lay: Lay): boolean {
  const left = x * ROCK_TILE;
  const top = y * ROCK_TILE;
  const south = isFloor(x, y + 1);
  const open =
    (isFloor(x, y - 1) ? 1 : 0) | (isFloor(x + 1, y) ? 2 : 0) | (south ? 4 : 0) | (isFloor(x - 1, y) ? 8 : 0);
  lay(`wall-${open}` as SpriteName, left, top);
  for (const [name, dx, dy, atX, atY] of CORNERS) {
    if (!isFloor(x + dx, y) && !isFloor(x, y + dy) && isFloor(x + dx, y + dy))
      lay(name, left + atX, top + atY);
  }
  const face = south ? draw(FACES, tileHash(x, y, salt ^ FACE_SALT)) : null;
  if (face !== null) lay(face, left + FACE_PLACE.x, top + FACE_PLACE.y);
  return face === BURROW;
}

/** One of a list by its share of a hundred; `null` when the shares end before the lot does. */
function draw<Name extends string>(
  shares: readonly (readonly [name: Name, share: number])[],
  hash: number,
): Name | null {
  let lot = hash % 100;
  for (const [name, share] of shares) {
    if (lot < share) return name;
    lot -= share;
  }
  return null;
}
