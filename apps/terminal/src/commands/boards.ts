import { sayClock, sayMinutes } from '@warren/games';
import {
  type BoardHead,
  type BoardPage,
  type BoardRow,
  CATEGORIES,
  LIMITS,
  listBoards,
} from '@warren/protocol/client';
import { orUsage } from '../cli/args.js';
import type { Command } from '../cli/command.js';
import { UsageError } from '../cli/errors.js';
import { jsonLine, oneLine } from '../cli/text.js';
import { serverError, whoIsSignedIn } from '../online/account.js';
import { DEFAULT_SERVER, readServerAddress } from '../online/server-address.js';
import { openLine } from '../online/server-line.js';
import { gameTitle } from '../online/uploads.js';
import { openDataFolder } from '../storage/data-folder.js';
import { cutText, padText, textWidth } from '../tui/picture.js';

const ROWS = 20;
const LISTS = { witnessed: 'witnessed runs', offline: 'offline runs', bots: 'runs of bots' } as const;
const GUEST_NOTE = 'your row is seen by you alone; choose a name with warren login --new to be listed';
/** The width of lines that go to a file or a pipe. */
const PRINTED_COLUMNS = 80;

/** `warren boards`: the leaderboards of the server. */
export const command: Command = {
  name: 'boards',
  usage: ['boards [BOARD] [--list LIST] [--around] [--limit N] [--server URL] [--json]'],
  operands: 'BOARD is one of the list that is shown without it.',
  flags: {
    'list LIST': 'which runs: witnessed, offline or bots (witnessed)',
    around: 'the rows around your own instead of the top',
    'limit N': `how many rows (${ROWS})`,
    'server URL': 'which server (the one you are signed in to)',
    json: 'what the server says, as a line of JSON',
    'data DIR': "where the session is kept (this system's folder for data)",
  },
  examples: [
    'warren boards',
    'warren boards treasure-rush.rush --around',
    'warren boards treasure-rush.rush --list offline',
  ],
  notes: [
    'Witnessed: the server followed the run while it was played. Offline: it knows only that the run follows from its inputs.',
    'Bots: its player says that a program played it.',
    'Unreviewed: it looks like a program’s, and the operator has not looked at it yet.',
  ],
  async run(args, io) {
    const [board, ...more] = args.operands;
    if (more.length > 0) throw new UsageError('boards takes one board');
    if (board === undefined && args.has('around')) throw new UsageError('--around needs a board');
    const category = CATEGORIES.find((each) => each === (args.text('list') ?? 'witnessed'));
    if (category === undefined) throw new UsageError(`--list is one of ${CATEGORIES.join(', ')}`);
    if (board === undefined && args.text('list') !== undefined) throw new UsageError('--list needs a board');
    const limit = args.integer('limit', { min: 1, max: LIMITS.boardPage }) ?? ROWS;
    const known = whoIsSignedIn(openDataFolder(args).data);
    const wanted = args.text('server');
    const server =
      wanted === undefined ? (known?.server ?? DEFAULT_SERVER) : orUsage(readServerAddress(wanted));
    // A token is only sent to the server that issued it.
    const token = known?.server === server ? known.token : null;
    if (args.has('around') && token === null) throw new UsageError('--around needs you to be signed in');
    const line = openLine({ server, token });
    const columns = process.stdout.columns || PRINTED_COLUMNS;
    if (board === undefined) {
      const list = await listBoards(line);
      if (!list.ok) throw serverError(list);
      const lines = args.has('json') ? [jsonLine(list.value)] : listTable(list.value.boards, columns);
      await io.write(`${lines.join('\n')}\n`);
      return 0;
    }
    const query = { limit, category, ...(args.has('around') ? { around: 'me' as const } : {}) };
    const page = await line.call('board', { params: { board }, query });
    if (!page.ok) throw serverError(page);
    if (args.has('around') && page.value.me === null) io.notify('you are not on this list');
    if (page.value.me?.player.guest) io.notify(GUEST_NOTE);
    const lines = args.has('json') ? [jsonLine(page.value)] : describe(page.value, columns);
    await io.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function describe(page: BoardPage, columns: number): string[] {
  const { title, current, rules } = page.board;
  const old = current ? '' : `, by the older rules ${rules}`;
  const rows = page.lists[page.category];
  const others = CATEGORIES.filter((each) => each !== page.category).map(
    (each) => `${each} ${page.lists[each]}`,
  );
  const players = `${rows} ${rows === 1 ? 'player' : 'players'} (${others.join(', ')})`;
  const head = oneLine(`${title}, ${LISTS[page.category]}: ${players}${old}`);
  return page.rows.length === 0 ? [head] : [head, '', ...boardTable(page, columns)];
}

/** A column of a table; the one that is `wide` gives way when there is too little room. */
interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly isWide?: boolean;
}

const GAP = 2;
const LEAST_WIDE = 8;

/** The boards of a server as lines. */
function listTable(boards: readonly BoardHead[], columns: number): string[] {
  const rows = boards.map(({ id, game, title, rows: count, current }) => [
    id,
    `${gameTitle(game)}, ${title}${current ? '' : ' (older rules)'}`,
    `${count}`,
  ]);
  const heads: Column[] = [
    { title: 'Board', align: 'left' },
    { title: 'Title', align: 'left', isWide: true },
    { title: 'Players', align: 'right' },
  ];
  return tableLines(heads, rows, columns);
}

/** A page of a board as lines. One's own row is marked, and comes below the others when it is not among them. */
function boardTable({ rows, me, pointsTitle, columns: more }: BoardPage, columns: number): string[] {
  // Points without a title only order the rows.
  const hasPoints = pointsTitle !== '';
  const isBelow = me !== null && !rows.some(({ run }) => run === me.run);
  const shown = isBelow ? [...rows, me] : rows;
  const heads: Column[] = [
    { title: 'Rank', align: 'right' },
    { title: 'Player', align: 'left', isWide: true },
    ...(hasPoints ? [{ title: pointsTitle, align: 'right' } as const] : []),
    ...more.map(({ title }): Column => ({ title, align: 'right' })),
    { title: 'Day', align: 'left' },
  ];
  const cells = shown.map((row) => [
    `${row.mine ? '>' : ''}${row.rank}`,
    `${row.player.name}${row.unreviewed ? ' (unreviewed)' : ''}`,
    ...(hasPoints ? [`${row.points}`] : []),
    ...more.map(({ field, unit }) => cellOf(row, field, unit)),
    dayOf(row.receivedAt),
  ]);
  return tableLines(heads, cells, columns);
}

function cellOf({ outcome }: BoardRow, field: string, unit: BoardPage['columns'][number]['unit']): string {
  const value = Object.hasOwn(outcome, field) ? (outcome as Record<string, unknown>)[field] : undefined;
  if (typeof value !== 'number') return '';
  if (unit === 'ticks') return sayClock(value);
  return unit === 'seconds' ? sayMinutes(Math.floor(value)) : `${value}`;
}

function dayOf(moment: number): string {
  const date = new Date(moment);
  // A server may say any number.
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Heads and cells in columns that fit; nothing in a cell can do more than be read. */
function tableLines(
  heads: readonly Column[],
  rows: readonly (readonly string[])[],
  columns: number,
): string[] {
  const cells = [heads.map(({ title }) => title), ...rows].map((row) => row.map(oneLine));
  const widths = heads.map((_, at) => cells.reduce((most, row) => Math.max(most, textWidth(row[at])), 0));
  const wide = heads.findIndex(({ isWide }) => isWide === true);
  const others = widths.reduce((sum, width, at) => sum + (at === wide ? 0 : width), GAP * (heads.length - 1));
  widths[wide] = Math.min(widths[wide], Math.max(LEAST_WIDE, columns - others));
  return cells.map((row) => {
    const line = row.map((text, at) => padText(text, widths[at], heads[at].align));
    return cutText(line.join(' '.repeat(GAP)), Math.max(columns, LEAST_WIDE)).trimEnd();
  });
}
