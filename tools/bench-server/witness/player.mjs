import { openWitness } from '../../../packages/client/dist/index.js';
import { findBot } from '../../../packages/games/dist/bots/index.js';
import { findGame, startRun, startRunClock, TICKS_PER_SECOND } from '../../../packages/games/dist/index.js';
import { must } from '../../lib/must.mjs';

/** @typedef {ReturnType<typeof import('./timers.mjs').makeTimers>} Timers */
/** @typedef {Pick<import('../../../packages/protocol/dist/index.js').Ticket, 'id' | 'nonce' | 'game' | 'settings' | 'seed'>} PlayedTicket */
/** @typedef {import('../../../packages/client/dist/runs/witness.js').WitnessParts['send']} Send */

/** How much time passes between two looks at a game. */
export const STEP_MS = 200;
/** A player looks at the maze, and takes a break every two minutes. */
const READY_MS = 2_000;
const PAUSE_MS = 10_000;
const TICKS_BETWEEN_PAUSES = 120 * TICKS_PER_SECOND;

/**
 * A bot that plays a ranked run as a person does at a client: in real time and with breaks. What it reports, and when,
 * is up to the clients' own witness. Without `send` it plays offline.
 * @param {{ ticket: PlayedTicket, late: number, timers: Timers, send: Send | null }} parts `late` are ticks before its first
 *   action, so that runs of one maze are no copies of each other.
 */
export function openPlayer({ ticket, late, timers, send }) {
  const run = must(startRun(must(findGame(ticket.game)), ticket.settings, ticket.seed));
  const player = must(findBot(ticket.game)).begin();
  const clock = startRunClock(timers.now);
  const witness = send === null ? null : openWitness({ run, clock, ticket, send, ...timers });
  let stillUntil = timers.now() + READY_MS;
  let nextPause = TICKS_BETWEEN_PAUSES;
  let endedAt = 0;

  function rest() {
    stillUntil = timers.now() + PAUSE_MS;
    nextPause += TICKS_BETWEEN_PAUSES;
    clock.follow(run.tick, true);
  }

  function end() {
    endedAt = timers.now() + STEP_MS;
    witness?.close();
  }

  return {
    ticket,
    run,
    /** When the run was over. */
    get endedAt() {
      return endedAt;
    },
    /** The pauses that the client tells with the upload. */
    pauses: () => clock.pauses().filter(({ tick }) => tick < run.tick),
    /** Plays what has to be played in a step. */
    step() {
      if (run.finished || timers.now() < stillUntil) return;
      clock.follow(run.tick, false);
      const until = run.tick + (STEP_MS * TICKS_PER_SECOND) / 1000;
      while (run.tick < until && !run.finished) run.advance(run.tick < late ? [] : player(run.state));
      if (run.finished) end();
      else if (run.tick >= nextPause) rest();
    },
  };
}
