import { Rng } from '../rng/rng.js';
import { CAVE_CELL, type CaveWorld } from './world.js';

/** A region is cut into squares at most so wide. */
const SQUARE = 8;
/** A pillar stands so far inside its square, and everything so near to it is floor. */
const FREE = 2;

/**
 * Puts pillars into wide halls: one in each square of a region, where everything around it is floor. The floor around a
 * pillar is a ring, so nothing is cut off. A view of 15 x 15 cells holds a whole square: it never is without rock.
 */
export function raisePillars(world: CaveWorld, rx: number, ry: number, floor: Uint8Array): void {
  const { regionSize: size, pillars } = world.settings;
  if (pillars === 0) return;
  const rng = Rng.fromSeed(world.seed, `cave pillars ${rx} ${ry}`);
  const squares = Math.ceil(size / SQUARE);
  const first = (square: number) => Math.floor((square * size) / squares);
  const draw = (square: number) => {
    const width = first(square + 1) - first(square);
    return first(square) + FREE + rng.below(Math.max(1, width - 2 * FREE));
  };
  for (let row = 0; row < squares; row++) {
    for (let column = 0; column < squares; column++) {
      const [x, y] = [draw(column), draw(row)];
      // No pillar stands in a camp's fire, but beside it.
      const at = y * size + x + (floor[y * size + x] === CAVE_CELL.camp ? 1 : 0);
      if (isFree(floor, size, x, y)) floor[at] = CAVE_CELL.rock;
    }
  }
}

function isFree(floor: Uint8Array, size: number, x: number, y: number): boolean {
  for (let row = y - FREE; row <= y + FREE; row++) {
    for (let cell = row * size + x - FREE; cell <= row * size + x + FREE; cell++) {
      if (floor[cell] === CAVE_CELL.rock) return false;
    }
  }
  return true;
}
