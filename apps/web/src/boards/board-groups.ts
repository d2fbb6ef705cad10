import type { BoardHead } from '@warren/protocol/client';

/** Boards that are called alike but for the number at the end, such as the levels of one kind. */
export interface BoardGroup {
  readonly title: string;
  readonly boards: readonly NumberedBoard[];
}

export interface NumberedBoard {
  readonly number: string;
  readonly board: BoardHead;
}

/** So many boards can be looked over one below the other. */
const MOST_LISTED = 40;
const NUMBERED = /^(.+) (\d+)$/;

/**
 * Where there are too many boards for a list, those with a number at their end are put together by what stands before
 * it, in their order; the others stay in the list.
 */
export function groupBoards(boards: readonly BoardHead[]): {
  readonly groups: readonly BoardGroup[];
  readonly rest: readonly BoardHead[];
} {
  if (boards.length <= MOST_LISTED) return { groups: [], rest: boards };
  const groups = new Map<string, NumberedBoard[]>();
  const rest: BoardHead[] = [];
  for (const board of boards) {
    const [, title, number] = NUMBERED.exec(board.title) ?? [];
    if (title === undefined) rest.push(board);
    else groups.set(title, [...(groups.get(title) ?? []), { number, board }]);
  }
  return { groups: [...groups].map(([title, some]) => ({ title, boards: some })), rest };
}
