import { growArea } from './grow.js';
import { findRuns, groupRuns, type Runs } from './runs.js';
import { type CaveWorld, worldSpan } from './world.js';

/**
 * What nature gives a region: its floor, and how that hangs together.
 *
 * Floor that can't be left within a few cells is a pocket and is filled. Whether something is a pocket must not
 * depend on which region asks, so the measure is taken of the whole of it: floor that hangs together and is at most
 * POCKET cells wide and high. A region looks at least POCKET cells beyond its border, so it sees every pocket that
 * touches it as a whole; and whatever goes on beyond its sight is none. All regions agree.
 */
export interface Survey {
  /**
   * For each cell of the region and a ring of one around it, row by row: 0 where there is no floor to be kept, else
   * the number of its piece, from 1. One can walk between the cells of a piece without going far from the region;
   * cells of the ring have the number of the piece they continue, or 0.
   */
  readonly piece: Uint16Array;
  readonly pieces: number;
}

/** Floor at most so wide and so high is a pocket. No region is smaller. */
const POCKET = 8;
/** Two glances: most regions see in the first, which costs half as much, that they have but one piece. */
const FIRST_REACH = 16;
const SECOND_REACH = 48;

/** Surveys a region. It looks no farther than the regions around it. */
export function surveyRegion(world: CaveWorld, rx: number, ry: number): Survey {
  const { regionSize } = world.settings;
  const first = surveyWithin(world, rx, ry, Math.min(FIRST_REACH, regionSize));
  return first.pieces <= 1 ? first : surveyWithin(world, rx, ry, Math.min(SECOND_REACH, regionSize));
}

function surveyWithin(world: CaveWorld, rx: number, ry: number, reach: number): Survey {
  const { regionSize, iterations, smoothing } = world.settings;
  const side = regionSize + 2 * reach;
  const area = { rx, ry, left: -reach, top: -reach, width: side, height: side };
  const field = growArea(world, area, iterations + smoothing);
  const inX = worldSpan(rx, regionSize);
  const inY = worldSpan(ry, regionSize);
  // Beyond the edge of the world there is nothing but rock.
  const runs = findRuns(field, {
    left: Math.max(0, inX.first + reach),
    top: Math.max(0, inY.first + reach),
    right: Math.min(side - 1, inX.last + reach),
    bottom: Math.min(side - 1, inY.last + reach),
  });
  const groups = groupRuns(runs);
  return numberPieces(runs, { groups, pocket: pocketGroups(runs, groups), size: regionSize, reach });
}

/** For each run that heads a group, whether the group is a pocket. */
function pocketGroups({ count, from, to, row }: Runs, groups: Int32Array): Uint8Array {
  const left = new Int16Array(count).fill(0x7fff);
  const right = new Int16Array(count).fill(-1);
  const top = new Int16Array(count).fill(-1);
  const pocket = new Uint8Array(count).fill(1);
  for (let run = 0; run < count; run++) {
    const group = groups[run];
    if (from[run] < left[group]) left[group] = from[run];
    if (to[run] > right[group]) right[group] = to[run];
    if (top[group] < 0) top[group] = row[run];
    if (right[group] - left[group] >= POCKET || row[run] - top[group] >= POCKET) pocket[group] = 0;
  }
  return pocket;
}

/** Numbers the pieces that touch the region, and notes which cells are theirs. */
function numberPieces(
  { count, from, to, row }: Runs,
  found: { groups: Int32Array; pocket: Uint8Array; size: number; reach: number },
): Survey {
  const { groups, pocket, size, reach } = found;
  const piece = new Uint16Array((size + 2) * (size + 2));
  const number = new Uint16Array(count);
  let pieces = 0;
  for (let run = 0; run < count; run++) {
    const inside =
      row[run] >= reach && row[run] < reach + size && from[run] < reach + size && to[run] >= reach;
    if (inside && pocket[groups[run]] === 0 && number[groups[run]] === 0) number[groups[run]] = ++pieces;
  }
  for (let run = 0; run < count; run++) {
    const y = row[run] - reach + 1;
    if (number[groups[run]] === 0 || y < 0 || y > size + 1) continue;
    const first = Math.max(0, from[run] - reach + 1);
    const last = Math.min(size + 1, to[run] - reach + 1);
    if (first <= last) piece.fill(number[groups[run]], y * (size + 2) + first, y * (size + 2) + last + 1);
  }
  return { piece, pieces };
}
