import { fontSize, paintWord } from '../../../graphics/pixel-font.js';
import { makeRoundGlow } from '../../../graphics/round-glow.js';
import { paintWalkers } from './actors.js';
import { cornerOf } from './camera.js';
import { POINTS_MS } from './effects.js';
import { CELL_ART } from './ground.js';
import { SHEET_RIM } from './ground-sheet.js';
import {
  type LabyrinthMoment,
  middleOf,
  type PaintContext,
  type Position,
  placeOf,
  unitOf,
} from './paint-context.js';
import { paintPointers, paintThings, paintTrail } from './things.js';

export interface LabyrinthPainter {
  paint(moment: LabyrinthMoment): void;
}

/** How far the lantern shines, and how far points rise, in pixels of art. */
const LANTERN_ART = 34;
const POINTS_RISE = 12;
const POINTS_COLOUR = '#ffe7a0';

/** Draws a labyrinth and all actors in it on one canvas. */
export function makeLabyrinthPainter(context: CanvasRenderingContext2D): LabyrinthPainter {
  const lights = { lantern: makeRoundGlow(), exit: makeRoundGlow(), beneath: makeRoundGlow() };
  return {
    paint(moment) {
      const { motion, camera, palette } = moment;
      const { frame, player, playerBefore } = motion;
      if (frame === null || player === null || playerBefore === null) return;
      const corner = cornerOf(camera, frame.map, middleOf(moment, player, playerBefore));
      const paint: PaintContext = { context, moment, corner, unit: unitOf(moment) };
      const place = placeOf(paint, player, playerBefore);
      context.imageSmoothingEnabled = false;
      copyGround(paint);
      paintTrail(paint);
      paintThings(paint, lights.exit);
      lights.lantern.paint(context, place, LANTERN_ART * camera.scale, palette.lantern);
      paintWalkers(paint, lights.beneath);
      paintSparks(paint);
      const exits = frame.sprites.filter(({ kind }) => kind === 'exit');
      paintPointers(paint, exits);
      paintPoints(paint, place);
    },
  };
}

/** Copies whole pixels of art, laid so that the camera's part of a pixel hangs over the edge. */
function copyGround({ context, moment, corner }: PaintContext): void {
  const { scale, width, height } = moment.camera;
  const artX = Math.floor(corner.x / scale);
  const artY = Math.floor(corner.y / scale);
  const across = Math.ceil(width / scale) + 1;
  const down = Math.ceil(height / scale) + 1;
  context.drawImage(
    moment.sheet.picture,
    artX + SHEET_RIM,
    artY + SHEET_RIM,
    across,
    down,
    artX * scale - corner.x,
    artY * scale - corner.y,
    across * scale,
    down * scale,
  );
}

function paintSparks({ context, moment, corner, unit }: PaintContext): void {
  const { effects, camera, elapsedMs, reducedMotion } = moment;
  if (reducedMotion) return;
  const { scale } = camera;
  effects.particles.paint(elapsedMs, (x, y, colour) => {
    context.fillStyle = colour;
    context.fillRect(Math.round(x * unit) - corner.x, Math.round(y * unit) - corner.y, scale, scale);
  });
}

/** What was won, rising from the player. */
function paintPoints({ context, moment }: PaintContext, { x, y }: Position): void {
  const { effects, camera, timeMs, reducedMotion } = moment;
  if (effects.points === null) return;
  const { text, began } = effects.points;
  const part = (timeMs - began) / POINTS_MS;
  if (part >= 1) return;
  const unit = Math.max(2, camera.scale);
  const { width, height } = fontSize(text);
  const risen = reducedMotion ? 0 : POINTS_RISE * camera.scale * (1 - (1 - part) * (1 - part));
  const most = camera.width - (width + 1) * unit;
  const left = Math.max(unit, Math.min(most, Math.round(x - (width * unit) / 2)));
  const top = Math.max(unit, Math.round(y - CELL_ART * 0.6 * camera.scale - height * unit - risen));
  context.globalAlpha = Math.min(1, (1 - part) * 3);
  paintWord(context, { text, colour: POINTS_COLOUR, left, top, unit });
  context.globalAlpha = 1;
}
