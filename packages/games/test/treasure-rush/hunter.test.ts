import { distances } from '@warren/engine/solvers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder, inMiddleOf } from '../../src/treasure-rush/cells.js';
import { limitWith } from '../../src/treasure-rush/difficulty.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { hunt, mazeOf, placeHunter } from '../../src/treasure-rush/hunter.js';
import { stateAt } from '../../src/treasure-rush/start.js';
import type { Hunter, TreasureRushState } from '../../src/treasure-rush/state.js';
import { must } from '../support/must.js';
import {
  anyMoment,
  end,
  hall,
  isInWall,
  lay,
  play,
  snake,
  standIn,
  start,
  wallsOf,
} from '../support/treasure-rush.js';

function hunterOf({ round }: TreasureRushState): Hunter {
  if (round.hunter === null) throw new Error('there is no hunter');
  return round.hunter;
}

/** A maze with the player in one cell and the hunter, who has waited long enough, in another. */
function chase(side: number, open: number[], player: number, hunter: number): TreasureRushState {
  const state = start({ hunter: true });
  lay(state, side, open);
  standIn(state, player);
  Object.assign(hunterOf(state), inMiddleOf(side, hunter), { next: hunter, wait: 0 });
  state.round.left = 100_000;
  return state;
}

test('TR-25: without the option there is none; with it in every maze of 5 x 5 and more, furthest from the player', () => {
  fc.assert(
    fc.property(anyMoment(), ({ round }) => round.hunter === null),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(anyMoment({ hunter: true }), (state) => {
      const { round, player, severity } = state;
      expect(severity).toBeLessThanOrEqual(3);
      if (round.side < 5) {
        expect(round.hunter).toBeNull();
        return;
      }
      const steps = distances(mazeOf(round), cellUnder(round.side, player));
      const furthest = steps.indexOf(Math.max(...steps));
      expect(hunterOf(state)).toMatchObject({ ...inMiddleOf(round.side, furthest), wait: 90 });
    }),
    { numRuns: 80 },
  );
});

test('TR-25: the clock is more lenient where a hunter is, the less the less ease there is', () => {
  fc.assert(
    fc.property(anyMoment({ hunter: true }), ({ round, ease }) => {
      const way = Math.ceil((round.cost * 25) / 8);
      const more = Math.floor(((way + 600) * (ease - 60) ** 2) / 240 ** 2);
      expect(round.limit).toBe(round.hunter === null ? way + ease : way + ease + more);
    }),
    { numRuns: 80 },
  );
  // At first the way counts twice, and there are ten seconds more; when the ease is down to a second, nothing is added.
  const limit = (ease: number) => limitWith({ cost: 40, hunted: true, relaxed: false }, ease);
  expect([limit(300), limit(180), limit(60), limit(30)]).toEqual([2 * 125 + 300 + 600, 486, 185, 155]);
});

test('TR-25: the severity stays at 0.3 and falls from there', () => {
  const state = start({ hunter: true });
  for (let i = 0; i < 6; i++) end(state, 'treasure');
  expect([state.severity, state.side]).toEqual([3, 11]);
  end(state, 'time-out');
  expect(state.severity).toBe(2);
});

test('TR-26: it waits for a second and a half of the clock, then comes by 3 px a tick, patches or not', () => {
  const state = chase(5, snake(5), 0, 4);
  state.round.tiles = state.round.tiles.map(() => 1);
  const hunter = hunterOf(state);
  hunter.wait = 90;
  play(state, 0, 90);
  expect(hunter).toMatchObject({ x: 217, pose: 'idle' });
  play(state, 0, 10);
  expect(hunter).toMatchObject({ x: 217 - 30, y: 17, pose: 'walk', facing: 'west' });
});

test.each([
  [-2, 60],
  [0, 60],
  [5, 65],
  [20, 80],
  [33, 80],
])('TR-26: at a score of %i it makes %i px in 20 ticks', (score, pixels) => {
  const state = stateAt(must(treasureRush.readSettings({ hunter: true })), 's', Math.max(0, score));
  state.score = score;
  const hunter = placeHunter(mazeOf(state.round), 0, state);
  if (hunter === null) throw new Error('there is no hunter');
  Object.assign(state.round, { ...start().round, side: 5, open: snake(5), hunter });
  Object.assign(hunter, inMiddleOf(5, 4), { next: 4, wait: 0 });
  standIn(state, 0);
  for (let i = 0; i < 20; i++) hunt(hunter, state.player, state.round, i);
  // It stops for nothing on its way but the middles of cells, where less than a step is left.
  expect(217 - hunter.x).toBeLessThanOrEqual(pixels);
  expect(217 - hunter.x).toBeGreaterThan(pixels - 8);
});

test('TR-24: extra time freezes it for as long as it lasts', () => {
  const state = chase(5, hall(5), 12, 0);
  state.round.pickUp = { kind: 'extra-time', cell: 12 };
  play(state, 0);
  const { x, y } = hunterOf(state);
  play(state, 0, 179);
  expect(hunterOf(state)).toMatchObject({ x, y, wait: 0, pose: 'idle' });
  play(state, 0);
  expect(hunterOf(state)).not.toMatchObject({ x, y });
});

test('it is heard once when it comes near, and again only after it was far', () => {
  const state = chase(8, hall(8), 0, 7);
  let times = 0;
  for (let i = 0; i < 300 && state.round.shown === 0; i++) {
    play(state, 0);
    if (state.events.includes('hunter-near')) times++;
  }
  expect(times).toBe(1);
});

test('TR-26: it takes a shortest way, from middle to middle, and reaches one who stands still', () => {
  fc.assert(
    fc.property(anyMoment({ hunter: true }), fc.nat(), (state, place) => {
      const { round } = state;
      if (round.hunter === null) return;
      const cell = place % (round.side * round.side);
      if (cell === round.treasure) return;
      standIn(state, cell);
      round.left = 100_000;
      state.lives = 9;
      round.hunter.wait = 0;
      const steps = distances(mazeOf(round), cell)[cellUnder(round.side, round.hunter)];
      const walls = wallsOf(round);
      let ticks = 0;
      for (; round.shown === 0; ticks++) {
        treasureRush.step(state, []);
        expect(isInWall(walls, round.hunter)).toBe(false);
        if (ticks > 17 * steps) throw new Error('it is not on its way');
      }
      expect(state.events).toContain('caught');
    }),
    { numRuns: 60 },
  );
});

test('TR-26: it never overlaps a wall and always comes nearer again, however the player runs', () => {
  fc.assert(
    fc.property(anyMoment({ hunter: true }), fc.array(fc.nat(15), { minLength: 40 }), (state, ways) => {
      const { round } = state;
      if (round.hunter === null) return;
      round.left = 100_000;
      state.lives = 9;
      const walls = wallsOf(round);
      for (const held of ways) {
        for (let i = 0; i < 9 && state.round === round && round.shown === 0; i++) {
          const { x, y } = round.hunter;
          treasureRush.step(state, [held]);
          expect(isInWall(walls, round.hunter)).toBe(false);
          expect(Math.max(Math.abs(round.hunter.x - x), Math.abs(round.hunter.y - y))).toBeLessThanOrEqual(4);
        }
      }
      // Who stops running is found, from wherever the hunter is.
      for (let i = 0; state.round === round && round.shown === 0; i++) {
        treasureRush.step(state, [0]);
        if (i > 20 * round.side * round.side + 200) throw new Error('it is stuck');
      }
    }),
    { numRuns: 60 },
  );
});

test('TR-26: in the cell of the player it goes straight at the player', () => {
  const state = chase(5, hall(5), 12, 12);
  Object.assign(state.player, { x: 102, y: 102 });
  Object.assign(hunterOf(state), { x: 130, y: 125 });
  play(state, 0);
  expect(hunterOf(state)).toMatchObject({ x: 127, y: 122 });
});

test('TR-27: being caught is missing the maze: a life, a point, and the next is easier', () => {
  const state = chase(5, hall(5), 12, 12);
  play(state, 0);
  expect(state.events).toContain('caught');
  expect(state).toMatchObject({ lives: 2, score: -1, missed: 1, side: 4, severity: 1, ease: 300 });
});

test('TR-27: the treasure comes before the hunter', () => {
  const state = chase(5, hall(5), 24, 24);
  play(state, 0);
  expect(state.events).toContain('treasure');
});
