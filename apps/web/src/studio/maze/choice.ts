import type { MazeSpec } from '@warren/engine';
import { type OptionValues, type Result, readSpec, refuse } from '@warren/engine';
import { GENERATORS } from '@warren/engine/generators';
import type { GridKind } from '@warren/engine/grids';

/** What a maze follows from. */
export interface MazeSettings {
  readonly algorithm: string;
  readonly grid: GridKind;
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Options of the algorithm that differ from their defaults. */
  readonly options: OptionValues;
}

/** Everything somebody chose about the maze on the page. The address of the page says the same. */
export interface MazeChoice extends MazeSettings {
  /** Whether the way out is shown. */
  readonly solution: boolean;
  /** Whether cells are coloured by their distance from the start. */
  readonly distances: boolean;
}

/** The most cells this page shows: beyond it they are smaller than anybody can see. */
export const MAX_SHOWN_CELLS = 40_000;

const FIRST_CHOICE = 'recursive-backtracker';

/** The algorithm people meet first: long winding corridors look best by lantern light. */
export function firstAlgorithm(): string {
  return (GENERATORS.find((generator) => generator.id === FIRST_CHOICE) ?? GENERATORS[0]).id;
}

/** The checked settings, or the reason why this page can't show it. */
export function specOf(settings: MazeSettings): Result<MazeSpec> {
  // Before any work: a grid never has fewer cells than this, whatever its kind.
  const least = settings.width * settings.height;
  if (least > MAX_SHOWN_CELLS) return refuse(tooMany(least));
  const spec = readSpec(settings);
  if (!spec.ok) return spec;
  const { size } = spec.value.grid;
  return size > MAX_SHOWN_CELLS ? refuse(tooMany(size)) : spec;
}

function tooMany(cells: number): string {
  return `that makes ${cells} cells; this page shows at most ${MAX_SHOWN_CELLS}`;
}
