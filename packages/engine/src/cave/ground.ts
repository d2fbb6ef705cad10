import { Rng } from '../rng/rng.js';
import { type Survey, surveyRegion } from './survey.js';
import { digChamber, type Room, type Spot } from './tunnel.js';
import { type CaveWorld, worldSpan } from './world.js';

/** What a region has before tunnels: the floor that nature gave it or, if that is none, a chamber. */
export interface Ground extends Survey {
  /** The cells of the chamber; none where nature gave floor. They are piece 1 then. */
  readonly chamber: readonly Spot[];
}

/** The ground of a region. It always has floor. */
export function groundOf(world: CaveWorld, rx: number, ry: number): Ground {
  const survey = surveyRegion(world, rx, ry);
  if (survey.pieces > 0) return { ...survey, chamber: [] };
  const { regionSize } = world.settings;
  const middle = { x: regionSize >> 1, y: regionSize >> 1 };
  const rng = Rng.fromSeed(world.seed, `cave chamber ${rx} ${ry}`);
  const chamber = digChamber(middle, roomOf(world, { rx, ry, width: 1, height: 1 }), rng);
  for (const { x, y } of chamber) survey.piece[(y + 1) * (regionSize + 2) + x + 1] = 1;
  return { piece: survey.piece, pieces: 1, chamber };
}

/** Whether nature leads from a region to the next one in this direction, straight over their border. */
export function leadsTo({ piece }: Ground, regionSize: number, dx: number, dy: number): boolean {
  const stride = regionSize + 2;
  // The border's first cell, the step along the border and the step across it.
  const first = stride + 1 + (dx > 0 ? regionSize - 1 : 0) + (dy > 0 ? (regionSize - 1) * stride : 0);
  const along = dx === 0 ? 1 : stride;
  const across = dx + dy * stride;
  for (let i = 0, cell = first; i < regionSize; i++, cell += along) {
    if (piece[cell] > 0 && piece[cell + across] > 0) return true;
  }
  return false;
}

/** The cells of a block of regions as far as the world goes, counted from the first cell of the first region. */
export function roomOf(
  world: CaveWorld,
  block: { rx: number; ry: number; width: number; height: number },
): Room {
  const { regionSize } = world.settings;
  const inX = worldSpan(block.rx, regionSize);
  const inY = worldSpan(block.ry, regionSize);
  return {
    left: Math.max(0, inX.first),
    top: Math.max(0, inY.first),
    right: Math.min(block.width * regionSize - 1, inX.last),
    bottom: Math.min(block.height * regionSize - 1, inY.last),
  };
}
