import { makeRoundGlow } from '../../../graphics/round-glow.js';
import { type ActorsMoment, placeOf } from './paint-context.js';

/** The lights of the maze: both the player and where to go can be found at a glance, and nothing is dark. */
export interface RushLights {
  /** Paints them; the player is at this place of the canvas. */
  paint(
    context: CanvasRenderingContext2D,
    moment: ActorsMoment,
    player: { readonly x: number; readonly y: number },
  ): void;
}

/** How far light reaches: in cells, but in a wide maze at least this part of the picture. */
const LANTERN_CELLS = 1.4;
const LANTERN_PART = 0.11;
const GLEAM_CELLS = 0.9;
const GLEAM_PART = 0.06;
/** The treasure gleams up and down, by this much of its light and this slowly. */
const BEAT = 0.15;
const BEAT_MS = 260;

export function makeRushLights(): RushLights {
  const lantern = makeRoundGlow();
  const gleam = makeRoundGlow();
  return {
    paint(context, moment, player) {
      const { motion, layout, palette, timeMs, reducedMotion } = moment;
      const { cell, canvas } = layout;
      lantern.paint(context, player, Math.max(cell * LANTERN_CELLS, canvas * LANTERN_PART), palette.lantern);
      const treasure = motion.frame?.sprites.find(({ kind }) => kind === 'treasure');
      if (treasure === undefined) return;
      context.globalAlpha = reducedMotion ? 1 : 1 - BEAT + BEAT * Math.cos(timeMs / BEAT_MS);
      const place = placeOf(moment, treasure, treasure);
      gleam.paint(context, place, Math.max(cell * GLEAM_CELLS, canvas * GLEAM_PART), palette.gleam);
      context.globalAlpha = 1;
    },
  };
}
