import type { ThemeName } from '@warren/engine/draw';
import { SPRITES } from '../generated/sprites.js';
import { type Atlas, loadAtlas } from './atlas.js';
import { ART_ACTOR, contextOf, type Size } from './canvas.js';
import { makeLanternLight, paintLight } from './lantern-light.js';
import type { Figure, Scene } from './preview-scene.js';
import { frameAt } from './sprite-picture.js';
import { drawGround } from './tile-ground.js';

/** Rock around the map, in tiles, so that a wide picture has no edge. */
const RIM = 6;

/** Paints a scene from this point of it, in pixels of art. */
export type PreviewPainter = (scene: Scene, corner: Corner) => void;

/** The upper left corner of a picture, in pixels of art from that of the map. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** A canvas on which one pixel is one pixel of art; `reach` is how far the lantern shines. */
export async function openPreviewPainter(
  canvas: HTMLCanvasElement,
  theme: ThemeName,
  reach: number,
): Promise<PreviewPainter> {
  const atlas = await loadAtlas(theme);
  const context = contextOf(canvas);
  const light = makeLanternLight(theme, reach, 1);
  const grounds = new Map<string, HTMLCanvasElement>();

  function groundOf({ map, ground: { lay, tile } }: Scene): HTMLCanvasElement {
    const made = grounds.get(map.id) ?? drawGround({ map, tiles: RIM, tile, layGround: lay, atlas }).picture;
    grounds.set(map.id, made);
    return made;
  }

  return (scene, { left, top }) => {
    const rim = RIM * scene.ground.tile;
    context.drawImage(groundOf(scene), -rim - left, -rim - top);
    // Sprites further down are in front.
    for (const figure of [...scene.figures].sort((a, b) => a.y - b.y)) {
      paintFigure(context, atlas, figure, left, top);
    }
    paintLight(context, light, scene.lantern.x - left, scene.lantern.y - top);
  };
}

/** The corner of a picture of this size around a point, with no more than a tile of rock beyond the map. */
export function cornerOf(
  { map, ground: { tile } }: Scene,
  middle: { readonly x: number; readonly y: number },
  size: Size,
): Corner {
  return {
    left: within(middle.x, size.width, map.width * tile, tile),
    top: within(middle.y, size.height, map.height * tile, tile),
  };
}

function within(middle: number, length: number, map: number, tile: number): number {
  const least = -tile;
  const most = map + tile - length;
  if (most < least) return Math.round((map - length) / 2);
  return Math.round(Math.max(least, Math.min(most, middle - length / 2)));
}

function paintFigure(
  context: CanvasRenderingContext2D,
  { picture: atlas }: Atlas,
  { sprite, x, y, ageMs }: Figure,
  left: number,
  top: number,
): void {
  const strip = SPRITES[sprite];
  const [fromX, fromY, width, height] =
    strip.frames.length === 1 ? strip.frames[0] : frameAt(strip, ageMs, true);
  // Larger pictures reach out on all sides of the place of a usual one.
  const toX = Math.round(x - width / 2) - left;
  const toY = Math.round(y - ART_ACTOR - (height - ART_ACTOR) / 2) - top;
  context.drawImage(atlas, fromX, fromY, width, height, toX, toY, width, height);
}
