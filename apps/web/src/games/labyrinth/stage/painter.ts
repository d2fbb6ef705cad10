import { SPRITES } from '../../../generated/sprites.js';
import { fontSize, paintWord } from '../../../graphics/pixel-font.js';
import { makeRoundGlow, type RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt } from '../../../graphics/sprite-picture.js';
import { paintWalkers } from './actors.js';
import { cornerOf, type Position } from './camera.js';
import { POINTS_MS } from './effects.js';
import { CELL_ART } from './ground.js';
import { SHEET_RIM } from './ground-sheet.js';
import { type LabyrinthMoment, middleOf, type PaintContext, placeOf, stand } from './paint-context.js';
import { paintMarks, trailMarks } from './trail.js';

/** How far the lantern shines, and how far points rise, in pixels of art. */
const LANTERN_ART = 34;
const POINTS_RISE = 12;
const POINTS_COLOUR = '#ffe7a0';

/** Draws a labyrinth and all actors in it on one canvas. */
export function makeLabyrinthPainter(context: CanvasRenderingContext2D): (moment: LabyrinthMoment) => void {
  const lights = { lantern: makeRoundGlow(), exit: makeRoundGlow(), beneath: makeRoundGlow() };
  return (moment) => {
    const { motion, camera, palette, fraction } = moment;
    const { frame, player, playerBefore } = motion;
    if (frame === null || player === null || playerBefore === null) return;
    const unit = (CELL_ART * camera.scale) / frame.map.tileSize;
    const corner = cornerOf(camera, frame.map, middleOf({ fraction, unit }, player, playerBefore));
    const paint: PaintContext = { ...moment, context, unit, corner };
    const place = placeOf(paint, player, playerBefore);
    context.imageSmoothingEnabled = false;
    copyGround(paint);
    paintTrail(paint);
    paintThings(paint, lights.exit);
    lights.lantern.paint(context, place, LANTERN_ART * camera.scale, palette.lantern);
    paintWalkers(paint, lights.beneath);
    paintSparks(paint);
    paintPointers(paint);
    paintPoints(paint, place);
  };
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

/** What was won, rising from the player. */
function paintPoints(paint: PaintContext, { x, y }: Position): void {
  const { context, effects, camera, timeMs, reducedMotion } = paint;
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
    stand(paint, frameAt(SPRITES['exit-stairs'], reducedMotion ? 0 : timeMs, true), place);
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
