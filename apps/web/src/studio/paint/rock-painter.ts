import { Rng } from '@warren/engine';
import type { Layout } from './layout.js';
import type { Palette } from './palette.js';

/** Rock is painted from one tile: large enough to hide the repetition. */
const TILE = 256;
const GRAINS = 260;
const GRAIN = 2;

/** Solid rock with grains in it, over the whole canvas. */
export function paintRock(
  context: CanvasRenderingContext2D,
  { width, height }: Layout,
  palette: Palette,
): void {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const grains = tile.getContext('2d');
  if (grains === null) return;
  grains.fillStyle = palette.theme.ground;
  grains.fillRect(0, 0, TILE, TILE);
  // The same grains each time: rock does not flicker.
  const rng = Rng.fromSeed('rock', 'cosmetic');
  for (let i = 0; i < GRAINS; i++) {
    grains.fillStyle = palette.grains[rng.below(palette.grains.length)];
    grains.fillRect(rng.below(TILE), rng.below(TILE), GRAIN * (1 + rng.below(2)), GRAIN);
  }
  context.fillStyle = context.createPattern(tile, 'repeat') ?? palette.theme.ground;
  context.fillRect(0, 0, width, height);
}
