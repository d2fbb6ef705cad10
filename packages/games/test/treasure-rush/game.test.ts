import { Rng } from '@warren/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateHash } from '../../src/kernel/state-hash.js';
import { rushCause } from '../../src/treasure-rush/announce.js';
import { cellUnder } from '../../src/treasure-rush/cells.js';
import { easeAt, limitOf, limitWith } from '../../src/treasure-rush/difficulty.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { costOfWay, makeCandidate } from '../../src/treasure-rush/maze.js';
import type { Round } from '../../src/treasure-rush/state.js';
import {
  anyMoment,
  begin,
  EAST,
  end,
  hall,
  lay,
  miss,
  play,
  SOUTH,
  standIn,
  start,
} from '../support/treasure-rush.js';

const PRICES = [1, 2, 0.5];

/**
 * The cheapest way as the book has it: take the cheapest cell not taken yet, look at its neighbours, until all
 * are taken. It shares nothing with the engine, and counts in cells, not in quarters.
 */
function cheapest(side: number, open: ArrayLike<number>, tiles: ArrayLike<number>, from: number): number[] {
  const cost = new Array<number>(side * side).fill(Number.POSITIVE_INFINITY);
  const left = new Set(cost.keys());
  cost[from] = 0;
  while (left.size > 0) {
    const cell = [...left].reduce((best, other) => (cost[other] < cost[best] ? other : best));
    left.delete(cell);
    [-side, 1, side, -1].forEach((offset, i) => {
      if ((open[cell] & (1 << i)) === 0) return;
      cost[cell + offset] = Math.min(cost[cell + offset], cost[cell] + PRICES[tiles[cell + offset]]);
    });
  }
  return cost;
}

test('TR-9: the cost is the true optimum, by an independent solver, on 3,000 random weighted mazes', () => {
  const rng = Rng.fromSeed('optimum');
  for (let i = 0; i < 3000; i++) {
    const side = 2 + rng.below(i % 10 === 0 ? 19 : 9);
    const from = rng.below(side * side);
    const severity = 1 + rng.below(10);
    const order = { seed: `${i}`, stream: 'maze', score: rng.below(15), side, severity, from, before: null };
    const { maze, tiles, treasure, cost } = makeCandidate(order);
    // Patches more often than the game has them, so that ways differ more.
    const rough = tiles.map(() => rng.below(3));
    expect(cost / 4).toBe(cheapest(side, maze.open, tiles, from)[treasure]);
    expect(costOfWay(maze, rough, from, treasure) / 4).toBe(cheapest(side, maze.open, rough, from)[treasure]);
  }
});

test('TR-9: a detour over fast cells is taken, one around slow cells too, and the own cell costs nothing', () => {
  const open = Uint8Array.from(hall(3));
  const { maze } = makeCandidate({
    seed: 's',
    stream: 'm',
    score: 0,
    side: 3,
    severity: 10,
    from: 0,
    before: null,
  });
  maze.open.set(open);
  const cost = (...tiles: number[]) => costOfWay(maze, Uint8Array.from(tiles), 0, 2) / 4;
  expect(cost(0, 0, 0, 0, 0, 0, 0, 0, 0)).toBe(2);
  expect(cost(1, 0, 0, 0, 0, 0, 0, 0, 0)).toBe(2);
  expect(cost(0, 1, 0, 2, 2, 2, 0, 0, 0)).toBe(2.5);
  expect(cost(0, 1, 1, 0, 0, 0, 0, 0, 0)).toBe(4);
});

test.each([
  [4, 300, 13 + 300],
  [8, 300, 25 + 300],
  [2, 60, 7 + 60],
  [40, 60, 125 + 60],
  [402, 90, 1257 + 90],
])('TR-10: a way of %i quarters and an ease of %i ticks give %i ticks', (cost, ease, limit) => {
  expect(limitOf(cost, ease)).toBe(limit);
  expect(limitWith({ cost, hunted: false, relaxed: true }, ease)).toBe(4 * limit);
});

test('TR-10: the limit of every maze follows from its own walls, patches and places', () => {
  fc.assert(
    fc.property(anyMoment(), ({ round, player, score, ease: whole }) => {
      const ease = easeAt(score, whole);
      const { side, open, tiles, treasure, limit, left } = round;
      const cost = cheapest(side, open, tiles, cellUnder(side, player))[treasure];
      expect(limit).toBe(Math.ceil(cost * 12.5) + ease);
      expect(left).toBe(limit);
    }),
    { numRuns: 100 },
  );
});

test('TR-11: for 30 ticks nothing moves and the clock stands still, but directions can be held', () => {
  const state = start();
  end(state, 'treasure');
  standIn(state, 12);
  const { x, y } = state.player;
  const { limit } = state.round;
  const { ticks } = state;
  play(state, EAST | SOUTH, 30);
  expect(state.player).toMatchObject({ x, y, held: EAST | SOUTH });
  expect([state.round.left, state.ticks]).toEqual([limit, ticks]);
  lay(state, 6, hall(6));
  play(state, EAST | SOUTH);
  expect(state.player).toMatchObject({ x: x + 4, y: y + 4 });
  expect([state.round.left, state.ticks]).toEqual([limit - 1, ticks + 1]);
});

test('TR-12: whoever touches the treasure in the last tick has it, a tick later the time is out', () => {
  const lastTick = (distance: number) => {
    const state = begin(start());
    lay(state, 5, hall(5));
    standIn(state, 24);
    state.player.x -= distance;
    state.round.left = 1;
    play(state, EAST);
    return state.events;
  };
  expect(lastTick(19)).toEqual(['treasure', 'maze']);
  expect(lastTick(20)).toEqual(['time-out']);
});

test('TR-12: so many ticks as the limit says can be walked', () => {
  const state = begin(start());
  lay(state, 5, hall(5));
  standIn(state, 0);
  const { limit } = state.round;
  expect(play(state, 0, limit - 1)).not.toContain('time-out');
  expect(play(state, 0)).toContain('time-out');
});

test('TR-29: the first maze waits for the first direction, for as long as it takes, and then plays at once', () => {
  const state = start();
  const before = stateHash(state);
  for (let i = 0; i < 10_000; i++) treasureRush.step(state, i % 2 === 0 ? [] : [0]);
  expect(stateHash(state)).toBe(before);
  expect(treasureRush.waits?.(state)).toBe(true);
  const { limit } = state.round;
  play(state, EAST);
  expect(treasureRush.waits?.(state)).toBe(false);
  expect(state.round.left).toBe(limit - 1);
  play(state, 0);
  expect(state.round.left).toBe(limit - 2);
});

test('TR-30: a missed maze stays for a second with the cheapest way shown, and nothing moves in it', () => {
  const state = start({}, 'missed');
  miss(state);
  const { round, player } = state;
  const { x, y } = player;
  expect([state.events, state.lives, state.score]).toEqual([['time-out'], 2, -1]);
  for (let i = 0; i < 59; i++) {
    play(state, EAST);
    expect(state.round).toBe(round);
    const { trail } = treasureRush.frame(state);
    expect([trail?.[0], trail?.at(-1)]).toEqual([round.from, round.treasure]);
    expect(wayCost(round, trail ?? [])).toBe(round.cost);
  }
  expect([player.x, player.y]).toEqual([x, y]);
  play(state, EAST);
  expect(state.events).toContain('maze');
  expect(state.round.number).toBe(2);
  expect(treasureRush.frame(state).trail).toBeUndefined();
});

/** What a way costs, in quarters of a cell; each of its steps leads through an opening. */
function wayCost({ side, open, tiles }: Round, way: readonly number[]): number {
  return way.slice(1).reduce((sum, cell, i) => {
    const bit = [-side, 1, side, -1].indexOf(cell - way[i]);
    if ((open[way[i]] & (1 << bit)) === 0) throw new Error('the way leads through a wall');
    return sum + PRICES[tiles[cell]] * 4;
  }, 0);
}

test.each([
  [1000, 120],
  [401, 120],
  [400, 120],
  [399, 119],
  [200, 60],
  [67, 20],
])('TR-31: of a clock of %i ticks the last %i are alarm', (limit, alarm) => {
  const state = begin(start());
  lay(state, 5, hall(5));
  standIn(state, 0);
  Object.assign(state.round, { limit, left: limit });
  const heard: number[] = [];
  let alarmed = 0;
  while (state.round.shown === 0) {
    if (treasureRush.frame(state).hud.alarmed) alarmed++;
    play(state, 0);
    if (state.events.includes('alarm')) heard.push(state.round.left);
  }
  expect([alarmed, heard]).toEqual([alarm, [alarm]]);
});

test('fast and slow ground are heard when they are entered, once each', () => {
  const state = begin(start());
  lay(state, 5, hall(5), Object.assign(new Array(25).fill(0), { 1: 2, 3: 1 }));
  standIn(state, 0);
  state.round.left = 10_000;
  const heard: string[] = [];
  for (let i = 0; i < 60; i++) heard.push(...play(state, EAST));
  expect(heard).toEqual(['fast', 'slow']);
});

test('TR-21: a run that is given up is lost with the score it has, before its first step as well', () => {
  const giveUp = treasureRush.actions.indexOf('give-up');
  const state = begin(start());
  state.score = 7;
  treasureRush.step(state, [giveUp, EAST]);
  expect(treasureRush.finished(state)).toBe(true);
  expect(treasureRush.outcome(state)).toMatchObject({ result: 'lost', score: 7, lives: 3 });
  expect(rushCause(state)).toBe('You gave the run up.');
  const unbegun = start();
  treasureRush.step(unbegun, [giveUp]);
  expect(treasureRush.outcome(unbegun)).toMatchObject({ result: 'lost', score: 0 });
});
