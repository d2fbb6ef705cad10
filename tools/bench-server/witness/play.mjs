import { makeRecordingText } from '../../../packages/games/dist/index.js';
import { connect, right } from './connection.mjs';
import { openPlayer, STEP_MS } from './player.mjs';

/** @typedef {import('./connection.mjs').Client} Client */
/** @typedef {import('./player.mjs').Timers} Timers */
/** @typedef {ReturnType<typeof openPlayer>} Player */
/** @typedef {{ player: Player, token: string }} Seat */
/** @typedef {{ game: string, settings: Record<string, unknown>, runs: number }} Played */
/**
 * @typedef {object} Table
 * @property {string} address
 * @property {Timers} timers
 * @property {() => string} nextPlayer
 * @property {() => number} nextLate Another number of ticks each time.
 */

/** Clients report what is new so often. */
const REPORT_MS = 5_000;

/**
 * Draws a ticket for each of several players.
 * @param {Table} table
 * @param {Played} played
 */
export async function drawTickets({ address, timers, nextPlayer, nextLate }, { game, settings, runs }) {
  const drawn = [];
  for (let i = 0; i < runs; i++) {
    const token = nextPlayer();
    const client = connect({ address, token, now: timers.now });
    drawn.push({
      token,
      client,
      late: nextLate(),
      ticket: await right(client.call('drawTicket', { body: { game, settings } })),
    });
  }
  return drawn;
}

/**
 * Has bots play the runs of tickets, side by side, until all have ended.
 * @param {Timers} timers
 * @param {Awaited<ReturnType<typeof drawTickets>>} drawn
 * @param {{ online: boolean, together: boolean }} how `online` reports; `together` all reports come at the same
 *   moments, otherwise as far from each other as they can.
 */
export async function playAll(timers, drawn, { online, together }) {
  /** @type {Set<Promise<unknown>>} */
  const sending = new Set();
  /** @type {Seat[]} */
  const seats = [];
  let reports = 0;
  const begun = timers.now();
  const waiting = drawn.map((one, i) => ({ ...one, at: startOf(i) }));

  /** @param {number} i */
  function startOf(i) {
    if (together) return begun;
    const apart = begun + (i * REPORT_MS) / drawn.length;
    return apart - (apart % STEP_MS);
  }

  /** @param {Client} client @returns {import('./player.mjs').Send} */
  const sendBy = (client) => (id, body, signal) => {
    reports++;
    const answer = client.call('reportLog', { params: { ticket: id }, body }, { signal });
    sending.add(answer);
    return answer.finally(() => sending.delete(answer));
  };

  while (waiting.length > 0 || seats.some(({ player }) => !player.run.finished)) {
    for (const seat of waiting.splice(0)) {
      if (seat.at > timers.now()) waiting.push(seat);
      else
        seats.push({
          token: seat.token,
          player: openPlayer({ ...seat, timers, send: online ? sendBy(seat.client) : null }),
        });
    }
    for (const { player } of seats) player.step();
    timers.pass(STEP_MS);
    if (sending.size > 0) await settle(sending);
  }
  return { seats, reports };
}

/**
 * Until all answers have come and were read.
 * @param {Set<Promise<unknown>>} sending
 */
async function settle(sending) {
  while (sending.size > 0) {
    await Promise.all(sending);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Hands runs in, one after another, each at the time of its end, and answers on which lists they are.
 * @param {string} address
 * @param {readonly Seat[]} seats
 */
export async function handIn(address, seats) {
  const lists = [];
  for (const { token, player } of [...seats].sort((a, b) => a.player.endedAt - b.player.endedAt)) {
    const client = connect({ address, token, now: () => player.endedAt });
    const { id, nonce } = player.ticket;
    const recording = makeRecordingText(player.run.recording());
    const body = { recording, ticket: { id, nonce }, pauses: player.pauses() };
    const run = await right(client.call('uploadRun', { body }));
    lists.push(
      run.status === 'verified' && run.unranked === null
        ? `${run.category}`
        : `${run.status} ${run.unranked}`,
    );
  }
  return lists;
}
