import { makeBoardCursor } from '../../apps/server/dist/api/board-pages.js';
import { TOP } from '../../apps/server/dist/store/repositories/board-ranking.js';

/** @typedef {import('../../apps/server/dist/store/sqlite/connection.js').Connection} Connection */
/** @typedef {NonNullable<ReturnType<typeof import('../../apps/server/dist/api/board-names.js').boardOfSettings>>} BoardOfRun */

/** Blocks of a board that grew by itself are between half full and full; these are in the middle. */
const BLOCK = 384;
/** A prime: points that follow from a number times this one are spread out, with many ties. */
const SPREAD = 7_919;
const IN_ORDER = 'down, ties, received_at, run_id';

/**
 * Puts so many players on a board, with a verified run each, and answers the ids of their accounts. By statements of
 * SQLite alone: through the store, one run after another, a hundred thousand take longer than the benchmark.
 * @param {Connection} connection
 * @param {{ board: BoardOfRun, rows: number }} what
 */
export function fillBoard({ raw }, { board, rows }) {
  raw.exec('begin immediate');
  raw.exec('create temp table player (n integer primary key, account text, run text, points integer)');
  raw
    .prepare(
      `with recursive number(n) as (select 0 union all select n + 1 from number where n + 1 < ?)
       insert into player
       select n, printf('bench-account-%08d', n), printf('bench-run-%012d', n), (n * ${SPREAD}) % 20011
       from number`,
    )
    .run(rows);
  addPlayers(raw, board);
  addPlaces(raw, board);
  const accounts = raw.prepare('select account from player order by n').all();
  raw.exec('drop table player');
  raw.exec('commit');
  return accounts.map(({ account }) => String(account));
}

/**
 * @param {Connection['raw']} raw
 * @param {BoardOfRun} board
 */
function addPlayers(raw, { id, game, rules }) {
  raw.exec(
    `insert into account (id, name, folded, guest, created_at)
     select account, printf('Player %08d', n), printf('player %08d', n), 0, 1000 + n from player`,
  );
  raw
    .prepare(
      `insert into run (id, account_id, recording_hash, status, reason, game, rules, settings, ticks, outcome, board,
         points, ties, paused_ms, received_at, verified_at, category)
       select run, account, run, 'verified', '', ?, ?, '{"level":1}', 6000, ${outcome()}, ?,
         points, 0, 0, 1000000 + n, 1000001 + n, 'witnessed' from player`,
    )
    .run(game, rules, id);
  raw.exec(`insert into recording (run_id, bytes) select run, x'00' from player`);
}

/** What a run of Lost Cause comes to, as the server writes it down. */
function outcome() {
  return `json_object('result', 'won', 'score', points, 'seconds', 100 + n % 60, 'slimes', n % 7, 'locks', n % 3,
    'width', 5, 'height', 5, 'level', 1)`;
}

/**
 * @param {Connection['raw']} raw
 * @param {BoardOfRun} board
 */
function addPlaces(raw, { id, game, rules, kind, title, day, code }) {
  raw
    .prepare(
      `insert into board (id, game, rules, kind, title, day, code, places)
       values (?, ?, ?, ?, ?, ?, ?, (select count(*) from player))`,
    )
    .run(id, game, rules, kind, title, day, code);
  raw
    .prepare(
      `insert into place (board_id, account_id, down, ties, received_at, run_id, outcome)
       select ?, account, -points, 0, 1000000 + n, run, ${outcome()} from player`,
    )
    .run(id);
  raw
    .prepare(
      `insert into block (board_id, ${IN_ORDER}, places)
       select ?1, down, ties, received_at, run_id, min(${BLOCK}, total - at) from (
         select ${IN_ORDER}, row_number() over (order by ${IN_ORDER}) - 1 as at, count(*) over () as total
         from place where board_id = ?1)
       where at % ${BLOCK} = 0`,
    )
    .run(id);
  // The first block begins before everything that may ever be listed.
  raw
    .prepare(
      `update block set down = ?2, ties = ?3, received_at = ?4, run_id = ?5
       where (board_id, ${IN_ORDER}) = (select board_id, ${IN_ORDER} from block where board_id = ?1
         order by ${IN_ORDER} limit 1)`,
    )
    .run(id, TOP.down, TOP.ties, TOP.receivedAt, TOP.runId);
}

/**
 * The cursors of all pages of a board but the first, in order.
 * @param {Connection} connection
 * @param {{ board: BoardOfRun, pageRows: number }} what
 */
export function pageStarts({ raw }, { board, pageRows }) {
  const last = raw
    .prepare(
      `select -down as points, ties, received_at as receivedAt, run_id as runId from (
         select ${IN_ORDER}, row_number() over (order by ${IN_ORDER}) as rank, count(*) over () as total
         from place where board_id = ?)
       where rank % ? = 0 and rank < total order by ${IN_ORDER}`,
    )
    .all(board.id, pageRows);
  return last.map(makeBoardCursor);
}
