/** @typedef {{ method: 'GET' | 'PUT' | 'POST', path: string, headers?: Record<string, string>, body?: string }} Asked */
/**
 * A request that is another one each time.
 * @typedef {object} ChangingRequest
 * @property {(request: object) => Asked} setupRequest
 * @property {(status: number, body: string) => void} [onResponse]
 */
/**
 * Counts something that went wrong.
 * @typedef {(what: string) => void} ReportError
 */
/**
 * What a suite is held against: the least ratio to a bare route, the least rate, the longest p99 in milliseconds.
 * @typedef {{ ratio?: number, rate?: number, p99?: number }} Goal
 */
/**
 * One kind of request that is measured.
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about
 * @property {import('../../../packages/protocol/dist/index.js').CallName} call
 * @property {number} connections
 * @property {Goal | null} goal
 * @property {number} [warmUp] Answers before anything is measured.
 * @property {boolean} [ready] Whether it is held against a bare route with bytes written once, too.
 * @property {() => Asked} first The first request, whose answer the bare route gives.
 * @property {() => Connect} begin Called for each round.
 */
/**
 * The requests of a connection.
 * @typedef {(connection: number, reportError: ReportError) => (Asked | ChangingRequest)[]} Connect
 */
/**
 * A database with a full board: the tokens of players who are signed in, and the cursors of the pages of the board.
 * @typedef {{ board: string, tokens: string[], pages: string[] }} Seeded
 */
/** @typedef {Seeded & { rows: number, nextPlayer: () => string }} SuiteParts */

/**
 * The headers that the browser of a signed-in player sends along.
 * @param {string} token
 */
export function asPlayer(token) {
  return { cookie: `warren=${token}`, 'sec-fetch-site': 'same-origin' };
}
