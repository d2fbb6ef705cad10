import { expect, test } from 'vitest';
import { classic } from '../../src/classic/game.js';
import type { ClassicState } from '../../src/classic/state.js';
import { drawn, EAST, HINT, hall, play, SOUTH, start, wait } from '../support/classic.js';

test('the whole maze is in view, walls and all, and everything in it', () => {
  const state = start({ width: 16, height: 5, tunnels: true });
  const { view, map, maze, sprites } = classic.frame(state);
  expect(view).toEqual({ x: -2, y: -2, width: 16 * 48 + 4, height: 5 * 48 + 4 });
  expect([map.width, map.height, map.tileSize, map.id]).toEqual([16, 5, 48, state.maze.id]);
  expect(maze).toMatchObject({ wall: 4 });
  expect(map.tiles.map((tile) => map.names[tile])).toEqual(new Array(80).fill('floor'));
  for (const { x, y, width, height } of sprites) {
    expect(x >= 0 && y >= 0 && x + width <= 768 && y + height <= 240).toBe(true);
  }
  expect(sprites[0]).toMatchObject({ kind: 'start', x: 8, y: 4 * 48 + 8 });
  expect(sprites[1]).toMatchObject({ kind: 'exit', x: 15 * 48 + 8, y: 8 });
  expect(sprites.at(-1)).toMatchObject({ id: 'player', kind: 'player' });
});

test('the mouths of a tunnel have the same pose, and no other has it', () => {
  const { mouths } = start({ level: 12, tunnels: true }).maze;
  const frame = classic.frame(start({ level: 12, tunnels: true }));
  const shown = frame.sprites.filter(({ kind }) => kind === 'mouth');
  expect(shown.length).toBe(mouths.length);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(mouths.length);
  expect(shown.map(({ pose }) => pose)).toEqual(mouths.map((_, i) => `pair-${Math.floor(i / 2) + 1}`));
});

test('from tick to tick nothing as large as the maze is made anew, not even at 200 x 200', () => {
  const state = start({ width: 200, height: 200 });
  const before = classic.frame(state);
  play(state, EAST, 30);
  const after = classic.frame(state);
  expect(after.map.tiles).toBe(before.map.tiles);
  expect(after.maze?.sides).toBe(before.maze?.sides);
  expect(after.map.names).toBe(before.map.names);
  expect(after.map.tiles).toBe(state.maze.open);
  expect(after.trail).toBe(classic.frame(state).trail);
});

test('a step is drawn as a walk of six ticks from cell to cell, a tunnel as none', () => {
  const state = drawn(hall(7, 7), 24);
  const player = () => classic.frame(state).sprites.at(-1);
  const from = 3 * 48 + 8;
  const seen = Array.from({ length: 12 }, () => {
    play(state, EAST);
    return player()?.x;
  });
  expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => from + 8 * (i + 1)));
  expect(player()).toMatchObject({ facing: 'east', y: from });
  play(state, 0, 3);
  expect(player()).toMatchObject({ pose: 'idle', x: from + 96 });
  state.maze.mouths = [25 + 2, 0];
  play(state, EAST, 7);
  wait(state, 1);
  expect(player()).toMatchObject({ pose: 'idle', x: 8, y: 8 });
});

test('the numbers around the picture: time, moves, medal, size, and the times of the medals', () => {
  const state = start({ level: 5 });
  const hud = () => linesOf(state).map(({ label, value }) => `${label}: ${value}`);
  wait(state, 67);
  const { gold, silver, bronze } = state.maze.medals;
  const times = [`Gold: ${tenths(gold)}`, `Silver: ${tenths(silver)}`, `Bronze: ${tenths(bronze)}`];
  expect(hud()).toEqual(['Time: 1.2', 'Moves: 0', 'Medal: gold', 'Maze: 8 x 8', ...times]);
  wait(state, state.maze.medals.bronze);
  expect(hud()[2]).toBe('Medal: none');
  wait(state, 60 * 65 - state.ticks);
  expect(hud()[0]).toBe('Time: 1:05.0');
  const timed = start({ level: 5, timer: true });
  timed.maze.limit = 601;
  expect(linesOf(timed)[0]).toEqual({ id: 'time', label: 'Time left', value: '10.1' });
  play(timed, HINT);
  play(timed, HINT);
  expect(classic.frame(timed).hud.medal).toBe('none');
  expect(classic.frame(timed).trail?.length).toBeGreaterThan(1);
});

const linesOf = (state: ClassicState) => classic.hudLines(classic.frame(state).hud);

const tenths = (ticks: number) => (Math.ceil(ticks / 6) / 10).toFixed(1);

test('who has won stands in the exit', () => {
  const state = drawn(hall(2, 2), 1);
  play(state, SOUTH);
  expect(classic.frame(state).sprites.at(-1)).toMatchObject({ pose: 'idle', x: 56, y: 56 });
});
