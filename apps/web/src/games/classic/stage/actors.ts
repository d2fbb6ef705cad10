import { SPRITES } from '../../../generated/sprites.js';
import { makeRoundGlow } from '../../../graphics/round-glow.js';
import type { Spot } from './camera.js';
import { canvasSpot, cellSpot, type PaintContext } from './paint-context.js';
import { artOf, paintThing, paintWalker, stand } from './things.js';

/** How far light reaches: in cells, and in pixels of the page at least. */
const LANTERN = { cells: 1.9, least: 46 } as const;
const GLEAM = { cells: 1.3, least: 30 } as const;
/** The crown gleams up and down, by this much of its light and this slowly. */
const BEAT = 0.18;
const BEAT_MS = 300;
/** The crown rises over the head of the player who has reached it, in cells, for so long. */
const RISE = 0.62;
const RISE_MS = 420;
const OUT = '#0a0603';
const OUT_MS = 900;
const OUT_ALPHA = 0.55;

/** Draws them on a canvas of their own, above the hedges. */
export function makeClassicActors(
  context: CanvasRenderingContext2D,
): (moment: Omit<PaintContext, 'context'>) => void {
  const lantern = makeRoundGlow();
  const gleam = makeRoundGlow();

  function paintLights(paint: PaintContext, player: Spot): void {
    const { view, palette, density, timeMs, reducedMotion, frame } = paint;
    const radius = ({ cells, least }: typeof LANTERN | typeof GLEAM) =>
      Math.round(Math.max(view.cell * cells, least * density));
    lantern.paint(context, player, radius(LANTERN), palette.lantern);
    const exit = frame.sprites.find(({ kind }) => kind === 'exit');
    if (exit === undefined) return;
    context.globalAlpha = reducedMotion ? 1 : 1 - BEAT + BEAT * Math.cos(timeMs / BEAT_MS);
    const spot = canvasSpot(paint, cellSpot(exit, exit, 1, frame.map.tileSize));
    gleam.paint(context, spot, radius(GLEAM), palette.gleam);
    context.globalAlpha = 1;
  }

  function paintGhost(paint: PaintContext): void {
    const { ghost, frame, fraction } = paint;
    const { player, playerBefore } = ghost;
    if (player === null || playerBefore === null || ghost.frame?.map.id !== frame.map.id) return;
    const spot = canvasSpot(paint, cellSpot(player, playerBefore, fraction, frame.map.tileSize));
    paintWalker(paint, spot, player, true);
  }

  /** Lifts the crown onto the head of the winner. */
  function paintVictory(paint: PaintContext, { x, y }: Spot): void {
    const { overFor, won, view, reducedMotion, density } = paint;
    if (!won || overFor === null) return;
    const part = reducedMotion ? 1 : Math.min(1, Math.max(0, overFor) / RISE_MS);
    const lift = Math.round(RISE * Math.max(view.cell, 18 * density) * (1 - (1 - part) * (1 - part)));
    const art = Math.max(artOf(paint), Math.round(density));
    stand(paint, SPRITES['classic-crown'].frames[0], { x, y: y - lift }, 0, art);
  }

  return (moment) => {
    const paint: PaintContext = { ...moment, context };
    const { motion, frame, fraction, particles, elapsedMs, reducedMotion, overFor, won } = moment;
    const { width, height } = context.canvas;
    const { player, playerBefore } = motion;
    context.clearRect(0, 0, width, height);
    if (player === null || playerBefore === null) return;
    context.imageSmoothingEnabled = false;
    const spot = canvasSpot(paint, cellSpot(player, playerBefore, fraction, frame.map.tileSize));
    paintLights(paint, spot);
    paintTrail(paint);
    for (const sprite of frame.sprites) if (sprite !== player) paintThing(paint, sprite);
    paintGhost(paint);
    paintWalker(paint, spot, player, false);
    paintVictory(paint, spot);
    if (!reducedMotion) particles.paint(elapsedMs, (x, y, colour) => paintSpark(paint, { x, y }, colour));
    if (overFor === null || won) return;
    context.globalAlpha = OUT_ALPHA * Math.min(1, overFor / OUT_MS);
    context.fillStyle = OUT;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  };
}

/** Sparks are in world pixels, as everything in a frame. */
function paintSpark(paint: PaintContext, { x, y }: Spot, colour: string): void {
  const { context, frame } = paint;
  const { tileSize } = frame.map;
  const spot = canvasSpot(paint, { x: x / tileSize, y: y / tileSize });
  const art = artOf(paint);
  context.fillStyle = colour;
  context.fillRect(spot.x, spot.y, art, art);
}

/** A stone of the way in parts of a cell; at least so many pixels of the page. */
const STONE_PART = 1 / 7;
const LEAST_STONE = 1.5;

/** The way that was asked for: a stone in the middle of every cell, and one between each two. */
function paintTrail(paint: PaintContext): void {
  const { context, frame, view, palette, density } = paint;
  const { trail = [], map } = frame;
  if (trail.length === 0) return;
  const side = Math.max(Math.round(LEAST_STONE * density), Math.round(view.cell * STONE_PART));
  const rim = Math.max(1, Math.round(side / 4));
  const stones = stonesOf(paint, trail, map.width);
  const lay = (colour: string, size: number) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let i = 0; i < stones.length; i += 2) {
      context.rect(stones[i] - (size >> 1), stones[i + 1] - (size >> 1), size, size);
    }
    context.fill();
  };
  if (view.cell >= 6 * density) lay(palette.trailRim, side + 2 * rim);
  lay(palette.trail, side);
}

/** Where the stones in view are on the canvas, x and y in turn. Through a tunnel there are none between. */
function stonesOf(paint: PaintContext, trail: readonly number[], width: number): number[] {
  const { canvas } = paint.context;
  const stones: number[] = [];
  const put = (x: number, y: number) => {
    const spot = canvasSpot(paint, { x: x + 0.5, y: y + 0.5 });
    if (spot.x >= 0 && spot.y >= 0 && spot.x < canvas.width && spot.y < canvas.height)
      stones.push(spot.x, spot.y);
  };
  trail.forEach((cell, i) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    put(x, y);
    if (i === 0) return;
    const beforeX = trail[i - 1] % width;
    const beforeY = Math.floor(trail[i - 1] / width);
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) === 1) put((x + beforeX) / 2, (y + beforeY) / 2);
  });
  return stones;
}
