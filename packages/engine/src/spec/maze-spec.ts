import { firstCell, type Grid, type GridKind } from '../grid/grid.js';
import { makeGrid } from '../grid/make-grid.js';
import type { Mask } from '../grid/mask.js';
import { placeExits } from '../maze/exits.js';
import { type Generator, unfit } from '../maze/generator.js';
import { findGenerator } from '../maze/registry.js';
import { type OptionValues, readOptions } from '../options.js';
import { accept, type Result, refuse } from '../result.js';
import { MAX_SEED } from '../rng/seed-hash.js';

/** Everything a maze follows from. What is left out has the default named here. */
export interface MazeRequest {
  readonly algorithm: string;
  readonly width: number;
  readonly height: number;
  /** Any text. */
  readonly seed: string;
  /** `rect`. */
  readonly grid?: GridKind;
  readonly mask?: Mask | null;
  /** Options of the algorithm; each has its own default. */
  readonly options?: OptionValues;
  /** How many of the dead ends stay, from 0 (none) to 1 (all: no braiding), in thousandths. 1. */
  readonly braid?: number;
  /** How much passages cross, in thousandths; 0, or the default of an algorithm that weaves by itself. */
  readonly weave?: number;
  /** How many rooms are opened. 0. */
  readonly rooms?: number;
  /** How many exits there are. 1. */
  readonly exits?: number;
}

/** A request that was checked and filled with the defaults: equal specs give equal mazes. */
export interface MazeSpec {
  readonly generator: Generator;
  readonly grid: Grid;
  readonly seed: string;
  readonly options: OptionValues;
  /** Thousandths of the dead ends that stay. */
  readonly braid: number;
  /** Thousandths, for algorithms that do not weave by themselves: those have an option `density`. */
  readonly weave: number;
  readonly rooms: number;
  readonly exits: number;
  /** Where the exits are: known before any work, since the grid alone decides it. The start is its first cell. */
  readonly exitCells: readonly number[];
}

export const MAX_ROOMS = 10_000;

/** Checks a request; nothing large is allocated before its size was. */
export function readSpec(request: MazeRequest): Result<MazeSpec> {
  const generator = findGenerator(request.algorithm);
  if (!generator.ok) return generator;
  const weaves = generator.value.traits.includes('weave');
  const shares = readShares(request, weaves);
  if (!shares.ok) return shares;
  const { rooms = 0, exits = 1, seed } = request;
  if (!Number.isInteger(rooms) || rooms < 0 || rooms > MAX_ROOMS) {
    return refuse(`rooms must be a whole number from 0 to ${MAX_ROOMS}, not ${rooms}`);
  }
  if (!Number.isInteger(exits) || exits < 1) return refuse(`a maze needs at least 1 exit, not ${exits}`);
  if (seed.length > MAX_SEED) return refuse(`the seed is longer than ${MAX_SEED} characters`);
  const given = { ...request.options };
  if (weaves && request.weave !== undefined) given.density = Math.round(request.weave * 1000);
  const options = readOptions(generator.value.options, given, generator.value.id);
  if (!options.ok) return options;
  const { grid: kind = 'rect', width, height, mask = null } = request;
  const grid = makeGrid({ kind, width, height, mask });
  if (!grid.ok) return grid;
  const reason =
    unfit(generator.value, grid.value) ?? unfitTransforms(grid.value, { ...shares.value, rooms });
  if (reason !== null) return refuse(reason);
  const exitCells = placeExits(grid.value, firstCell(grid.value), exits);
  if (!exitCells.ok) return exitCells;
  return accept({
    generator: generator.value,
    grid: grid.value,
    seed,
    options: options.value,
    ...shares.value,
    rooms,
    exits,
    exitCells: exitCells.value,
  });
}

function readShares(request: MazeRequest, weaves: boolean): Result<{ braid: number; weave: number }> {
  const { braid = 1, weave = 0 } = request;
  for (const [name, share] of Object.entries({ braid, weave })) {
    if (!(share >= 0 && share <= 1)) return refuse(`${name} must be from 0 to 1, not ${share}`);
  }
  return accept({ braid: Math.round(braid * 1000), weave: weaves ? 0 : Math.round(weave * 1000) });
}

function unfitTransforms(grid: Grid, wanted: { weave: number; rooms: number }): string | null {
  if (grid.kind === 'rect') return null;
  if (wanted.weave > 0) return `passages can cross on rect grids only, not on ${grid.kind} ones`;
  if (wanted.rooms > 0) return `rooms fit on rect grids only, not on ${grid.kind} ones`;
  return null;
}
