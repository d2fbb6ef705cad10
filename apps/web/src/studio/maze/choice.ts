import { type Maze, type MazeSpec, type OptionValues, type Result, readSpec, refuse } from '@warren/engine';
import { GENERATORS } from '@warren/engine/generators';
import type { GridKind } from '@warren/engine/grids';

/** What a maze follows from. */
interface MazeSettings {
  readonly algorithm: string;
  readonly grid: GridKind;
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Options of the algorithm that differ from their defaults. */
  readonly options: OptionValues;
}

/** Everything the player chose about the maze on the page. The address of the page says the same. */
export interface MazeChoice extends MazeSettings {
  /** Whether the way out is shown. */
  readonly solution: boolean;
  /** Whether cells are coloured by their distance from the start. */
  readonly distances: boolean;
  /** Whether the speed patches of Treasure Rush count in the distances. */
  readonly patches: boolean;
}

/** The most cells this page shows: more would be too small to see. */
const MAX_SHOWN_CELLS = 40_000;

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

/** The command that makes the same maze in a terminal, in readable pieces. */
export function commandLine(choice: MazeChoice): string[] {
  const { algorithm, grid, width, height, seed, options, solution, distances, patches } = choice;
  const pieces = ['warren maze', `--algorithm ${algorithm}`];
  if (grid !== 'rect') pieces.push(`--grid ${grid}`);
  pieces.push(`--width ${width}`, `--height ${height}`, `--seed ${quoted(seed)}`);
  for (const [name, value] of Object.entries(options)) pieces.push(`--option ${quoted(`${name}=${value}`)}`);
  if (solution) pieces.push('--solution');
  if (distances) pieces.push('--distances');
  if (distances && patches) pieces.push('--weights speed');
  return pieces;
}

/** A word as a POSIX shell reads it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Eight hexadecimal digits that tell mazes apart: the same in every browser and in Node. Not a secret. */
export function fingerprint({ open, under, start, exits }: Maze): string {
  let hash = FNV_OFFSET;
  const add = (byte: number) => {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  };
  for (const sides of open) add(sides);
  if (under !== null) for (const sides of under) add(sides);
  for (const cell of [start, ...exits])
    for (let shift = 0; shift < 32; shift += 8) add((cell >>> shift) & 255);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
