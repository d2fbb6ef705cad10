import type { Database, Link } from './database.js';
import {
  givenStanding,
  isBefore,
  STANDING_COLUMNS,
  type Standing,
  standingColumns,
  stands,
  TOP,
} from './standing.js';
import { type Given, statement } from './statement.js';

/** A block is split when it holds more than this: then a rank counts a few hundred places at most. */
const LARGEST_BLOCK = 512;

export interface Place extends Standing {
  readonly boardId: string;
  readonly accountId: string;
  readonly outcome: string;
}

/** Puts places on boards and takes them off, and keeps the counts that ranks are summed from. */
export interface Places {
  /** Lists a run unless the account has a better one on the board, whose lock must be held. */
  list(link: Link, place: Place): Promise<void>;
  /** Takes an account off all boards. */
  unlist(link: Link, accountId: string): Promise<void>;
  /** How many places stand before, or at, somewhere. */
  before(link: Link, boardId: string, standing: Standing): Promise<number>;
}

type On = Standing & { readonly boardId: string };

export function makePlaces(database: Database, { largestBlock = LARGEST_BLOCK } = {}): Places {
  const found = statements(database);
  const takeOff = async (link: Link, place: On) => {
    const block = await blockOf(link, place);
    await link.run(found.removePlace, place);
    await link.run(found.grow, { ...block, by: -1 });
    await link.run(found.count, { boardId: place.boardId, by: -1 });
  };
  const blockOf = async (link: Link, on: On): Promise<On & { readonly places: number }> => {
    const block = await link.first(found.block, on);
    if (block !== null) return { boardId: on.boardId, ...block };
    const top = { ...TOP, boardId: on.boardId, places: 0 };
    await link.run(found.addBlock, top);
    return top;
  };
  const split = async (link: Link, block: On & { readonly places: number }) => {
    const half = Math.floor(block.places / 2);
    const middle = await link.first(found.middle, { ...block, skip: half });
    if (middle === null) return;
    await link.run(found.grow, { ...block, by: half - block.places });
    await link.run(found.addBlock, { boardId: block.boardId, ...middle, places: block.places - half });
  };
  return {
    list: async (link, place) => {
      const old = await link.first(found.ofAccount, place);
      if (old !== null) {
        if (!isBefore(place, old)) return;
        await takeOff(link, { boardId: place.boardId, ...old });
      }
      const block = await blockOf(link, place);
      await link.run(found.addPlace, place);
      await link.run(found.grow, { ...block, by: 1 });
      await link.run(found.count, { boardId: place.boardId, by: 1 });
      if (block.places >= largestBlock) await split(link, { ...block, places: block.places + 1 });
    },
    unlist: async (link, accountId) => {
      for (const { boardId } of await link.rows(found.boardsOf, { accountId })) {
        await link.lock('board', boardId);
        // Looked up under the lock: the board may have changed while it was waited for.
        const place = await link.first(found.ofAccount, { accountId, boardId });
        if (place !== null) await takeOff(link, { boardId, ...place });
      }
    },
    before: async (link, boardId, standing) => {
      const on = { boardId, ...standing };
      const block = await link.first(found.block, on);
      if (block === null) return 0;
      const blocks = await link.first(found.blocksBefore, { boardId, ...block });
      const within = await link.first(found.within, {
        ...on,
        fromDown: block.down,
        fromTies: block.ties,
        fromReceivedAt: block.receivedAt,
        fromRunId: block.runId,
      });
      return Number(blocks?.places ?? 0) + Number(within?.places ?? 0);
    },
  };
}

function statements(database: Database) {
  return { ...placeStatements(database), ...blockStatements(database) };
}

function placeStatements({ build }: Database) {
  return {
    ofAccount: statement((given: Given<{ boardId: string; accountId: string }>) =>
      build
        .selectFrom('place')
        .select(STANDING_COLUMNS)
        .where('account_id', '=', given('accountId'))
        .where('board_id', '=', given('boardId')),
    ),
    boardsOf: statement((given: Given<{ accountId: string }>) =>
      build
        .selectFrom('place')
        .select('board_id as boardId')
        .where('account_id', '=', given('accountId'))
        .orderBy('board_id'),
    ),
    addPlace: statement((given: Given<Place>) =>
      build.insertInto('place').values({
        board_id: given('boardId'),
        account_id: given('accountId'),
        ...standingColumns(given),
        outcome: given('outcome'),
      }),
    ),
    removePlace: statement((given: Given<On>) =>
      build
        .deleteFrom('place')
        .where('board_id', '=', given('boardId'))
        .where((eb) => eb.and(standingColumns(given))),
    ),
    count: statement((given: Given<{ boardId: string; by: number }>) =>
      build
        .updateTable('board')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('id', '=', given('boardId')),
    ),
  };
}

function blockStatements({ build }: Database) {
  return {
    block: statement((given: Given<On>) =>
      build
        .selectFrom('block')
        .select(STANDING_COLUMNS)
        .select('places')
        .where('board_id', '=', given('boardId'))
        .where(stands('<=', givenStanding(given)))
        .orderBy('down', 'desc')
        .orderBy('ties', 'desc')
        .orderBy('received_at', 'desc')
        .orderBy('run_id', 'desc')
        .limit(1),
    ),
    addBlock: statement((given: Given<On & { places: number }>) =>
      build
        .insertInto('block')
        .values({ board_id: given('boardId'), ...standingColumns(given), places: given('places') }),
    ),
    grow: statement((given: Given<On & { by: number }>) =>
      build
        .updateTable('block')
        .set((eb) => ({ places: eb('places', '+', given('by')) }))
        .where('board_id', '=', given('boardId'))
        .where((eb) => eb.and(standingColumns(given))),
    ),
    middle: statement((given: Given<On & { skip: number }>) =>
      build
        .selectFrom('place')
        .select(STANDING_COLUMNS)
        .where('board_id', '=', given('boardId'))
        .where(stands('>=', givenStanding(given)))
        .orderBy('down')
        .orderBy('ties')
        .orderBy('received_at')
        .orderBy('run_id')
        .limit(1)
        .offset(given('skip')),
    ),
    blocksBefore: statement((given: Given<On>) =>
      build
        .selectFrom('block')
        .select((eb) => eb.fn.sum('places').as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given))),
    ),
    within: statement((given: Given<On & From>) =>
      build
        .selectFrom('place')
        .select((eb) => eb.fn.countAll().as('places'))
        .where('board_id', '=', given('boardId'))
        .where(stands('<', givenStanding(given)))
        .where(
          stands('>=', {
            down: given('fromDown'),
            ties: given('fromTies'),
            receivedAt: given('fromReceivedAt'),
            runId: given('fromRunId'),
          }),
        ),
    ),
  };
}

interface From {
  readonly fromDown: number;
  readonly fromTies: number;
  readonly fromReceivedAt: number;
  readonly fromRunId: string;
}
