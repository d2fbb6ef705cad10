import { type CaveState, forEachSeen } from '@warren/games/cave';

/** A small picture of everything that was seen of a world. */
export interface WorldMap {
  readonly width: number;
  readonly height: number;
  /** By pixel: whether floor was seen there, and where the player is. */
  readonly pixels: Uint8Array;
}

export const MAP_PIXEL = { dark: 0, floor: 1, player: 2 } as const;

/** Room around what was seen, in pixels. */
const MARGIN = 2;
/** A world hardly begun is not blown up to a few large blocks. */
const LEAST = 36;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Draws the map of a world, at most so many pixels wide and high. A pixel is a cell; where the world is too large for
 * that it is a square of cells, and lit when one of them was seen.
 */
export function worldMap(state: CaveState, most: number): WorldMap {
  const box = boxOf(state);
  const across = Math.max(box.right - box.left, box.bottom - box.top) + 1;
  const cells = Math.ceil(across / (most - 2 * MARGIN));
  const side = (from: number, to: number) =>
    Math.max(LEAST, Math.floor((to - from) / cells) + 1 + 2 * MARGIN);
  const [width, height] = [side(box.left, box.right), side(box.top, box.bottom)];
  const pixels = new Uint8Array(width * height);
  const spare = (size: number, from: number, to: number) =>
    Math.floor((size - Math.floor((to - from) / cells) - 1) / 2);
  const [left, top] = [spare(width, box.left, box.right), spare(height, box.top, box.bottom)];
  const at = (x: number, y: number) =>
    (top + Math.floor((y - box.top) / cells)) * width + left + Math.floor((x - box.left) / cells);
  forEachCell(state, (x, y) => {
    pixels[at(x, y)] = MAP_PIXEL.floor;
  });
  pixels[at(0, 0)] = MAP_PIXEL.player;
  return { width, height, pixels };
}

/** What was seen, and the player, counted from the player: far out only distances are exact. */
function boxOf(state: CaveState): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  forEachCell(state, (x, y) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  });
  return { left, top, right, bottom };
}

/** Visits every cell that was seen by its distance from the player. */
function forEachCell(state: CaveState, visit: (x: number, y: number) => void): void {
  const { player, regions, settings } = state;
  const size = settings.regionSize;
  const home = { rx: Math.floor(player.x / size), ry: Math.floor(player.y / size) };
  for (const [name, region] of Object.entries(regions)) {
    const [rx, ry] = name.split(',').map(Number);
    const left = (rx - home.rx) * size - (player.x - home.rx * size);
    const top = (ry - home.ry) * size - (player.y - home.ry * size);
    forEachSeen(region, (cell) => visit(left + (cell % size), top + Math.floor(cell / size)));
  }
}
