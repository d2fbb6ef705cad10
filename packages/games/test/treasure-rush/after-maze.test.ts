import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder, movedInside } from '../../src/treasure-rush/cells.js';
import { easeAt } from '../../src/treasure-rush/difficulty.js';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { anyMoment, end, isInWall, play, standIn, start, wallsOf } from '../support/treasure-rush.js';

const numbersOf = ({ score, lives, side, severity, ease }: ReturnType<typeof start>) => [
  score,
  lives,
  side,
  severity,
  ease,
];

test('TR-19: reaching the treasure: score, lives, cells, severity and ease, maze by maze', () => {
  const state = start();
  for (let completed = 1; completed <= 31; completed++) {
    end(state, 'treasure');
    expect(numbersOf(state)).toEqual([
      completed,
      3 + Math.floor(completed / 10),
      Math.min(20, 5 + completed),
      Math.min(10, 1 + completed),
      Math.max(60, 300 - 30 * completed),
    ]);
    expect(state.events.includes('life')).toBe(completed % 10 === 0);
    expect(state.round).toMatchObject({ number: completed + 1, side: state.side, pause: 30, shown: 0 });
  }
});

test('TR-19: the time is out: the same numbers the other way, each to its limit', () => {
  const state = start();
  state.lives = 100;
  for (let missed = 1; missed <= 5; missed++) {
    end(state, 'time-out');
    expect(numbersOf(state)).toEqual([-missed, 100 - missed, Math.max(2, 5 - missed), 1, 300]);
  }
  for (let i = 0; i < 20; i++) end(state, 'treasure');
  expect(numbersOf(state)).toEqual([15, 97, 20, 10, 60]);
  end(state, 'time-out');
  expect(numbersOf(state)).toEqual([14, 96, 19, 9, 90]);
});

test('TR-19: a life comes with every tenth completion, whatever was missed between', () => {
  const state = start();
  for (let i = 0; i < 9; i++) end(state, 'treasure');
  end(state, 'time-out');
  expect([state.completed, state.score, state.lives]).toEqual([9, 8, 2]);
  end(state, 'treasure');
  expect([state.completed, state.score, state.lives]).toEqual([10, 9, 3]);
});

test('TR-19: the numbers keep within their limits whatever happens, and the next maze has the new ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 40 }), (seed, row) => {
      const state = start({ choice: false }, seed);
      state.lives = 50;
      for (const reached of row) {
        end(state, reached ? 'treasure' : 'time-out');
        const { side, severity, ease, round } = state;
        expect(side >= 2 && side <= 20 && severity >= 1 && severity <= 10).toBe(true);
        expect(ease >= 60 && ease <= 300 && ease % 30 === 0).toBe(true);
        expect(round.side).toBe(side);
        expect(round.limit).toBe(Math.ceil((round.cost * 25) / 8) + easeAt(state.score, ease));
      }
    }),
    { numRuns: 40 },
  );
});

test('TR-20: after a treasure the player stays where it was touched, to the pixel', () => {
  const state = start();
  state.begun = true;
  for (let i = 0; i < 20; i++) {
    standIn(state, state.round.treasure);
    state.round.pause = 0;
    // From the far corner of what still touches.
    state.player.x += 15 - 8 * (i % 4);
    state.player.y -= 15 - 8 * (i % 3);
    const { x, y } = state.player;
    play(state, 0);
    expect(state.completed).toBe(i + 1);
    expect(state.player).toMatchObject({ x, y });
  }
});

test('TR-20: if the grid shrank the player is moved inside, and never stands in a new wall', () => {
  fc.assert(
    fc.property(anyMoment(), fc.nat(), fc.nat(), (state, a, b) => {
      const { player, round } = state;
      const length = round.side * 50 - 19;
      Object.assign(player, { x: 2 + (a % length), y: 2 + (b % length) });
      const before = { x: player.x, y: player.y };
      state.lives = 2;
      end(state, 'time-out');
      expect(isInWall(wallsOf(state.round), player)).toBe(false);
      expect(player).toMatchObject(movedInside(state.side, before));
      const most = state.side * 50;
      for (const axis of ['x', 'y'] as const) {
        const outside = Math.max(0, before[axis] + 16 - (most - 2));
        expect(Math.abs(player[axis] - before[axis])).toBeLessThanOrEqual(Math.max(10, outside));
      }
      const [column, row] = [before.x + 8, before.y + 8].map((at) =>
        Math.min(state.side - 1, Math.floor(at / 50)),
      );
      expect(cellUnder(state.side, player)).toBe(row * state.side + column);
    }),
    { numRuns: 150 },
  );
});

test('TR-21: three time-outs end a run that reached nothing', () => {
  const state = start();
  end(state, 'time-out');
  end(state, 'time-out');
  expect(treasureRush.finished(state)).toBe(false);
  expect(treasureRush.outcome(state).result).toBe('playing');
  end(state, 'time-out');
  expect(treasureRush.finished(state)).toBe(true);
  expect(state.events).toEqual(['over']);
  expect(treasureRush.outcome(state)).toMatchObject({ result: 'lost', score: -3, lives: 0, missed: 3 });
});

test('TR-21: with a number of mazes the run is won when they are completed', () => {
  const state = start({ mazes: 3 });
  end(state, 'treasure');
  end(state, 'time-out');
  end(state, 'treasure');
  expect(treasureRush.finished(state)).toBe(false);
  end(state, 'treasure');
  expect(state.events).toEqual(['treasure', 'won']);
  expect(treasureRush.outcome(state)).toMatchObject({ result: 'won', score: 2, completed: 3, missed: 1 });
});

test('TR-22: the score is what was completed less what was missed; the seconds are those of the clock', () => {
  const state = start();
  state.lives = 9;
  for (const how of ['treasure', 'treasure', 'time-out', 'treasure', 'time-out'] as const) end(state, how);
  expect(state.ticks).toBe(5);
  play(state, 0, 30 + 115);
  expect(treasureRush.outcome(state)).toEqual({
    result: 'playing',
    score: 1,
    completed: 3,
    missed: 2,
    seconds: 2,
    lives: 7,
    side: 6,
  });
});

test('the last maze of an outcome is the one that was missed, not the one that would have come', () => {
  const state = start();
  for (let i = 0; i < 3; i++) end(state, 'time-out');
  expect(state.side).toBe(2);
  expect(treasureRush.outcome(state).side).toBe(3);
});
