import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from './player.mjs';

/** @typedef {import('../main.mjs').FaultReport} FaultReport */
/** @typedef {import('./player.mjs').Player} Player */

/** Ends a wait that has no end otherwise. */
const JUDGED_MS = 120_000;
const LOOK_MS = 100;

/**
 * Every run that was accepted is judged in the end, whichever server died over it.
 * @param {readonly Player[]} players
 * @param {string} address
 * @param {FaultReport} report
 */
export async function checkJudged(players, address, report) {
  const deadline = performance.now() + JUDGED_MS;
  for (const player of players) {
    for (const fact of player.isGone ? [] : player.ledger.facts('run ')) {
      const client = clientOf(address, player.token);
      const params = { run: fact.slice('run '.length) };
      for (;;) {
        const run = await client.call('run', { params });
        if (run.ok && run.value.status === 'verified') break;
        const isOver = performance.now() > deadline;
        if (isOver || (run.ok && run.value.status === 'refused')) {
          report.failures.push(`${fact} is ${run.ok ? run.value.status : run.code} and not verified`);
          break;
        }
        await sleep(LOOK_MS);
      }
      report.checks++;
    }
  }
}
