import type { ThemeName } from '@warren/engine/draw';
import type { CaveState } from '@warren/games/cave';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useTheme } from '../../../ui/appearance.js';
import { MAP_PIXEL, type WorldMap, worldMap } from '../worlds/world-map.js';
import css from './cave.module.css';

/** Red, green and blue, as numbers from 0 to 255. */
type Ink = readonly [number, number, number];

/** Dark has no ink: the ground of the page is to be seen. */
const INKS: Readonly<Record<ThemeName, Readonly<Record<'floor' | 'edge' | 'player', Ink>>>> = {
  dark: { floor: [139, 112, 76], edge: [61, 47, 33], player: [255, 214, 128] },
  light: { floor: [196, 168, 116], edge: [122, 94, 54], player: [155, 44, 16] },
};
const MOST = 120;
/** The player is easier to find as a small cross than as one pixel. */
const CROSS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** What was seen of a world, as small as a stamp. */
export function WorldPicture({ state, label }: { readonly state: CaveState; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const map = useMemo(() => worldMap(state, MOST), [state]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.putImageData(paintMap(map, theme), 0, 0);
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
  for (const [x, y] of CROSS) put(home + y * width + x, player);
  return image;
}

/** Whether something seen is next to a dark pixel. */
function isEdge({ width, pixels }: WorldMap, at: number): boolean {
  const movesText = [at - width, at + width];
  if (at % width > 0) movesText.push(at - 1);
  if (at % width < width - 1) movesText.push(at + 1);
  return movesText.some((other) => (pixels[other] ?? MAP_PIXEL.dark) !== MAP_PIXEL.dark);
}
