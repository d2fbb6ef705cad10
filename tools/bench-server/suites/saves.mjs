import { asPlayer } from './suite.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').SuiteParts} SuiteParts */
/** @typedef {import('./suite.mjs').Asked} Asked */

const CONNECTIONS = 32;
const SLOTS = 4;
const GOAL = { rate: 3_000, p99: 30 };

/**
 * Durable saves by many players at once.
 * @param {SuiteParts} parts
 * @returns {Suite[]}
 */
export function saveSuites({ nextPlayer }) {
  /** @type {Pick<Suite, 'call' | 'connections' | 'warmUp'>} */
  const common = { call: 'writeSave', connections: CONNECTIONS, warmUp: 3_000 };
  /**
   * @param {number} bytes
   * @returns {Suite['begin']}
   */
  const begin = (bytes) => () => (_connection, reportError) => [saveAgain(nextPlayer(), bytes, reportError)];
  /** @param {string} size */
  const about = (size) =>
    `durable writes of ${size}, each on the revision before; a player a connection, ${SLOTS} slots each in turn`;
  return [
    {
      ...common,
      name: 'save',
      about: about('2 KB'),
      goal: GOAL,
      first: () => firstSave(nextPlayer(), 2_000),
      begin: begin(2_000),
    },
    {
      ...common,
      name: 'save-large',
      about: about('40 KB'),
      goal: null,
      first: () => firstSave(nextPlayer(), 40_000),
      begin: begin(40_000),
    },
  ];
}

/**
 * @param {string} token
 * @param {number} bytes
 */
function firstSave(token, bytes) {
  return write({ token, slot: 'first', revision: 0, body: bodies(bytes)(0) });
}

/**
 * A request that is another one each time: the next text in the next slot, building on the revision that was answered
 * there. Reports when a revision did not rise by one.
 * @param {string} token
 * @param {number} bytes
 * @param {import('./suite.mjs').ReportError} reportError
 * @returns {import('./suite.mjs').ChangingRequest}
 */
function saveAgain(token, bytes, reportError) {
  const bodyOf = bodies(bytes);
  /** @type {number[]} */
  const revisions = new Array(SLOTS).fill(0);
  let count = 0;
  let at = 0;
  return {
    setupRequest(request) {
      at = count % SLOTS;
      return {
        ...request,
        ...write({ token, slot: `slot-${at}`, revision: revisions[at], body: bodyOf(count++) }),
      };
    },
    onResponse(status, body) {
      // A bare route has no revisions, and answers the same for ever.
      if (status !== 200 && status !== 201) return;
      const { revision, slot } = JSON.parse(body);
      if (slot === 'first') return;
      if (revision !== revisions[at] + 1) reportError(`revision ${revision} after ${revisions[at]}`);
      revisions[at] = revision;
    },
  };
}

/**
 * @param {{ token: string, slot: string, revision: number, body: string }} save
 * @returns {Asked}
 */
function write({ token, slot, revision, body }) {
  const headers = { ...asPlayer(token), 'content-type': 'application/json', 'if-match': `"${revision}"` };
  return { method: 'PUT', path: `/api/saves/${slot}`, headers, body };
}

/**
 * Bodies whose texts differ, as plain text as that of a save is: JSON within JSON.
 * @param {number} bytes
 * @returns {(count: number) => string}
 */
function bodies(bytes) {
  const line = JSON.stringify({ level: 12, seconds: 345, slimes: 67, best: [8, 9, 10] });
  const filler = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);
  const head = '{"summary":"Campaign, level 12","device":"Benchmark","text":"';
  const tail = `${JSON.stringify(filler).slice(1)}}`;
  return (count) => `${head}${count} ${tail}`;
}
