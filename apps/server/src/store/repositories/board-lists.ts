import { CATEGORIES, type Category } from '@warren/protocol';
import { sql } from 'kysely';

/** A list of a board: which runs are on it, and whether their players have no name yet. */
export interface ListName {
  readonly board: string;
  readonly category: Category;
  /** Guests are not listed, but have a place that others do not see. */
  readonly guest: boolean;
}

/** The id of a list among the boards of the database. The list of witnessed runs has the id of the board itself. */
export function listId({ board, category, guest }: ListName): string {
  return `${board}${category === 'witnessed' ? '' : `~${category}`}${guest ? GUESTS : ''}`;
}

const GUESTS = '~guests';

/** The list on which a guest will be with a name; `null` for the list of somebody who has one. */
export function namedList(id: string): string | null {
  return id.endsWith(GUESTS) ? id.slice(0, -GUESTS.length) : null;
}

/** A run as far as its list follows from it. */
interface ListedRun {
  readonly board: string | null;
  readonly category: string;
  readonly playerGuest: boolean;
}

/** The list of a run; `null` where there is no board for it. */
export function listOfRun({ board, category, playerGuest: guest }: ListedRun): string | null {
  return board === null ? null : listId({ board, category: categoryOf(category), guest });
}

/** A run from before there were categories was played unseen. */
export function categoryOf(category: string): Category {
  return category === 'witnessed' || category === 'bots' ? category : 'offline';
}

/** The same as `listOfRun`, of a run that is joined with its account. */
export const LIST_OF_RUN = sql<string>`(run.board
  || case run.category when 'witnessed' then '' when 'bots' then '~bots' else '~offline' end
  || case account.guest when 1 then '~guests' else '' end)`;

/** The ids of all lists of a board. */
export function listsOf(board: string): string[] {
  const names = CATEGORIES.flatMap((category) => [false, true].map((guest) => ({ board, category, guest })));
  return names.map(listId);
}
