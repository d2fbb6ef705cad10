import { join } from 'node:path';
import type { AnyGame } from '@warren/games';
import { makeScoreCsv, parseScoreCsv, SCORE_LIMITS } from '@warren/games/scores';
import { dataFolder } from '@warren/server/data-folder';
import { type Args, orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError, UsageError } from '../cli/errors.js';
import { orFile, readWhole, withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import { scoreLines } from '../game/pages.js';
import { findView } from '../games/registry.js';
import { addScores, readScores, type Table } from '../storage/scores.js';

/** `warren scores`: the high scores of this machine. */
export const command: Command = {
  name: 'scores',
  usage: ['scores GAME [--board ID] [--csv FILE] [--import FILE]'],
  operands: 'GAME is one of warren games.',
  flags: [
    { name: 'board', value: 'ID', about: "which of the game's tables (the first)" },
    {
      name: 'csv',
      value: 'FILE',
      about: 'writes the whole table as CSV: Score,Name,Date; - is standard output',
    },
    {
      name: 'import',
      value: 'FILE',
      about: 'adds the rows of such a file first; what is there already stays once',
    },
    { name: 'data', value: 'DIR', about: "where scores are kept (this system's folder for data)" },
  ],
  examples: [
    'warren scores treasure-rush',
    'warren scores treasure-rush --csv scores.csv',
    'warren scores treasure-rush --import scores.csv',
  ],
  notes: ['Exits with 1 when rows of a file that is imported are refused; the others are added.'],
  async run(args, io) {
    const [id, ...more] = args.operands;
    if (id === undefined || more.length > 0) throw new UsageError('scores needs one game; see warren games');
    const { game } = orUsage(findView(id));
    const folder = join(args.text('data') ?? dataFolder(), 'play');
    const table: Table = { folder, game, board: boardFlag(args, game) };
    const source = args.text('import');
    const refused = source === undefined ? 0 : await importRows(table, source, io);
    const rows = orFile(readScores(table));
    const out = args.text('csv');
    if (out !== undefined) {
      await withSink(io, out === '-' ? undefined : out, (sink) => sink.write(makeScoreCsv(rows)));
    } else if (source === undefined) await io.write(`${scoreLines(rows).map(oneLine).join('\n')}\n`);
    return refused > 0 ? 1 : 0;
  },
};

function boardFlag(args: Args, game: AnyGame): string {
  const boards = game.ranking.boards.map(({ id }) => id);
  return args.choice('board', boards) ?? boards[0];
}

/** Adds the rows of a file and reports the lines that are no rows. Returns how many were refused. */
async function importRows(table: Table, path: string, io: Io): Promise<number> {
  const text = new TextDecoder().decode(await readWhole(path, 4 * SCORE_LIMITS.text));
  const csv = parseScoreCsv(text);
  if (!csv.ok) throw new FileError(`can't import ${path}: ${csv.reason}`);
  const { rows, refused } = csv.value;
  orFile(addScores(table, rows));
  for (const { line, reason } of refused) io.notify(oneLine(`${path}: line ${line}: ${reason}`));
  io.notify(`${rows.length} rows read, ${refused.length} refused`);
  return refused.length;
}
