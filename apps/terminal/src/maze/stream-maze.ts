import { Rng, readOptions } from '@warren/engine';
import { type DrawOptions, streamText } from '@warren/engine/draw';
import { findGenerator, GENERATORS, type RowStream } from '@warren/engine/generators';
import { MAX_CELLS } from '@warren/engine/grids';
import { type Args, orUsage, randomSeed } from '../cli/args.js';
import { UsageError } from '../cli/errors.js';
import { withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { readOptionFlags } from './flags.js';

/** Flags that need the whole maze. */
const NEEDS_WHOLE = ['count', 'braid', 'weave', 'rooms', 'exits', 'grid', 'mask', 'solution', 'distances'];
const MAX_STREAM_WIDTH = MAX_CELLS;
const MAX_STREAM_HEIGHT = Number.MAX_SAFE_INTEGER;
const LINES_PER_YIELD = 512;

/** `warren maze --stream`: rows are drawn as they are made; memory does not grow with the height. */
export async function streamMaze(args: Args, io: Io, draw: DrawOptions): Promise<number> {
  const refused = NEEDS_WHOLE.find((flag) => args.has(flag));
  if (refused !== undefined) throw new UsageError(`--stream and --${refused} do not go together`);
  const format = args.text('format') ?? 'text';
  if (format !== 'text') throw new UsageError(`--stream writes text, not ${format}`);
  const { style } = draw;
  if (style === 'braille') throw new UsageError('--stream draws in ascii or box, not in braille');
  const rows = openStream(args);
  await withSink(io, args.text('out'), async (sink) => {
    let lines = 0;
    for (const line of streamText(rows, { ...(style === undefined ? {} : { style }) })) {
      await sink.write(`${line}\n`);
      if (++lines % LINES_PER_YIELD === 0) await io.yieldToEventLoop();
    }
  });
  return 0;
}

function openStream(args: Args): Iterable<Uint8Array> {
  const generator = orUsage(findGenerator(args.text('algorithm') ?? 'eller'));
  if (generator.rows === undefined) {
    const able = GENERATORS.filter((known) => known.rows !== undefined).map((known) => known.id);
    throw new UsageError(`${generator.id} can't be streamed; these can: ${able.join(', ')}`);
  }
  const width = args.integer('width', { min: 1, max: MAX_STREAM_WIDTH }) ?? 16;
  const height = args.integer('height', { min: 1, max: MAX_STREAM_HEIGHT }) ?? 16;
  const given = readOptionFlags(args.texts('option'), generator.options);
  const options = orUsage(readOptions(generator.options, given, generator.id));
  const rng = Rng.fromSeed(args.text('seed') ?? randomSeed(), 'layout');
  return rowsOf(generator.rows({ width, height, rng, options }), width);
}

function* rowsOf(stream: RowStream, width: number): Iterable<Uint8Array> {
  const row = new Uint8Array(width);
  while (stream.next(row)) yield row;
}
