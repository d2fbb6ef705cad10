import { distances } from '@warren/engine/solvers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder, inMiddleOf } from '../../src/treasure-rush/cells.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { mazeOf } from '../../src/treasure-rush/hunter.js';
import type { Hunter, TreasureRushState } from '../../src/treasure-rush/state.js';
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
      expect(hunterOf(state)).toMatchObject({ ...inMiddleOf(round.side, furthest), wait: 120 });
    }),
    { numRuns: 80 },
  );
});

test('TR-25: the clock is far more lenient where a hunter is', () => {
  fc.assert(
    fc.property(anyMoment({ hunter: true }), ({ round, ease }) => {
      const way = Math.ceil((round.cost * 25) / 8);
      expect(round.limit).toBe(round.hunter === null ? way + ease : 2 * way + ease + 600);
    }),
    { numRuns: 80 },
  );
});

test('TR-25: the severity stays at 0.3 and falls from there', () => {
  const state = start({ hunter: true });
  for (let i = 0; i < 6; i++) end(state, 'treasure');
  expect([state.severity, state.side]).toEqual([3, 11]);
  end(state, 'time-out');
  expect(state.severity).toBe(2);
});

test('TR-26: it waits for two seconds of the clock, then comes by 3 px a tick, patches or not', () => {
  const state = chase(5, snake(5), 0, 4);
  state.round.tiles = state.round.tiles.map(() => 1);
  const hunter = hunterOf(state);
  hunter.wait = 120;
  play(state, 0, 120);
  expect(hunter).toMatchObject({ x: 217, pose: 'idle' });
  play(state, 0, 10);
  expect(hunter).toMatchObject({ x: 217 - 30, y: 17, pose: 'walk', facing: 'west' });
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
      for (; state.round === round; ticks++) {
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
        for (let i = 0; i < 9 && state.round === round; i++) {
          const { x, y } = round.hunter;
          treasureRush.step(state, [held]);
          expect(isInWall(walls, round.hunter)).toBe(false);
          expect(Math.max(Math.abs(round.hunter.x - x), Math.abs(round.hunter.y - y))).toBeLessThanOrEqual(3);
        }
      }
      // Who stops running is found, from wherever the hunter is.
      for (let i = 0; state.round === round; i++) {
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
  expect(state.events).toEqual(['caught', 'maze']);
  expect(state).toMatchObject({ lives: 2, score: -1, missed: 1, side: 4, severity: 1, ease: 300 });
});

test('TR-27: the treasure comes before the hunter', () => {
  const state = chase(5, hall(5), 24, 24);
  play(state, 0);
  expect(state.events).toContain('treasure');
});
