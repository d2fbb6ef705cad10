import type { ThemeName } from '@warren/engine/draw';
import { type CaveState, forEachSeen } from '@warren/games/cave';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useTheme } from '../../../ui/appearance.js';
import css from './cave.module.css';

/** Red, green and blue, as numbers from 0 to 255. */
type Ink = readonly [number, number, number];

/** Dark has no ink: the ground of the page is to be seen. */
const INKS: Readonly<Record<ThemeName, Readonly<Record<'floor' | 'edge' | 'player', Ink>>>> = {
  dark: { floor: [139, 112, 76], edge: [61, 47, 33], player: [255, 214, 128] },
  light: { floor: [196, 168, 116], edge: [122, 94, 54], player: [155, 44, 16] },
};
const MOST = 120;
/** What was seen of a world, as small as a stamp. */
export function WorldPicture({ state, label }: { readonly state: CaveState; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const map = useMemo(() => worldMap(state, MOST), [state]);
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(paintMap(map, theme), 0, 0);
  }, [map, theme]);
  return (
    <canvas
      class={css.worldMap}
      ref={canvas}
      width={map.width}
      height={map.height}
      role="img"
      aria-label={label}
    />
  );
}

function paintMap(map: WorldMap, theme: ThemeName): ImageData {
  const { width, height, pixels } = map;
  const { floor, edge, player } = INKS[theme];
  const image = new ImageData(width, height);
  const put = (at: number, ink: Ink) => image.data.set([...ink, 255], at * 4);
  let home = 0;
  pixels.forEach((pixel, at) => {
    if (pixel === MAP_PIXEL.player) home = at;
    if (pixel !== MAP_PIXEL.dark) put(at, floor);
    else if (isEdge(map, at)) put(at, edge);
  });
  // The player is easier to find as a small cross than as one pixel.
  for (const at of [home, home - 1, home + 1, home - width, home + width]) put(at, player);
  return image;
}

/** Whether something seen is next to a dark pixel. */
function isEdge({ width, pixels }: WorldMap, at: number): boolean {
  const neighbours = [at - width, at + width];
  if (at % width > 0) neighbours.push(at - 1);
  if (at % width < width - 1) neighbours.push(at + 1);
  return neighbours.some((other) => (pixels[other] ?? MAP_PIXEL.dark) !== MAP_PIXEL.dark);
}

export const MAP_PIXEL = { dark: 0, floor: 1, player: 2 } as const;

/** Room around what was seen, in pixels. */
const MARGIN = 2;
/** A world hardly begun is not blown up to a few large blocks. */
const LEAST = 36;

/** A small picture of everything that was seen of a world. */
type WorldMap = ReturnType<typeof worldMap>;

/**
 * Draws the map of a world, at most so many pixels wide and high. A pixel is a cell; where the world is too large for
 * that it is a square of cells, and lit when one of them was seen.
 */
export function worldMap(state: CaveState, most: number) {
  // What was seen, and the player, counted from the player: far out only distances are exact.
  let [left, top, right, bottom] = [0, 0, 0, 0];
  forEachCell(state, (x, y) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  });
  const cells = Math.ceil((Math.max(right - left, bottom - top) + 1) / (most - 2 * MARGIN));
  /** How many pixels there are along a side, and how many of them before what was seen. */
  const side = (from: number, to: number) => {
    const seen = Math.floor((to - from) / cells) + 1;
    const length = Math.max(LEAST, seen + 2 * MARGIN);
    return [length, Math.floor((length - seen) / 2)] as const;
  };
  const [width, spareLeft] = side(left, right);
  const [height, spareTop] = side(top, bottom);
  /** By pixel: whether floor was seen there, and where the player is. */
  const pixels = new Uint8Array(width * height);
  const at = (x: number, y: number) =>
    (spareTop + Math.floor((y - top) / cells)) * width + spareLeft + Math.floor((x - left) / cells);
  forEachCell(state, (x, y) => {
    pixels[at(x, y)] = MAP_PIXEL.floor;
  });
  pixels[at(0, 0)] = MAP_PIXEL.player;
  return { width, height, pixels };
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
