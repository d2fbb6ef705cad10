import { beginMaze, type Maze, type MazeSpec } from '@warren/engine';
import { makeLostCause, makeMazeText, makeWarrenCode, mazeJsonChunks } from '@warren/engine/codes';
import {
  type DrawOptions,
  type Picture,
  paintBands,
  svgPieces,
  textLines,
  wordLines,
} from '@warren/engine/draw';
import { WHOLE_RUN } from '@warren/engine/generators';
import { solve } from '@warren/engine/solvers';
import { encodePng } from '@warren/png';
import { orUsage } from '../cli/args.js';
import type { Sink } from '../cli/files.js';
import { type Io, withProgress } from '../cli/io.js';
import type { Distances } from './distances.js';

/** Mazes up to this size are made in one go: they take less time than pressing Ctrl-C. */
const SMALL = 1_000_000;
/** A large maze is carved in about this many portions: enough for a progress bar, few enough to cost no time. */
const PORTIONS = 24;

/** Makes a maze; large ones show their progress and can be stopped. */
export async function makeWithProgress(spec: MazeSpec, io: Io): Promise<Maze> {
  const making = beginMaze(spec);
  const { count } = spec.grid;
  if (count <= SMALL) {
    while (!making.advance(WHOLE_RUN));
    return making.maze();
  }
  const budget = Math.ceil(count / PORTIONS);
  return withProgress(io, `carving ${spec.grid.width} x ${spec.grid.height}`, async (show) => {
    while (!making.advance(budget)) {
      show(making.progress());
      await io.yieldToEventLoop();
    }
    return making.maze();
  });
}

/** What `--format` may be. */
export const MAZE_FORMATS = ['text', 'json', 'svg', 'png', 'code', 'lost-cause', 'squares'] as const;
export type MazeFormat = (typeof MAZE_FORMATS)[number];

/** A maze ready to be written, and how. */
export interface Writing {
  readonly spec: MazeSpec;
  readonly maze: Maze;
  readonly format: MazeFormat;
  readonly solution: boolean;
  /** How far each cell is from the start, where that is to be shown. */
  readonly distances: Distances | null;
  readonly draw: DrawOptions;
  readonly io: Io;
}

/** Writes a maze in the wanted format: one line, or for `text` several and an empty one between mazes. */
export async function writeMaze(sink: Sink, writing: Writing): Promise<void> {
  const { maze, spec, format } = writing;
  switch (format) {
    case 'json':
      return writeJson(sink, writing);
    case 'code':
      return sink.write(`${orUsage(makeWarrenCode(spec))}\n`);
    case 'lost-cause':
      return sink.write(`${orUsage(makeLostCause(maze))}\n`);
    case 'squares':
      return sink.write(orUsage(makeMazeText(maze)));
    case 'svg':
      await writeAll(sink, orUsage(svgPieces(maze, drawOptions(writing))));
      return sink.write('\n');
    case 'png':
      return writePng(sink, writing);
    default:
      return writing.distances === null
        ? writeText(sink, maze, drawOptions(writing))
        : writeLines(sink, orUsage(wordLines(maze, writing.distances.words)));
  }
}

/** Draws a maze as text. */
export async function writeText(sink: Sink, maze: Maze, options: DrawOptions): Promise<void> {
  await writeLines(sink, orUsage(textLines(maze, options)));
}

async function writeLines(sink: Sink, lines: Iterable<string>): Promise<void> {
  for (const line of lines) await sink.write(`${line}\n`);
}

async function writeJson(sink: Sink, { maze, spec, solution }: Writing): Promise<void> {
  const way = solution ? { solution: orUsage(solve({ maze })).nodes } : {};
  await writeAll(sink, mazeJsonChunks(maze, { algorithm: spec.generator.id, seed: spec.seed, ...way }));
  await sink.write('\n');
}

/** Large pictures show how far they are and can be stopped between two bands. */
async function writePng(sink: Sink, writing: Writing): Promise<void> {
  const { io, maze } = writing;
  const picture = orUsage(paintBands(maze, drawOptions(writing)));
  const { width, height } = picture;
  await withProgress(io, `painting ${width} x ${height}`, async (show) => {
    for await (const chunk of encodePng({ width, height, channels: 4, bands: watchedBands(picture, show) })) {
      await sink.write(chunk);
      await io.yieldToEventLoop();
    }
  });
}

function* watchedBands(picture: Picture, show: (share: number) => void): Iterable<Uint8Array> {
  for (const { y, data } of picture.bands()) {
    show(y / picture.height);
    yield data;
  }
}

function drawOptions({ maze, solution, distances, draw }: Writing): DrawOptions {
  return {
    ...draw,
    ...(solution ? { solution: orUsage(solve({ maze })).nodes } : {}),
    ...(distances === null ? {} : { distances: distances.steps }),
  };
}

async function writeAll(sink: Sink, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) await sink.write(chunk);
}
