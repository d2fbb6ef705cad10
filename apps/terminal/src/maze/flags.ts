import {
  type MazeRequest,
  type MazeSpec,
  type OptionSpec,
  type OptionValues,
  readSpec,
} from '@warren/engine';
import { type DrawOptions, TEXT_STYLES, THEME_NAMES } from '@warren/engine/draw';
import { findGenerator } from '@warren/engine/generators';
import { GRID_KINDS, MAX_MASK_SIDE, type Mask, maskFromPixels, parseMask } from '@warren/engine/grids';
import { decodePng, isPng, type Pixels } from '@warren/png/decode';
import { type Args, type FlagTable, nameAndValue, orUsage } from '../cli/args.js';
import { FileError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';
import { randomSeed } from '../cli/random-seed.js';

const DEFAULT_SIDE = 16;
const MAX_COUNT = 1_000_000_000;

/** The flags that say which maze is wanted, shared by every command that makes mazes. */
export const REQUEST_FLAGS: FlagTable = {
  'algorithm ID': 'how it is made; see warren algorithms (recursive-backtracker)',
  'width W': `cells a row (${DEFAULT_SIDE}, or the mask's width)`,
  'height H': `rows (${DEFAULT_SIDE}, or the mask's height)`,
  'seed S': 'any text; the same seed gives the same maze (random)',
  'count N': 'N mazes, for the seeds S-0 to S-(N-1)',
  'braid 0..1': 'share of the dead ends that stay: 0 removes all (1)',
  'weave 0..1': 'how much passages cross over and under (0; weave-*: 0.5)',
  'rooms N': 'opens N rooms (0)',
  'exits N': 'exits on the border (1)',
  'grid KIND': `${GRID_KINDS.join(', ')} (rect)`,
  'mask FILE': 'cells to leave out: text (# leaves out) or a PNG (dark leaves out)',
  'option NAME=V...': 'an option of the algorithm; may be repeated',
};

/** The seeds and, for each, the checked spec. */
export interface MazeOrder {
  readonly count: number;
  /** Whether `--count` was given, so that several results are expected. */
  readonly many: boolean;
  seed(index: number): string;
  spec(index: number): MazeSpec;
}

/** Reads and checks the maze flags once, for all seeds. */
export async function readOrder(args: Args): Promise<MazeOrder> {
  const base = await readRequest(args);
  const count = args.integer('count', { min: 1, max: MAX_COUNT });
  const seed = (index: number) => (count === undefined ? base.seed : `${base.seed}-${index}`);
  const first = orUsage(readSpec({ ...base, seed: seed(0) }));
  return {
    count: count ?? 1,
    many: count !== undefined,
    seed,
    // Everything but the seed was checked with the first spec and is shared.
    spec: (index) => ({ ...first, seed: seed(index) }),
  };
}

async function readRequest(args: Args): Promise<MazeRequest> {
  const maskFile = args.text('mask');
  const mask: Mask | null = maskFile === undefined ? null : await readMaskFile(maskFile);
  const algorithm = args.text('algorithm') ?? 'recursive-backtracker';
  const generator = orUsage(findGenerator(algorithm));
  const anySize = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  return {
    algorithm,
    seed: args.text('seed') ?? (await randomSeed()),
    width: args.integer('width', anySize) ?? mask?.width ?? DEFAULT_SIDE,
    height: args.integer('height', anySize) ?? mask?.height ?? DEFAULT_SIDE,
    grid: args.choice('grid', GRID_KINDS) ?? 'rect',
    mask,
    options: readOptionFlags(args.texts('option'), generator.options),
    ...shareFlags(args),
    rooms: args.integer('rooms', anySize) ?? 0,
    exits: args.integer('exits', anySize) ?? 1,
  };
}

function shareFlags(args: Args): { braid?: number; weave?: number } {
  const share = { min: 0, max: 1 };
  const braid = args.number('braid', share);
  const weave = args.number('weave', share);
  return { ...(braid === undefined ? {} : { braid }), ...(weave === undefined ? {} : { weave }) };
}

/** Reads `NAME=VALUE` words; numbers become numbers where the option is one. */
export function readOptionFlags(words: readonly string[], specs: readonly OptionSpec[]): OptionValues {
  const values: Record<string, number | string> = {};
  for (const word of words) {
    const [name, text] = nameAndValue('option', word);
    const isInteger = specs.find((spec) => spec.name === name)?.type === 'integer';
    values[name] = isInteger && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }
  return values;
}

export const STYLE_FLAG: FlagTable = {
  'style STYLE': `characters of text: ${TEXT_STYLES.join(', ')} (ascii)`,
};

/** The flags that say how a maze is drawn. */
export const DRAW_FLAGS: FlagTable = {
  solution: 'shows the way from the start to an exit',
  distances: 'text: writes into each cell how far it is from the start; svg, png: colours by it',
  'weights WEIGHTS': 'distances by what entering cells costs: a FILE of numbers, or speed for patches',
  ...STYLE_FLAG,
  'theme THEME': `svg, png: ${THEME_NAMES.join(', ')} (dark)`,
  'cell-size PX': 'svg, png: pixels from cell to cell (16, less for large mazes)',
  'wall PX': 'svg, png: thickness of walls in pixels (an eighth of the cell)',
  'margin PX': 'svg, png: frame around the maze in pixels (half a cell)',
};

/** Reads the flags of drawing; the engine checks what sizes go together. */
export function readDrawOptions(args: Args): DrawOptions {
  const pixels = { min: 0, max: 100_000 };
  const style = args.choice('style', TEXT_STYLES) ?? 'ascii';
  const given = {
    theme: args.choice('theme', THEME_NAMES),
    cellSize: args.integer('cell-size', pixels),
    wall: args.integer('wall', pixels),
    margin: args.integer('margin', pixels),
  };
  const wanted = Object.entries(given).filter(([, value]) => value !== undefined);
  return { style, ...Object.fromEntries(wanted) };
}

/** A mask's text of the largest size, with line ends. */
const MAX_MASK_BYTES = MAX_MASK_SIDE * (MAX_MASK_SIDE + 2);

/** Reads a mask from a text file or a PNG picture, told apart by content. */
async function readMaskFile(path: string): Promise<Mask> {
  const bytes = await readWhole(path, MAX_MASK_BYTES);
  const mask = isPng(bytes) ? maskFromPixels(decodePicture(path, bytes)) : parseMask(decodeText(path, bytes));
  if (!mask.ok) throw new FileError(`can't use the mask ${path}: ${mask.reason}`);
  return mask.value;
}

function decodeText(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(`can't use the mask ${path}: it is neither text nor a PNG picture`);
  }
}

function decodePicture(path: string, bytes: Uint8Array): Pixels {
  try {
    return decodePng(bytes, { maxSide: MAX_MASK_SIDE });
  } catch (error) {
    throw new FileError(`can't use the mask ${path}: ${(error as Error).message}`);
  }
}
