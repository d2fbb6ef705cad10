import { makeScoreCsv, parseScoreCsv, SCORE_LIMITS } from '@warren/games/scores';
import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { FileError } from '../cli/errors.js';
import { orFile, readWhole, withSink } from '../cli/files.js';
import type { Io } from '../cli/io.js';
import { oneLine } from '../cli/text.js';
import { scoreLines } from '../game/pages.js';
import { findView } from '../games/registry.js';
import { openDataFolder } from '../storage/data-folder.js';
import { addScores, readScores, type Table } from '../storage/scores.js';

/** `warren scores`: the high scores of this machine. */
export const command: Command = {
  name: 'scores',
  usage: ['scores GAME [--board ID] [--csv FILE] [--import FILE]'],
  operands: 'GAME is one of warren games.',
  flags: {
    'board ID': "which of the game's tables (the first)",
    'csv FILE': 'writes the whole table as CSV: Score,Name,Date; - is standard output',
    'import FILE': 'adds the rows of such a file first; what is there already stays once',
    'data DIR': "where scores are kept (this system's folder for data)",
  },
  examples: [
    'warren scores treasure-rush',
    'warren scores treasure-rush --csv scores.csv',
    'warren scores treasure-rush --import scores.csv',
  ],
  notes: ['Exits with 1 when rows of a file that is imported are refused; the others are added.'],
  async run(args, io) {
    const { game } = orUsage(findView(args.operand('scores needs one game; see warren games')));
    const { folder } = openDataFolder(args);
    const boards = game.ranking.boards.map(({ id }) => id);
    const table: Table = { folder, game, board: args.choice('board', boards) ?? boards[0] };
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
