import { describe, expect, test } from 'vitest';
import { labyrinth } from '../../src/labyrinth/game.js';
import { BRIDGE, begun, drawn, EAST, play, SOLUTION } from '../support/labyrinth.js';

const frameOf = labyrinth.frame;
const hud = (state: Parameters<typeof frameOf>[0]) =>
  Object.fromEntries(labyrinth.hudLines(frameOf(state).hud).map(({ id, value }) => [id, value]));

describe('LB-16: the picture', () => {
  test('has the passages beneath, and the player beneath while under a bridge', () => {
    const state = drawn(BRIDGE, 3);
    expect(frameOf(state).maze?.under).toEqual([0, 0, 0, 0, 10, 0, 0, 0, 0]);
    const player = () => frameOf(state).sprites.find(({ id }) => id === 'player');
    expect(player()).toMatchObject({ x: 16, y: 76, pose: 'idle' });
    expect(player()).not.toHaveProperty('beneath');
    play(state, EAST, 10);
    expect(player()).toMatchObject({ x: 56, y: 76, pose: 'walk', facing: 'east', beneath: true });
    play(state, EAST, 20);
    expect(player()).not.toHaveProperty('beneath');
  });

  test('moves by four sub-units from tick to tick, also from cell to cell', () => {
    const state = drawn(BRIDGE, 3);
    for (let tick = 1; tick <= 30; tick++) {
      play(state, EAST);
      expect(frameOf(state).sprites.at(-1)).toMatchObject({ x: 16 + 4 * tick, y: 76 });
    }
  });

  test('has start, exits, the numbers, and the solution where it is shown', () => {
    const state = begun({ maze: BRIDGE });
    expect(frameOf(state).sprites.map(({ kind }) => kind)).toEqual(['start', 'exit', 'player']);
    expect(frameOf(state).trail).toEqual([]);
    expect(hud(state)).toEqual({
      time: '8.3',
      level: '1',
      score: '0',
      exits: '1',
      size: '3 x 3',
      assisted: 'no',
    });
    play(state, SOLUTION);
    expect(frameOf(state).trail).toEqual([3, 4, 5]);
    expect(hud(state)).toMatchObject({ time: '8.3', assisted: 'yes' });
    expect(frameOf(drawn(BRIDGE, 3)).hud.time).toEqual({ ticks: 0, isLeft: false });
  });
});
