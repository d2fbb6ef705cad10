import { type BoardPage, LIMITS } from '@warren/protocol/client';
import { dataFolder } from '@warren/server/data-folder';
import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { jsonLine, oneLine } from '../cli/text.js';
import { serverError, whoIsSignedIn } from '../online/account.js';
import { boardTable, listTable } from '../online/board-table.js';
import { DEFAULT_SERVER, readServerAddress } from '../online/server-address.js';
import { openLine } from '../online/server-line.js';

const ROWS = 20;
/** The width of lines that go to a file or a pipe. */
const PRINTED_COLUMNS = 80;

/** `warren boards`: the leaderboards of the server. */
export const command: Command = {
  name: 'boards',
  usage: ['boards [BOARD] [--around] [--limit N] [--server URL] [--json]'],
  operands: 'BOARD is one of the list that is shown without it.',
  flags: [
    { name: 'around', value: null, about: 'the rows around your own instead of the top' },
    { name: 'limit', value: 'N', about: `how many rows (${ROWS})` },
    { name: 'server', value: 'URL', about: 'which server (the one you are signed in to)' },
    { name: 'json', value: null, about: 'what the server says, as a line of JSON' },
    { name: 'data', value: 'DIR', about: "where the session is kept (this system's folder for data)" },
  ],
  examples: ['warren boards', 'warren boards treasure-rush.rush --around'],
  async run(args, io) {
    const [board, ...more] = args.operands;
    if (more.length > 0) throw new UsageError('boards takes one board');
    if (board === undefined && args.has('around')) throw new UsageError('--around needs a board');
    const limit = args.integer('limit', { min: 1, max: LIMITS.boardPage }) ?? ROWS;
    const known = whoIsSignedIn(args.text('data') ?? dataFolder());
    const wanted = args.text('server');
    const server =
      wanted === undefined ? (known?.server ?? DEFAULT_SERVER) : orUsage(readServerAddress(wanted));
    // A token is only sent to the server that issued it.
    const token = known?.server === server ? known.token : null;
    if (args.has('around') && token === null) throw new UsageError('--around needs you to be signed in');
    const line = openLine({ server, token });
    const columns = process.stdout.columns || PRINTED_COLUMNS;
    if (board === undefined) {
      const list = await line.call('boards', { query: {} });
      if (!list.ok) throw serverError(list);
      const lines = args.has('json') ? [jsonLine(list.value)] : listTable(list.value.boards, columns);
      await io.write(`${lines.join('\n')}\n`);
      return 0;
    }
    const query = { limit, ...(args.has('around') ? { around: 'me' as const } : {}) };
    const page = await line.call('board', { params: { board }, query });
    if (!page.ok) throw serverError(page);
    if (args.has('around') && page.value.me === null) io.notify('you are not on this board');
    const lines = args.has('json') ? [jsonLine(page.value)] : describe(page.value, columns);
    await io.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function describe(page: BoardPage, columns: number): string[] {
  const { title, rows, current, rules } = page.board;
  const old = current ? '' : `, by the older rules ${rules}`;
  const head = oneLine(`${title}: ${rows} ${rows === 1 ? 'player' : 'players'}${old}`);
  return page.rows.length === 0 ? [head] : [head, '', ...boardTable(page, columns)];
}
