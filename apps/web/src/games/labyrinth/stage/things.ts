import type { Sprite } from '@warren/games';
import { SPRITES } from '../../../generated/sprites.js';
import type { RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt } from '../../../graphics/sprite-picture.js';
import { type PaintContext, type Position, placeOf, stand } from './paint-context.js';
import { trailMarks } from './trail.js';

/** How far the light of an exit reaches, in pixels of art; and its slow beat. */
const EXIT_ART = 26;
const BEAT = 0.2;
const BEAT_MS = 300;
const TRAIL_ART = 2;

/** Paints where it began, and the ways out. */
export function paintThings(paint: PaintContext, glow: RoundGlow): void {
  const { context, moment } = paint;
  const { motion, camera, palette, timeMs, reducedMotion } = moment;
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
export function paintTrail({ context, moment, corner }: PaintContext): void {
  const { motion, camera, palette } = moment;
  const { frame } = motion;
  if (frame?.trail === undefined || frame.trail.length === 0) return;
  const { scale } = camera;
  const side = TRAIL_ART * scale;
  const marks = trailMarks(frame.trail, frame.map.width, frame.maze?.under ?? []);
  for (const [colour, grow] of [
    [palette.trailEdge, scale],
    [palette.trail, 0],
  ] as const) {
    context.fillStyle = colour;
    for (const { x, y } of marks) {
      const left = Math.round(x * scale - side / 2) - corner.x - grow;
      const top = Math.round(y * scale - side / 2) - corner.y - grow;
      context.fillRect(left, top, side + 2 * grow, side + 2 * grow);
    }
  }
}

/** From the edge of the picture to the tip of an arrow, and how long and half as wide it is, in pixels of art. */
const EDGE_ART = 3;
const LENGTH_ART = 7;
const HALF_ART = 5;

/** Paints an arrow at the edge of the picture for every exit that is out of sight. */
export function paintPointers(
  { context, moment, corner, unit }: PaintContext,
  exits: readonly Sprite[],
): void {
  const { camera, palette } = moment;
  const { scale, width, height } = camera;
  const edge = EDGE_ART * scale;
  for (const { x, y, width: side } of exits) {
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
