import { SPRITES } from '../../../generated/sprites.js';
import type { RoundGlow } from '../../../graphics/round-glow.js';
import { frameAt } from '../../../graphics/sprite-picture.js';
import { type Pen, placeOf, stand } from './pen.js';
import { trailMarks } from './trail-marks.js';

/** How far the light of an exit reaches, in pixels of art; and its slow beat. */
const EXIT_ART = 26;
const BEAT = 0.2;
const BEAT_MS = 300;
const TRAIL_ART = 2;

/** Paints where it began, and the ways out. */
export function paintThings(pen: Pen, glow: RoundGlow): void {
  const { context, moment } = pen;
  const { motion, camera, palette, timeMs, calm } = moment;
  const reach = EXIT_ART * camera.scale;
  const isFar = (place: number, length: number) => place < -reach || place > length + reach;
  motion.frame?.sprites.forEach((sprite, number) => {
    if (sprite.kind === 'player') return;
    const place = placeOf(pen, sprite, motion.before(number));
    if (isFar(place.x, camera.width) || isFar(place.y, camera.height)) return;
    if (sprite.kind === 'start') {
      stand(pen, SPRITES['lab-start'].frames[0], place);
      return;
    }
    stand(pen, frameAt(SPRITES['exit-stairs'], calm ? 0 : timeMs, true), place);
    context.globalAlpha = calm ? 1 : 1 - BEAT + BEAT * Math.cos(timeMs / BEAT_MS);
    glow.paint(context, place, reach, palette.exit);
    context.globalAlpha = 1;
  });
}

/** Paints the way out, where it is shown. */
export function paintTrail({ context, moment, corner }: Pen): void {
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
