import { SPRITES } from '../../../generated/sprites.js';
import { makeRoundGlow } from '../../../graphics/round-glow.js';
import type { Spot } from './camera.js';
import { canvasSpot, cellSpot, type PaintContext } from './paint-context.js';
import { artOf, paintThing, paintWalker, stand } from './things.js';
import { paintTrail } from './trail.js';

export interface ClassicActors {
  paint(moment: Omit<PaintContext, 'context'>): void;
}

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
export function makeClassicActors(context: CanvasRenderingContext2D): ClassicActors {
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

  return {
    paint(moment) {
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
    },
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
