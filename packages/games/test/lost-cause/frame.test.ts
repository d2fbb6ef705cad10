import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostCause } from '../../src/lost-cause/game.js';
import { PIXEL, TILE } from '../../src/lost-cause/numbers.js';
import { MARGIN } from '../../src/lost-cause/seen.js';
import { GEAR } from '../../src/lost-cause/state.js';
import { anyCode, floorTiles, play, snake, standIn, start, wait } from '../support/lost-cause.js';

const frameOf = (state: ReturnType<typeof start>) => lostCause.frame(state);

test('LC-33: the view is 224 px wide, follows the player and leaves the map by 32 px at most', () => {
  fc.assert(
    fc.property(anyCode(), fc.nat(), fc.constantFrom(224, 640, 1600), (code, at, view) => {
      const state = start({ code, view });
      const tiles = floorTiles(state);
      standIn(state, tiles[at % tiles.length]);
      const { view: area, map, sprites } = frameOf(state);
      const player = sprites[sprites.length - 1];
      expect([area.width, area.height]).toEqual([view * PIXEL, view * PIXEL]);
      for (const [from, size, side, body, length] of [
        [area.x, area.width, map.width * TILE, player.x, player.width],
        [area.y, area.height, map.height * TILE, player.y, player.height],
      ]) {
        if (side + 2 * MARGIN <= size) expect(from).toBe(Math.floor((side - size) / 2));
        else expect(from >= -MARGIN && from + size <= side + MARGIN).toBe(true);
        expect(body >= from && body + length <= from + size).toBe(true);
        const middle = body + length / 2 - size / 2;
        if (middle >= -MARGIN && middle + size <= side + MARGIN) expect(from).toBe(Math.floor(middle));
      }
    }),
    { numRuns: 80 },
  );
});

test('everything there is has a sprite where it is: the exit, things, slimes and last the player', () => {
  const state = start({ code: snake(8, 8), maxLocks: 0, gear: true });
  const { sprites, map } = frameOf(state);
  const count = (kind: string) => sprites.filter((sprite) => sprite.kind === kind).length;
  expect([count('exit'), count('slime'), count('player')]).toEqual([1, 5, 1]);
  expect(GEAR.reduce((sum, kind) => sum + count(kind), 0)).toBe(3);
  expect(sprites[sprites.length - 1]).toMatchObject({ id: 'player', health: { now: 64, most: 64 } });
  expect(sprites.find(({ kind }) => kind === 'exit')).toMatchObject({ y: 14 * TILE + TILE / 4, x: TILE / 4 });
  expect(map.tiles.map((name) => map.names[name]).filter((name) => name === 'floor').length).toBe(127);
});

test('the numbers around the picture', () => {
  const state = start({ level: 3, maxEnemies: 0 });
  wait(state, 61 * 60);
  play(state, 'slot-3');
  const hud = Object.fromEntries(lostCause.hudLines(frameOf(state).hud).map(({ id, value }) => [id, value]));
  expect(hud).toMatchObject({
    level: '3',
    time: '1:01',
    slimes: '0',
    health: '64/64',
    inventory: 'sword,,,,',
    active: '3',
  });
  const { hud: single } = frameOf(start({ code: snake(3, 3) }));
  expect(lostCause.hudLines(single).find(({ id }) => id === 'level')?.value).toBe('custom');
});

test('poses follow what is done, and last as long as they are to be seen', () => {
  const state = start({ code: snake(5, 3), maxEnemies: 0 });
  const player = () => frameOf(state).sprites.at(-1);
  play(state, 'hold-2');
  wait(state, 4);
  expect(player()).toMatchObject({ pose: 'walk', facing: 'east', age: 4 });
  play(state, 'attack', 'hold-4');
  expect(player()).toMatchObject({ pose: 'attack', facing: 'east', age: 0 });
  wait(state, 11);
  expect(player()).toMatchObject({ pose: 'attack', age: 11 });
  play(state, 'hold-0');
  expect(player()).toMatchObject({ pose: 'idle', facing: 'east', age: 0 });
  play(state, 'hold-9');
  expect(player()).toMatchObject({ pose: 'walk', facing: 'west' });
});
