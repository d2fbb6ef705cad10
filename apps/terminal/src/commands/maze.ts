import { Rng, readOptions } from '@warren/engine';
import { type DrawOptions, streamText } from '@warren/engine/draw';
import { findGenerator, GENERATORS, type RowStream } from '@warren/engine/generators';
import { MAX_CELLS } from '@warren/engine/grids';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { type Sink, withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { randomSeed } from '../cli/random-seed.js';
import { readDistances } from '../maze/distances.js';
import {
  DRAW_FLAGS,
  type MazeOrder,
  REQUEST_FLAGS,
  readDrawOptions,
  readOptionFlags,
  readOrder,
} from '../maze/flags.js';
import { MAZE_FORMATS, type MazeFormat, makeWithProgress, writeMaze } from '../maze/write-maze.js';

/** Stands for the number of the maze in `--out`, so that each gets a file of its own. */
const NUMBER = '{n}';

/** `warren maze`: makes mazes. */
export const command: Command = {
  name: 'maze',
  usage: ['maze [--algorithm ID] [--width W] [--height H] [--seed S] [--format FORMAT] [--out FILE] ...'],
  operands: null,
  flags: {
    ...REQUEST_FLAGS,
    'format FORMAT': `${MAZE_FORMATS.join(', ')} (text)`,
    ...DRAW_FLAGS,
    'out FILE': `writes to a file; ${NUMBER} in its name is the number with --count`,
    stream: 'text row by row in memory for one row: any height',
  },
  notes: [
    'With --count each result is one line (text: several lines and an empty one).',
    'code is the Warren code, which makes the same maze again; lost-cause is the maze itself',
    'for rect mazes of 3 to 25 a side; squares is the maze itself, a character a square.',
  ],
  examples: [
    'warren maze --width 20 --height 10 --seed hello --solution',
    'warren maze --algorithm weave-kruskal --width 30 --height 20 --format svg --out weave.svg',
    'warren maze --grid polar --width 8 --height 12 --format png --distances --out disc.png',
    'warren maze --width 8 --height 6 --distances --weights speed',
    'warren maze --algorithm wilson --count 1000 --format json > mazes.jsonl',
    'warren maze --algorithm eller --width 60 --height 1000000 --stream | less',
  ],
  async run(args, io) {
    const draw = readDrawOptions(args);
    const measure = await readDistances(args);
    if (args.has('stream')) return streamMaze(args, io, draw);
    const format = args.choice('format', MAZE_FORMATS) ?? 'text';
    const out = args.text('out');
    const order = await readOrder(args);
    checkTarget(order, format, out, io);
    if (out?.includes(NUMBER) && order.many) {
      for (let i = 0; i < order.count; i++) {
        await withSink(io, out.replaceAll(NUMBER, `${i}`), (sink) => writeNth(sink, order, i));
      }
      return 0;
    }
    await withSink(io, out, async (sink) => {
      for (let i = 0; i < order.count; i++) {
        if (i > 0 && format === 'text') await sink.write('\n');
        await writeNth(sink, order, i);
        if (i % 256 === 255) await io.yieldToEventLoop();
      }
    });
    return 0;

    async function writeNth(sink: Sink, mazes: MazeOrder, index: number): Promise<void> {
      const spec = mazes.spec(index);
      const maze = await makeWithProgress(spec, io);
      const shown = { solution: args.has('solution'), distances: measure?.(maze, spec.seed) ?? null };
      await writeMaze(sink, { spec, maze, format, draw, io, ...shown });
    }
  },
};

/** Refuses what can't be written where it should go, before anything is made. */
function checkTarget(order: MazeOrder, format: MazeFormat, out: string | undefined, io: Io): void {
  if (format !== 'png') return;
  if (out === undefined && io.stdoutIsTerminal) {
    throw new UsageError('a PNG is no text: give it a file with --out FILE, or pipe it');
  }
  if (order.many && order.count > 1 && !out?.includes(NUMBER)) {
    throw new UsageError(`several PNGs need several files: --out maze-${NUMBER}.png`);
  }
}

/** Flags that need the whole maze. */
const NEEDS_WHOLE = ['count', 'braid', 'weave', 'rooms', 'exits', 'grid', 'mask', 'solution', 'distances'];
const MAX_STREAM_WIDTH = MAX_CELLS;
const MAX_STREAM_HEIGHT = Number.MAX_SAFE_INTEGER;
const LINES_PER_YIELD = 512;

/** `warren maze --stream`: rows are drawn as they are made; memory does not grow with the height. */
async function streamMaze(args: Args, io: Io, draw: DrawOptions): Promise<number> {
  const refused = NEEDS_WHOLE.find((flag) => args.has(flag));
  if (refused !== undefined) throw new UsageError(`--stream and --${refused} do not go together`);
  const format = args.text('format') ?? 'text';
  if (format !== 'text') throw new UsageError(`--stream writes text, not ${format}`);
  const { style } = draw;
  if (style === 'braille') throw new UsageError('--stream draws in ascii or box, not in braille');
  const rows = await openStream(args);
  await withSink(io, args.text('out'), async (sink) => {
    let lines = 0;
    for (const line of streamText(rows, { ...(style === undefined ? {} : { style }) })) {
      await sink.write(`${line}\n`);
      if (++lines % LINES_PER_YIELD === 0) await io.yieldToEventLoop();
    }
  });
  return 0;
}

async function openStream(args: Args): Promise<Iterable<Uint8Array>> {
  const generator = orUsage(findGenerator(args.text('algorithm') ?? 'eller'));
  if (generator.rows === undefined) {
    const able = GENERATORS.filter((known) => known.rows !== undefined).map((known) => known.id);
    throw new UsageError(`${generator.id} can't be streamed; these can: ${able.join(', ')}`);
  }
  const width = args.integer('width', { min: 1, max: MAX_STREAM_WIDTH }) ?? 16;
  const height = args.integer('height', { min: 1, max: MAX_STREAM_HEIGHT }) ?? 16;
  const given = readOptionFlags(args.texts('option'), generator.options);
  const options = orUsage(readOptions(generator.options, given, generator.id));
  const rng = Rng.fromSeed(args.text('seed') ?? (await randomSeed()), 'layout');
  return rowsOf(generator.rows({ width, height, rng, options }), width);
}

function* rowsOf(stream: RowStream, width: number): Iterable<Uint8Array> {
  const row = new Uint8Array(width);
  while (stream.next(row)) yield row;
}
