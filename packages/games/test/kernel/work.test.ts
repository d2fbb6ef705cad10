import { describe, expect, test } from 'vitest';
import { CAVE_FIGHT_OUT } from '../../src/cave/actions.js';
import { cave } from '../../src/cave/game.js';
import { MOST_ATTACKS } from '../../src/cave/numbers.js';
import type { CaveState } from '../../src/cave/state.js';
import { classic } from '../../src/classic/game.js';
import type { AnyGame } from '../../src/kernel/game.js';
import { type Run, startRun } from '../../src/kernel/run.js';
import { beginVerify, verify } from '../../src/kernel/verify.js';
import { checkWork, hashWork, WORK_LIMITS, workBudget } from '../../src/kernel/work.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { botRun, SHORT_RUNS } from '../support/runs.js';

/** A game of which each tick costs as much as its settings say. */
const priced: AnyGame = {
  ...lostCause,
  id: 'priced',
  actions: ['press'],
  maxTicks: 100_000,
  work: { setup: (settings: unknown) => (settings as { setup: number }).setup, tick: 10 },
  readSettings: (input: unknown) => ({ ok: true, value: input as { setup: number; price: number } }),
  setup: (settings: unknown) => ({ ...(settings as object), ticks: 0 }),
  step(state: unknown) {
    (state as { ticks: number }).ticks++;
    return (state as { price: number }).price;
  },
  finished: () => false,
  outcome: () => ({ result: 'playing' }),
} as unknown as AnyGame;

function idleRun(game: AnyGame, settings: object, ticks: number): Run {
  const run = must(startRun(game, settings, 'work'));
  while (run.tick < ticks) run.advance([]);
  return run;
}

describe('the budget of a run', () => {
  const affordable = (price: number, ticks: number, setup = 0) =>
    verify(priced, idleRun(priced, { setup, price }, ticks).recording());

  test('is by its length: what costs more a tick is refused with a sentence', () => {
    expect(affordable(10, 60_000)).toMatchObject({ ok: true });
    expect(affordable(20, 60_000)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('more work than a run of its length may'),
    });
  });

  test('lets the dearest ticks come first', () => {
    expect(affordable(WORK_LIMITS.ahead / 1_000, 1_000)).toMatchObject({ ok: true });
  });

  test('has an end however long the run is, setup included', () => {
    const settings = { setup: WORK_LIMITS.run, price: 1 };
    expect(workBudget(priced, settings, 1_000_000)).toBe(WORK_LIMITS.run);
    expect(checkWork(priced, settings, 1).ok).toBe(false);
    expect(checkWork(priced, { ...settings, setup: 0 }, 1).ok).toBe(true);
    expect(beginVerify(priced, idleRun(priced, settings, 5).recording()).ok).toBe(false);
  });

  test('stops the verification early: a run far over it costs no more than the budget', () => {
    const run = idleRun(priced, { setup: 0, price: 1_000 }, 50_000);
    const verifying = must(beginVerify(priced, run.recording()));
    expect(verifying.advance(50_000)).toMatchObject({ ok: false });
    expect(verifying.tick).toBeLessThan(1_000);
  });

  test('counts hashing a large state', () => {
    expect(hashWork({ open: new Array(40_000).fill(1) })).toBeGreaterThan(300);
    expect(hashWork({ seen: 'a'.repeat(40_000) })).toBeGreaterThan(300);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('has at least twice the budget a bot needs, and counts at least 1 a tick', () => {
    for (const settings of SHORT_RUNS[game.id]) {
      const recording = botRun(game, settings, 'work').recording();
      const verifying = must(beginVerify(game, recording));
      expect(verifying.advance(recording.ticks)?.ok).toBe(true);
      expect(verifying.work).toBeGreaterThanOrEqual(recording.ticks);
      const setup = game.work.setup(recording.settings);
      expect(2 * (verifying.work - setup)).toBeLessThan(
        workBudget(game, recording.settings, recording.ticks) - setup,
      );
    }
  });
});

/** What a tick of a game costs with each action at once, sixteen of them. */
function dearestTick(game: AnyGame, settings: object, ticks: number): number {
  let most = 0;
  const watched: AnyGame = {
    ...game,
    step(state, actions) {
      const work = game.step(state, actions);
      most = Math.max(most, work);
      return work;
    },
  };
  const run = must(startRun(watched, settings, 'work'));
  const { length } = game.actions;
  while (!run.finished && run.tick < ticks) {
    const from = run.tick;
    run.advance(Array.from({ length: 16 }, (_, i) => length - 1 - ((from + i) % length)));
  }
  return most;
}

describe('no action costs more than a tick may', () => {
  test('the solution of Labyrinth is looked for by its view: the state has no way in it', () => {
    const run = must(startRun(labyrinth, { level: 33 }, 'work'));
    for (let tick = 0; tick < 300; tick++) run.advance([tick % 16, labyrinth.actions.indexOf('solution')]);
    expect(run.state).toMatchObject({ assisted: true, shown: { cell: run.state.player.cell } });
    expect(JSON.stringify({ ...run.state, round: null }).length).toBeLessThan(1_000);
    expect(labyrinth.frame(run.state).trail?.length).toBeGreaterThan(1);
    expect(dearestTick(labyrinth, { level: 33 }, 300)).toBe(1);
  });

  test('help in Classic is found once a run, and the state has no way in it', () => {
    const settings = { width: 200, height: 200 };
    const run = must(startRun(classic, settings, 'work'));
    for (let tick = 0; tick < 60; tick++) run.advance([tick % 16, 17, 16]);
    expect(JSON.stringify({ ...run.state, maze: null }).length).toBeLessThan(1_000);
    let work = 0;
    const state = classic.setup(must(classic.readSettings(settings)), 'work');
    for (let tick = 0; tick < 600; tick++) work += classic.step(state, [tick % 16, 17, 16]);
    expect(work).toBeLessThan(2 * 200 * 200);
  });

  test('a fight of Cave that would take thousands of attacks takes a bounded number of them an action', () => {
    const state: CaveState = cave.setup(
      must(
        cave.readSettings({
          rules: 'classic',
          stunProbability: 0,
          playerHealth: 1000,
          monsterHealth: 1000,
          monsterDamage: 1,
        }),
      ),
      'work',
    );
    state.phase = 'fighting';
    const armour = { armour: 0, returning: [0, 0] as [number, number] };
    state.fight = { rx: 0, ry: 0, health: 100_000, ...armour, index: 0, attacks: 0 };
    cave.step(state, [CAVE_FIGHT_OUT]);
    expect(state.fight?.attacks).toBe(MOST_ATTACKS);
    expect(state.phase).toBe('fighting');
  });
});
