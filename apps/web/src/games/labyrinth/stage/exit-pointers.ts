import type { Sprite } from '@warren/games';
import type { Pen, Place } from './pen.js';

/** From the edge of the picture to the tip of an arrow, and how long and half as wide it is, in pixels of art. */
const EDGE_ART = 3;
const LENGTH_ART = 7;
const HALF_ART = 5;

/** Paints an arrow at the edge of the picture for every exit that is out of sight. */
export function paintPointers({ context, moment, corner, unit }: Pen, exits: readonly Sprite[]): void {
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

function traceArrow(context: CanvasRenderingContext2D, tip: Place, way: Place, scale: number): void {
  const backX = tip.x - way.x * LENGTH_ART * scale;
  const backY = tip.y - way.y * LENGTH_ART * scale;
  const half = HALF_ART * scale;
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(backX - way.y * half, backY + way.x * half);
  context.lineTo(backX + way.y * half, backY - way.x * half);
  context.closePath();
}
