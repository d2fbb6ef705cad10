import { expect, test } from 'vitest';
import { PIXEL, PLAYER, TILE } from '../../src/lost-cause/numbers.js';
import { EAST, play, SOUTH, snake, start, wait } from '../support/lost-cause.js';

/** At the end of the first corridor, where the way leads south; the body sticks out to the west by so much. */
function atTurn(sticksOut: number) {
  const state = start({ code: snake(3, 3), maxEnemies: 0 });
  state.level.player.x = 4 * TILE - sticksOut;
  state.level.player.y = TILE - PLAYER.height;
  return state;
}

test.each([1, 5, 14])('LC-47: a body that catches on a corner by %i px slides round it', (pixels) => {
  const state = atTurn(pixels * PIXEL);
  play(state, `hold-${SOUTH}`);
  wait(state, 20);
  expect(state.level.player.x).toBe(4 * TILE);
  expect(state.level.player.y).toBeGreaterThan(TILE);
});

test('LC-47: by more it does not, nor while another direction is held', () => {
  const far = atTurn(15 * PIXEL);
  play(far, `hold-${SOUTH}`);
  wait(far, 20);
  expect(far.level.player).toMatchObject({ x: 4 * TILE - 15 * PIXEL, y: TILE - PLAYER.height });
  const wall = start({ code: snake(3, 3), maxEnemies: 0 });
  play(wall, `hold-${SOUTH}`);
  wait(wall, 100);
  expect(wall.level.player.x).toBe(PLAYER.startX);
  play(wall, `hold-${EAST}`);
  wait(wall, 200);
  expect(wall.level.player).toMatchObject({ x: 5 * TILE - PLAYER.width, y: TILE - PLAYER.height });
});
