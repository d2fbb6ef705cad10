import { describe, expect, test } from 'vitest';
import { labyrinthBot } from '../../src/bots/labyrinth-bot.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import { seenFrom } from '../../src/labyrinth/sight.js';
import type { LabyrinthState, Square } from '../../src/labyrinth/state.js';
import { BRIDGE, COMB, drawn, start } from '../support/labyrinth.js';
import { botRun } from '../support/runs.js';

const cellsSeen = (state: LabyrinthState, from: Square) =>
  seenFrom(state.round, from)
    .map(({ square: { cell, beneath } }) => (beneath ? `${cell} beneath` : `${cell}`))
    .sort();

describe('sight', () => {
  test('goes straight along the corridors and not around their corners', () => {
    const state = drawn(COMB, 0);
    expect(cellsSeen(state, { cell: 7, beneath: false })).toEqual(['12', '2', '7']);
    expect(cellsSeen(state, { cell: 1, beneath: false })).toEqual(['0', '1', '11', '2', '3', '4', '6']);
  });

  test('goes beneath a bridge or over it, never both', () => {
    const state = drawn(BRIDGE, 3);
    expect(cellsSeen(state, { cell: 3, beneath: false })).toEqual(['0', '3', '4 beneath', '5']);
    expect(cellsSeen(state, { cell: 4, beneath: false })).toEqual(['1', '4', '7']);
  });
});

describe('the bot of Labyrinth', () => {
  test('comes to level 3 at least in most runs', () => {
    const levels = Array.from(
      { length: 24 },
      (_, i) => botRun(labyrinth, {}, `bot ${i}`).outcome.level as number,
    );
    expect(levels.filter((level) => level >= 3).length).toBeGreaterThanOrEqual(18);
    expect(Math.max(...levels)).toBeGreaterThan(5);
  });

  test('finds out of any labyrinth if it has the time', () => {
    for (let i = 0; i < 12; i++) {
      const maze = { ...start({ level: 1 + i * 3 }, `${i}`) };
      const bot = labyrinthBot.begin();
      maze.round.limit = 0;
      for (let tick = 0; tick < 60_000 && maze.completed === 0; tick++) labyrinth.step(maze, bot(maze));
      expect(maze.completed, `${i}`).toBe(1);
    }
  });

  test('decides by what it has seen: walls it cannot have seen yet change nothing', () => {
    const states = ['one', 'other'].map((seed) => start({ level: 6 }, seed));
    for (const state of states) {
      const blind = structuredClone(state);
      const seen = new Set<number>();
      const [bot, other] = [labyrinthBot.begin(), labyrinthBot.begin()];
      for (let tick = 0; tick < 900 && state.round.id === blind.round.id; tick++) {
        for (const { square } of seenFrom(state.round, state.player)) seen.add(square.cell);
        // The second bot is shown a labyrinth in which everything that was not seen is walled up.
        const hidden = {
          ...blind,
          player: state.player,
          completed: state.completed,
          round: {
            ...state.round,
            open: state.round.open.map((sides, cell) => (seen.has(cell) ? sides : 0)),
            under: state.round.under.map((sides, cell) => (seen.has(cell) ? sides : 0)),
            steps: 0,
          },
        };
        const actions = bot(state);
        expect(other(hidden)).toEqual(actions);
        labyrinth.step(state, actions);
        if (state.phase !== 'playing' || state.completed > 0) break;
      }
      expect(seen.size).toBeGreaterThan(20);
    }
  });

  test('only says actions the game has, changes nothing, and never asks for the solution', () => {
    const state = start();
    const before = JSON.stringify(state);
    labyrinthBot.begin()(state);
    expect(JSON.stringify(state)).toBe(before);
    expect(botRun(labyrinth, {}, 'fair').outcome.assisted).toBe(false);
  });
});
