import { deadEnds, type MazeSpec } from '@warren/engine';
import { parseCode } from '@warren/engine/codes';
import { type LabyrinthLevel, parseLevelLine } from '@warren/games/labyrinth';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { withSink } from '../cli/files.js';

/** Longer lines than any code: they are refused by the parser, which sees one character too many. */
const LONGEST_LINE = 16_384;

/** `warren code check`: is this a code, and of what? */
export const command: Command = {
  name: 'code',
  usage: ['code check CODE...', 'code check -'],
  operands:
    'CODE... are Lost Cause codes, Warren codes or levels of Labyrinth; - reads one a line from standard input.',
  flags: {},
  examples: ['warren code check AwPpuzNkUAAA==', 'warren maze --count 5 --format code | warren code check -'],
  notes: [
    'Prints a JSON line each: {"ok":true,"kind":...} or {"ok":false,"reason":...}.',
    'Exits with 1 when a code is refused.',
  ],
  async run(args, io) {
    const [verb, ...codes] = args.operands;
    if (verb !== 'check') throw new UsageError(`code knows only "check"; see warren help code`);
    if (codes.length === 0)
      throw new UsageError('code check needs codes, or - to read them from standard input');
    const fromInput = codes.length === 1 && codes[0] === '-';
    let refused = false;
    await withSink(io, undefined, async (sink) => {
      for await (const code of fromInput ? io.lines(LONGEST_LINE) : codes) {
        const answer = describe(code);
        refused ||= !answer.ok;
        await sink.write(`${JSON.stringify(answer)}\n`);
      }
    });
    return refused ? 1 : 0;
  },
};

function describe(text: string): { ok: boolean; [field: string]: unknown } {
  const level = parseLevelLine(text);
  if (level.ok) return { ok: true, kind: 'labyrinth', ...describeLevel(level.value) };
  const code = parseCode(text);
  if (!code.ok) return { ok: false, reason: code.reason };
  if (code.value.kind === 'warren') return { ok: true, kind: 'warren', ...describeSpec(code.value.spec) };
  const { maze } = code.value;
  const { width, height } = maze.grid;
  return { ok: true, kind: 'lost-cause', width, height, deadEnds: deadEnds(maze).length };
}

function describeLevel({ density, slack, ...level }: LabyrinthLevel): object {
  return { ...level, density: density / 1000, slack: slack / 10 };
}

function describeSpec({ generator, grid, seed, options, braid, weave, rooms, exits }: MazeSpec): object {
  const { kind, width, height } = grid;
  const shares = { braid: braid / 1000, weave: weave / 1000 };
  return { algorithm: generator.id, grid: kind, width, height, seed, options, ...shares, rooms, exits };
}
