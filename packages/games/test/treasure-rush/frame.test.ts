import fc from 'fast-check';
import { expect, test } from 'vitest';
import { treasureRush } from '../../src/treasure-rush/game.js';
import { anyMoment, begin, EAST, end, hall, lay, play, standIn, start } from '../support/treasure-rush.js';

test('the whole maze is in view, walls and all, and everything in it', () => {
  fc.assert(
    fc.property(anyMoment({ pickups: true, hunter: true }), (state) => {
      const { view, map, maze, sprites } = treasureRush.frame(state);
      const length = map.width * map.tileSize;
      expect(view).toEqual({ x: -2, y: -2, width: length + 4, height: length + 4 });
      expect([map.width, map.height, map.tileSize]).toEqual([state.side, state.side, 50]);
      expect(maze).toEqual({ sides: state.round.open, wall: 4, patch: 40 });
      for (const { x, y, width, height } of sprites) {
        expect(x >= 0 && y >= 0 && x + width <= length && y + height <= length).toBe(true);
      }
      expect(sprites.at(-1)).toMatchObject({ id: 'player', kind: 'player' });
    }),
    { numRuns: 60 },
  );
});

test('slow and fast cells are told apart by name', () => {
  const state = begin(start());
  lay(state, 2, hall(2), [0, 1, 2, 0]);
  const { map } = treasureRush.frame(state);
  expect(map.tiles.map((tile) => map.names[tile])).toEqual(['floor', 'slow', 'fast', 'floor']);
});

test('the treasure, the pick-up and the hunter are shown where they are', () => {
  const state = start({ hunter: true });
  state.round.pickUp = { kind: 'extra-life', cell: 0 };
  const { sprites } = treasureRush.frame(state);
  expect(sprites.map(({ kind }) => kind)).toEqual(['treasure', 'extra-life', 'hunter', 'player']);
  const { treasure, hunter } = state.round;
  expect(sprites[0]).toMatchObject({ x: (treasure % 5) * 50 + 17, width: 16, height: 16 });
  expect(sprites[1]).toMatchObject({ x: 17, y: 17 });
  expect(sprites[2]).toMatchObject({ x: hunter?.x, y: hunter?.y, pose: 'idle' });
});

test('the numbers around the picture: time in tenths, lives, score, size', () => {
  const state = begin(start());
  end(state, 'treasure');
  const hud = () => treasureRush.hudLines(treasureRush.frame(state).hud).map(({ id, value }) => [id, value]);
  state.round.left = 601;
  expect(hud()).toEqual([
    ['time', '10.1'],
    ['lives', '3'],
    ['score', '1'],
    ['size', '6 x 6'],
    ['algorithm', 'Binary tree'],
  ]);
  state.round.left = 1;
  expect(hud()[0]).toEqual(['time', '0.1']);
});

test('another maze has another id, and the same one keeps it', () => {
  const state = start();
  const ids = new Set([treasureRush.frame(state).map.id]);
  play(state, 0, 40);
  expect(ids.has(treasureRush.frame(state).map.id)).toBe(true);
  for (let i = 0; i < 10; i++) {
    end(state, 'treasure');
    ids.add(treasureRush.frame(state).map.id);
  }
  expect(ids.size).toBe(11);
  expect(ids.has(treasureRush.frame(start({}, 'other')).map.id)).toBe(false);
});

test('poses follow what is done', () => {
  const state = begin(start());
  lay(state, 5, hall(5));
  standIn(state, 6);
  const player = () => treasureRush.frame(state).sprites.at(-1);
  play(state, EAST, 5);
  expect(player()).toMatchObject({ pose: 'walk', facing: 'east', age: 4 });
  play(state, 0);
  expect(player()).toMatchObject({ pose: 'idle', facing: 'east', age: 0 });
  end(state, 'treasure');
  play(state, EAST, 3);
  expect(player()).toMatchObject({ pose: 'idle' });
});
