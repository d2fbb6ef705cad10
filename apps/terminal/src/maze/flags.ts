import {
  type MazeRequest,
  type MazeSpec,
  type OptionSpec,
  type OptionValues,
  readSpec,
} from '@warren/engine';
import { type DrawOptions, TEXT_STYLES, THEME_NAMES } from '@warren/engine/draw';
import { findGenerator } from '@warren/engine/generators';
import { GRID_KINDS, type Mask } from '@warren/engine/grids';
import { type Args, type Flag, orUsage, randomSeed } from '../cli/args.js';
import { UsageError } from '../cli/errors.js';
import { readMaskFile } from './mask-file.js';

const DEFAULT_SIDE = 16;
const MAX_COUNT = 1_000_000_000;

/** The flags that say which maze is wanted, shared by every command that makes mazes. */
export const REQUEST_FLAGS: readonly Flag[] = [
  { name: 'algorithm', value: 'ID', about: 'how it is made; see warren algorithms (recursive-backtracker)' },
  { name: 'width', value: 'W', about: `cells a row (${DEFAULT_SIDE}, or the mask's width)` },
  { name: 'height', value: 'H', about: `rows (${DEFAULT_SIDE}, or the mask's height)` },
  { name: 'seed', value: 'S', about: 'any text; the same seed gives the same maze (random)' },
  { name: 'count', value: 'N', about: 'N mazes, for the seeds S-0 to S-(N-1)' },
  { name: 'braid', value: '0..1', about: 'share of the dead ends that stay: 0 removes all (1)' },
  { name: 'weave', value: '0..1', about: 'how much passages cross over and under (0; weave-*: 0.5)' },
  { name: 'rooms', value: 'N', about: 'opens N rooms (0)' },
  { name: 'exits', value: 'N', about: 'exits on the border (1)' },
  { name: 'grid', value: 'KIND', about: `${GRID_KINDS.join(', ')} (rect)` },
  {
    name: 'mask',
    value: 'FILE',
    about: 'cells to leave out: text (# leaves out) or a PNG (dark leaves out)',
  },
  { name: 'option', value: 'NAME=V', about: 'an option of the algorithm; may be repeated', many: true },
];

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
    seed: args.text('seed') ?? randomSeed(),
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
    const equals = word.indexOf('=');
    if (equals < 1) throw new UsageError(`--option must be NAME=VALUE, not "${word}"`);
    const name = word.slice(0, equals);
    const text = word.slice(equals + 1);
    const isInteger = specs.find((spec) => spec.name === name)?.type === 'integer';
    values[name] = isInteger && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }
  return values;
}

export const STYLE_FLAG: Flag = {
  name: 'style',
  value: 'STYLE',
  about: `characters of text: ${TEXT_STYLES.join(', ')} (ascii)`,
};

/** The flags that say how a maze is drawn. */
export const DRAW_FLAGS: readonly Flag[] = [
  { name: 'solution', value: null, about: 'shows the way from the start to an exit' },
  { name: 'distances', value: null, about: 'svg, png: colours cells by their distance from the start' },
  STYLE_FLAG,
  { name: 'theme', value: 'THEME', about: `svg, png: ${THEME_NAMES.join(', ')} (dark)` },
  { name: 'cell-size', value: 'PX', about: 'svg, png: pixels from cell to cell (16, less for large mazes)' },
  { name: 'wall', value: 'PX', about: 'svg, png: thickness of walls in pixels (an eighth of the cell)' },
  { name: 'margin', value: 'PX', about: 'svg, png: frame around the maze in pixels (half a cell)' },
];

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
