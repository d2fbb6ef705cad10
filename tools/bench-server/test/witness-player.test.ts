import { expect, test } from 'vitest';
import { parseBase64url } from '../../../packages/engine/dist/code/index.js';
import { parseLogBytes } from '../../../packages/games/dist/index.js';
import type { LogReport } from '../../../packages/protocol/dist/index.js';
import { must } from '../../lib/must.mjs';
import { openPlayer, STEP_MS } from '../witness/player.mjs';
import { makeTimers } from '../witness/timers.mjs';

const TICKET = {
  id: 'ticket',
  nonce: 'nonce',
  game: 'treasure-rush',
  settings: { pickups: false, hunter: false },
  seed: 'a',
};

/** What a bot reports of a run, each report with the time it came, and the actions of all of them. */
async function play() {
  const timers = makeTimers(0);
  const reports: (LogReport & { readonly at: number })[] = [];
  const actions: number[] = [];
  const player = openPlayer({
    ticket: TICKET,
    late: 3,
    timers,
    async send(_, report) {
      reports.push({ ...report, at: timers.now() });
      expect(report.from).toBe(actions.length / 2);
      actions.push(...must(parseLogBytes(must(parseBase64url(report.actions)), 0, 1_000)));
      const value = { count: actions.length / 2, tick: report.tick, state: 'growing' as const };
      return { ok: true, status: 200, value };
    },
  });
  while (!player.run.finished) {
    player.step();
    timers.pass(STEP_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { player, reports, actions };
}

test('a bot plays in real time, reports as clients do, and tells its pauses when they begin and end', async () => {
  const { player, reports } = await play();
  const pauses = player.pauses();
  // Four minutes with a break every two, and the look at the maze.
  expect(pauses.map(({ ms }) => ms)).toEqual([2_000, 10_000]);
  const played = Math.ceil((player.run.tick * 1000) / 60);
  expect(player.endedAt - played - 12_000).toBeLessThan(STEP_MS);
  expect(reports.filter(({ still }) => still).map(({ tick }) => tick)).toEqual(
    pauses.map(({ tick }) => tick),
  );
  const moving = reports.filter(({ still }) => !still);
  const between = moving.slice(1).map(({ at }, i) => at - moving[i].at);
  expect(Math.min(...between)).toBeGreaterThanOrEqual(5_000);
  expect(between.filter((ms) => ms > 5_000 + 2 * STEP_MS)).toHaveLength(1);
  expect(player.run.recording().actions[0]).toBeGreaterThanOrEqual(3);
});

test('what is reported is the log up to the last report', async () => {
  const { player, reports, actions } = await play();
  const { tick = 0 } = reports.at(-1) ?? {};
  const whole = player.run.recording().actions;
  expect(player.run.tick - tick).toBeLessThan(360);
  expect(actions).toEqual(whole.slice(0, actions.length));
  expect(whole[actions.length] ?? tick).toBeGreaterThanOrEqual(tick);
});
