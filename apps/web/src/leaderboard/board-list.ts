import type { BoardHead, Category } from '@warren/protocol/client';
import { dayText, numberText } from '../lib/format.js';

/** The page of a board. */
export function boardPath(board: string): string {
  // The signs of an id are safe in an address as they are, and read better so.
  return `/boards/${encodeURIComponent(board).replaceAll('%40', '@').replaceAll('%3D', '=')}`;
}

/** One of the lists of a board, from its top or around the player's own row. */
export function boardListPath(board: string, list: Category, outlook: 'top' | 'me' = 'top'): string {
  const query = [
    ...(list === 'witnessed' ? [] : [`list=${list}`]),
    ...(outlook === 'me' ? ['around=me'] : []),
  ];
  return `${boardPath(board)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** The public page of a run on the server. */
export function replayPath(run: string): string {
  return `/replay/${encodeURIComponent(run)}`;
}

/** A list of a board as a file. */
export function csvAddress(board: string, list: Category): string {
  return `/api/boards/${encodeURIComponent(board)}/csv?category=${list}`;
}

/** The kinds of boards, in their order on the page. */
const TITLES = {
  chief: 'Boards',
  today: 'Today’s challenge',
  days: 'Days before',
  shared: 'Shared mazes',
  older: 'Older rules',
} as const;
type BoardKind = keyof typeof TITLES;

/** Boards of one kind, under a title. */
export interface BoardSection {
  readonly id: BoardKind;
  readonly title: string;
  readonly boards: readonly BoardHead[];
}

/** The boards of a game, sorted into kinds. Kinds without a board are left out. */
export function sectionsOf(boards: readonly BoardHead[], game: string, today: string): BoardSection[] {
  const own = boards.filter((board) => board.game === game);
  return (Object.keys(TITLES) as BoardKind[]).flatMap((id) => {
    const some = own.filter((board) => kindOf(board, today) === id);
    return some.length === 0 ? [] : { id, title: TITLES[id], boards: sorted(id, some) };
  });
}

function kindOf({ current, kind, day }: BoardHead, today: string): BoardKind {
  if (kind === 'daily') return day === today && current ? 'today' : 'days';
  if (!current) return 'older';
  return kind === 'code' ? 'shared' : 'chief';
}

/** The newest day and the busiest maze come first; the rest stays as the game has it. */
function sorted(kind: BoardKind, boards: readonly BoardHead[]): readonly BoardHead[] {
  if (kind === 'days') return [...boards].sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  return kind === 'shared' ? [...boards].sort((a, b) => b.rows - a.rows) : boards;
}

export type NamedBoard = Pick<BoardHead, 'kind' | 'title' | 'day' | 'id'>;

/** The name of a board, short enough for a list within its game. */
export function boardTitle({ kind, title, day, id }: NamedBoard): string {
  const name = kind === 'daily' && day !== null ? `Challenge of ${dayText(day)}` : title;
  // A game may name them by itself.
  const freedoms = freedomsOf(id).filter((freedom) => !name.includes(freedom));
  return freedoms.length === 0 ? name : `${name} (${freedoms.join(', ')})`;
}

/** What makes a board other than the usual one of its name: the words after each `~` of its id. */
function freedomsOf(id: string): string[] {
  const [, ...freedoms] = id.replace(/@\d+$/, '').split('~');
  return freedoms.map((freedom) => freedom.replace(/(\D)(-?\d)/, '$1 $2'));
}

/** How many stand on a board. */
export function playersText(rows: number): string {
  if (rows === 0) return 'nobody yet';
  return rows === 1 ? '1 player' : `${numberText(rows)} players`;
}
