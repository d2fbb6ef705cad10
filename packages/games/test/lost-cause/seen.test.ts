import { expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { PIXEL, TILE } from '../../src/lost-cause/numbers.js';
import { isSeen } from '../../src/lost-cause/seen.js';
import { SEEN_FLOOR, UNSEEN } from '../../src/lost-cause/seen-map.js';
import { EAST, play, snake, start, wait } from '../support/lost-cause.js';

const seenTiles = (state: ReturnType<typeof start>) =>
  state.level.steps.flatMap((_, tile) => (isSeen(state.level, tile) ? [tile] : []));

test('LC-44: the map holds the tiles whose middle was in the view, and no other', () => {
  const state = start({ code: snake(25, 3), maxEnemies: 0 });
  const across = 49;
  expect(seenTiles(state)).toEqual([
    0,
    1,
    2,
    across,
    across + 1,
    across + 2,
    2 * across,
    2 * across + 1,
    2 * across + 2,
  ]);
  const shown = new Set(seenTiles(state));
  play(state, `hold-${EAST}`);
  for (let tick = 0; tick < 1200; tick++) {
    wait(state, 1);
    const { view } = lostCause.frame(state);
    for (let tile = 0; tile < state.level.steps.length; tile++) {
      const [x, y] = [(tile % across) * TILE + TILE / 2, Math.floor(tile / across) * TILE + TILE / 2];
      if (x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height)
        shown.add(tile);
    }
  }
  expect(new Set(seenTiles(state))).toEqual(shown);
  expect(seenTiles(state).length).toBeGreaterThan(140);
});

test('LC-44: a frame shows the map of what was seen, and the things on it alone', () => {
  const { map } = lostCause.frame(start({ code: snake(25, 3), maxEnemies: 0 })).hud;
  expect(map.tiles.filter((tile) => tile === SEEN_FLOOR).length).toBe(3 + 3);
  expect(map.tiles.filter((tile) => tile === UNSEEN).length).toBe(5 * 49 - 9);
});

test('LC-44: a thing that takes the place of another within a tick is on the map', () => {
  const state = start({ code: snake(25, 3), maxEnemies: 0 });
  state.level.things = [{ tile: 0, kind: 'key' }];
  const marks = () => lostCause.frame(state).hud.map.marks;
  expect(marks()).toEqual([{ tile: 0, kind: 'key' }]);
  play(state, 'use', 'drop');
  expect(marks()).toEqual([{ tile: 0, kind: 'sword' }]);
});

test('LC-42: lantern oil makes the view half as wide again for a minute', () => {
  const state = start({ code: snake(25, 25), maxEnemies: 0 });
  state.level.player.slots[1] = 'oil';
  expect(play(state, 'slot-2', 'attack')).toEqual(['oil']);
  expect(lostCause.frame(state).view.width).toBe(336 * PIXEL);
  wait(state, 3599);
  expect(lostCause.frame(state).view.width).toBe(336 * PIXEL);
  wait(state, 1);
  expect(lostCause.frame(state).view.width).toBe(224 * PIXEL);
});
