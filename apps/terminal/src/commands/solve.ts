import { type Maze, type Result, runSpec } from '@warren/engine';
import { parseCode, parseMazeJson, parseMazeText } from '@warren/engine/codes';
import { TEXT_STYLES } from '@warren/engine/draw';
import { findSolver, type Solution, solve } from '@warren/engine/solvers';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { readWhole, withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { STYLE_FLAG } from '../maze/flags.js';
import { writeText } from '../maze/write-maze.js';

const MAX_FILE_BYTES = 512 * 1024 * 1024;
const LONGEST_LINE = 32_768;

/** `warren solve`: the way through a maze. */
export const command: Command = {
  name: 'solve',
  usage: [
    'solve --code CODE [--solver ID] [--format text|json]',
    'solve --file FILE [--solver ID] [--format text|json]',
  ],
  operands: null,
  flags: {
    'code CODE': 'a Lost Cause or Warren code; - reads one a line from standard input',
    'file FILE': 'a maze as JSON, as maze text or as a code; - is standard input',
    'solver ID': 'how; see warren solvers (bfs)',
    'seed S': 'for solvers that guess',
    'format FORMAT': 'text draws the maze with its way, json lists the cells (text)',
    ...STYLE_FLAG,
    'out FILE': 'writes to a file instead of standard output',
  },
  examples: [
    'warren solve --code AwPpuzNkUAAA==',
    'warren maze --seed a --format json --out a.json && warren solve --file a.json --solver tremaux --format json',
  ],
  async run(args, io) {
    const solver = args.text('solver') ?? 'bfs';
    orUsage(findSolver(solver));
    const format = args.choice('format', ['text', 'json'] as const) ?? 'text';
    const style = args.choice('style', TEXT_STYLES) ?? 'ascii';
    let failed = false;
    await withSink(io, args.text('out'), async (sink) => {
      for await (const maze of mazesOf(args, io)) {
        const solution = solve({ maze, solver, seed: args.text('seed') ?? '' });
        failed ||= !solution.ok;
        if (format === 'json') await sink.write(`${JSON.stringify(asJson(solver, solution))}\n`);
        else if (solution.ok) await writeText(sink, maze, { style, solution: solution.value.nodes });
        else io.notify(`warren: ${solver} found no way: ${solution.reason}`);
      }
    });
    return failed ? 1 : 0;
  },
};

function asJson(solver: string, solution: Result<Solution>): object {
  if (!solution.ok) return { ok: false, solver, reason: solution.reason };
  const { cells, nodes, steps, visited } = solution.value;
  return { ok: true, solver, steps, visited, cells: [...cells], nodes: [...nodes] };
}

/** The mazes asked for: one of `--file` or `--code`, or one for each line of standard input. */
async function* mazesOf(args: Args, io: Io): AsyncIterable<Maze> {
  const code = args.text('code');
  const file = args.text('file');
  if ((code === undefined) === (file === undefined))
    throw new UsageError('solve needs either --code CODE or --file FILE');
  if (file !== undefined) yield await readMazeFile(file);
  else if (code !== '-') yield orUsage(mazeOfCode(code ?? ''));
  else for await (const line of io.lines(LONGEST_LINE)) yield orUsage(mazeOfCode(line));
}

function mazeOfCode(text: string): Result<Maze> {
  const code = parseCode(text);
  if (!code.ok) return code;
  return code.value.kind === 'warren' ? runSpec(code.value.spec) : { ok: true, value: code.value.maze };
}

/** Tells the three kinds of files apart by how they begin. */
async function readMazeFile(path: string): Promise<Maze> {
  const text = new TextDecoder().decode(await readWhole(path, MAX_FILE_BYTES));
  const maze = mazeOfText(text);
  if (!maze.ok) throw new FileError(`can't use ${path}: ${maze.reason}`);
  return maze.value;
}

function mazeOfText(text: string): Result<Maze> {
  const start = text.trimStart();
  if (start.startsWith('{')) {
    const file = parseMazeJson(text);
    return file.ok ? { ok: true, value: file.value.maze } : file;
  }
  return start.trimEnd().includes('\n') ? parseMazeText(text) : mazeOfCode(start.trimEnd());
}
