import { sayMinutes } from '@warren/games';
import type { BoardHead, BoardPage, BoardRow } from '@warren/protocol/client';
import { oneLine } from '../cli/text.js';
import { cutText, textWidth } from '../tui/picture.js';
import { gameTitle } from './uploads.js';

/** A column of a table; the one that is `wide` gives way when there is too little room. */
interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly isWide?: boolean;
}

const GAP = 2;
const LEAST_WIDE = 8;

/** The boards of a server as lines. */
export function listTable(boards: readonly BoardHead[], columns: number): string[] {
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
export function boardTable({ rows, me, pointsTitle, columns: more }: BoardPage, columns: number): string[] {
  const isBelow = me !== null && !rows.some(({ run }) => run === me.run);
  const shown = isBelow ? [...rows, me] : rows;
  const heads: Column[] = [
    { title: 'Rank', align: 'right' },
    { title: 'Player', align: 'left', isWide: true },
    { title: pointsTitle, align: 'right' },
    ...more.map(({ title }): Column => ({ title, align: 'right' })),
    { title: 'Day', align: 'left' },
  ];
  const cells = shown.map((row) => [
    `${row.mine ? '>' : ''}${row.rank}`,
    row.player.name,
    `${row.points}`,
    ...more.map(({ field, unit }) => cellOf(row, field, unit)),
    dayOf(row.receivedAt),
  ]);
  return tableLines(heads, cells, columns);
}

function cellOf({ outcome }: BoardRow, field: string, unit: 'number' | 'seconds'): string {
  const value = Object.hasOwn(outcome, field) ? (outcome as Record<string, unknown>)[field] : undefined;
  if (typeof value !== 'number') return '';
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
    const line = row.map((text, at) => {
      const shown = cutText(text, widths[at]);
      const room = ' '.repeat(widths[at] - textWidth(shown));
      return heads[at].align === 'right' ? room + shown : shown + room;
    });
    return cutText(line.join(' '.repeat(GAP)), Math.max(columns, LEAST_WIDE)).trimEnd();
  });
}
