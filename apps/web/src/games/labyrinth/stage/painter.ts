import type { Sprite } from '@warren/games';
import { SPRITES } from '../../../generated/sprites.js';
import { makeRoundGlow, type RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt } from '../../../graphics/sprite-picture.js';
import { paintWalkers } from './actors.js';
import { cornerOf, type Position } from './camera.js';
import { CELL_ART } from './ground.js';
import { SHEET_RIM } from './ground-sheet.js';
import { type LabyrinthMoment, middleOf, type PaintContext, placeOf, ring, stand } from './paint-context.js';
import type { LabyrinthPalette } from './palette.js';
import { paintMarks, trailMarks } from './trail.js';

/** How far the lantern shines, in pixels of art. */
const LANTERN_ART = 34;
/** Below this scale the picture is smoothed. */
const SMOOTH_BELOW = 2;

/** Draws a labyrinth and all actors in it on one canvas. */
export function makeLabyrinthPainter(context: CanvasRenderingContext2D): (moment: LabyrinthMoment) => void {
  const lights = { lantern: makeRoundGlow(), exit: makeRoundGlow() };
  return (moment) => {
    const { motion, camera, palette, fraction } = moment;
    const { frame, player, playerBefore } = motion;
    if (frame === null || player === null || playerBefore === null) return;
    const unit = (CELL_ART * camera.scale) / frame.map.tileSize;
    const corner = cornerOf(camera, frame.map, middleOf({ fraction, unit }, player, playerBefore));
    const paint: PaintContext = { ...moment, context, unit, corner };
    const place = placeOf(paint, player, playerBefore);
    // Small pixels of art that are not whole ones of the canvas would flicker.
    context.imageSmoothingEnabled = camera.scale < SMOOTH_BELOW && !Number.isInteger(camera.scale);
    copyGround(paint);
    paintTrail(paint);
    paintThings(paint, lights.exit);
    if (isLanternSeen(player, palette)) {
      lights.lantern.paint(context, place, LANTERN_ART * camera.scale, palette.lantern);
    }
    paintWalkers(paint);
    paintSparks(paint);
    paintPointers(paint);
  };
}

/** Whether the lantern lights the picture: that of a walker beneath a bridge does not shine on top of it. */
export function isLanternSeen(
  { beneath }: Pick<Sprite, 'beneath'>,
  { plain }: Pick<LabyrinthPalette, 'plain'>,
): boolean {
  return beneath !== true && plain === null;
}

/** Copies whole pixels of art, laid so that the camera's part of a pixel hangs over the edge. */
function copyGround({ context, camera, sheet: { picture }, corner }: PaintContext): void {
  const { scale, width, height } = camera;
  const artX = Math.floor(corner.x / scale);
  const artY = Math.floor(corner.y / scale);
  const wide = Math.ceil(width / scale) + 1;
  const high = Math.ceil(height / scale) + 1;
  const [x, y] = [artX * scale - corner.x, artY * scale - corner.y];
  context.drawImage(
    picture,
    artX + SHEET_RIM,
    artY + SHEET_RIM,
    wide,
    high,
    x,
    y,
    wide * scale,
    high * scale,
  );
}

function paintSparks({
  context,
  effects,
  camera,
  elapsedMs,
  reducedMotion,
  corner,
  unit,
}: PaintContext): void {
  if (reducedMotion) return;
  const { scale } = camera;
  effects.particles.paint(elapsedMs, (x, y, colour) => {
    context.fillStyle = colour;
    context.fillRect(Math.round(x * unit) - corner.x, Math.round(y * unit) - corner.y, scale, scale);
  });
}

/** How far the light of an exit reaches, in pixels of art; and its slow beat. */
const EXIT_ART = 26;
const BEAT = 0.2;
const BEAT_MS = 300;
const TRAIL_ART = 2;

/** Paints where it began, and the ways out. */
function paintThings(paint: PaintContext, glow: RoundGlow): void {
  const { context, motion, camera, palette, timeMs, reducedMotion } = paint;
  const reach = EXIT_ART * camera.scale;
  const isFar = (place: number, length: number) => place < -reach || place > length + reach;
  motion.frame?.sprites.forEach((sprite, number) => {
    if (sprite.kind === 'player') return;
    const place = placeOf(paint, sprite, motion.before(number));
    if (isFar(place.x, camera.width) || isFar(place.y, camera.height)) return;
    if (sprite.kind === 'start') {
      stand(paint, SPRITES['lab-start'].frames[0], place);
      return;
    }
    ring(paint, place);
    stand(paint, frameAt(SPRITES['exit-stairs'], reducedMotion ? 0 : timeMs, true), place);
    if (palette.plain !== null) return;
    context.globalAlpha = reducedMotion ? 1 : 1 - BEAT + BEAT * Math.cos(timeMs / BEAT_MS);
    glow.paint(context, place, reach, palette.exit);
    context.globalAlpha = 1;
  });
}

/** Paints the way out, where it is shown. */
function paintTrail({ context, motion, camera, palette, corner }: PaintContext): void {
  const { frame } = motion;
  if (frame?.trail === undefined || frame.trail.length === 0) return;
  const marks = trailMarks(frame.trail, frame.map.width, frame.maze?.under ?? []);
  const colours = [palette.trailEdge, palette.trail] as const;
  paintMarks(context, marks, { colours, side: TRAIL_ART, scale: camera.scale, corner });
}

/** From the edge of the picture to the tip of an arrow, and how long and half as wide it is, in pixels of art. */
const EDGE_ART = 3;
const LENGTH_ART = 7;
const HALF_ART = 5;

/** Paints an arrow at the edge of the picture for every exit that is out of sight. */
function paintPointers({ context, motion, camera, palette, corner, unit }: PaintContext): void {
  const { scale, width, height } = camera;
  const edge = EDGE_ART * scale;
  for (const { kind, x, y, width: side } of motion.frame?.sprites ?? []) {
    if (kind !== 'exit') continue;
    const toX = (x + side / 2) * unit - corner.x;
    const toY = (y + side / 2) * unit - corner.y;
    if (toX >= 0 && toY >= 0 && toX < width && toY < height) continue;
    const tip = {
      x: Math.max(edge, Math.min(width - edge, toX)),
      y: Math.max(edge, Math.min(height - edge, toY)),
    };
    const away = Math.hypot(toX - width / 2, toY - height / 2);
    traceArrow(context, tip, { x: (toX - width / 2) / away, y: (toY - height / 2) / away }, scale);
    context.fillStyle = palette.pointer;
    context.fill();
    context.strokeStyle = palette.pointerEdge;
    context.lineWidth = scale;
    context.stroke();
  }
}

function traceArrow(context: CanvasRenderingContext2D, tip: Position, way: Position, scale: number): void {
  const backX = tip.x - way.x * LENGTH_ART * scale;
  const backY = tip.y - way.y * LENGTH_ART * scale;
  const half = HALF_ART * scale;
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(backX - way.y * half, backY + way.x * half);
  context.lineTo(backX + way.y * half, backY - way.x * half);
  context.closePath();
}
