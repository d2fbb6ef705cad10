import { contextOf } from '../../play/canvas.js';
import type { MazeLayout } from './maze-layout.js';
import type { RushPalette } from './rush-palette.js';

/** The light of the lantern: it finds the player at a glance, and makes nothing dark. */
export interface PlayerGlow {
  paint(
    context: CanvasRenderingContext2D,
    layout: MazeLayout,
    palette: RushPalette,
    place: { readonly x: number; readonly y: number },
  ): void;
}

/** How far it shines: in cells, but in a wide maze at least this part of the picture. */
const REACH_CELLS = 1.4;
const REACH_PART = 0.11;

/** The picture of the light is made once a size and theme. */
export function makePlayerGlow(): PlayerGlow {
  let made: { radius: number; palette: RushPalette; picture: HTMLCanvasElement } | null = null;

  function pictureFor(radius: number, palette: RushPalette): HTMLCanvasElement {
    if (made?.radius === radius && made.palette === palette) return made.picture;
    const picture = document.createElement('canvas');
    picture.width = radius * 2;
    picture.height = radius * 2;
    const context = contextOf(picture);
    const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    light.addColorStop(0, palette.glow[0]);
    light.addColorStop(1, palette.glow[1]);
    context.fillStyle = light;
    context.fillRect(0, 0, picture.width, picture.height);
    made = { radius, palette, picture };
    return picture;
  }

  return {
    paint(context, { cell, canvas }, palette, { x, y }) {
      const radius = Math.ceil(Math.max(cell * REACH_CELLS, canvas * REACH_PART));
      context.drawImage(pictureFor(radius, palette), Math.round(x) - radius, Math.round(y) - radius);
    },
  };
}
