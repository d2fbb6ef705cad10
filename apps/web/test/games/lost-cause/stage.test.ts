import { expect, test } from 'vitest';
import { LOST_CAUSE_LOOK } from '../../../src/games/lost-cause/stage/look.js';
import { PLAIN_LOOK } from '../../../src/games/lost-cause/stage/plain-look.js';
import { PLAIN_COLOURS } from '../../../src/graphics/tile-ground.js';
import { contrast } from '../../support/contrast.js';

/** The white of an edge around a thing. */
const EDGE = '#fffaf0';

test('with high contrast walls stand out from the floor and things from both, and no place is dark', () => {
  const { rock, floor } = PLAIN_COLOURS;
  expect(contrast(rock, floor)).toBeGreaterThanOrEqual(3);
  expect(contrast(EDGE, floor)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(EDGE, rock)).toBeGreaterThanOrEqual(4.5);
  expect(PLAIN_LOOK).toMatchObject({ rings: true, lantern: null, tile: LOST_CAUSE_LOOK.tile });
  expect(LOST_CAUSE_LOOK.rings).toBeUndefined();
});

test('with high contrast the ground in view is painted tile by tile, and nothing beyond it', () => {
  const filled: [string, number, number, number, number][] = [];
  const context = {
    canvas: { width: 96, height: 64 },
    fillStyle: '',
    fillRect(...place: [number, number, number, number]) {
      filled.push([context.fillStyle, ...place]);
    },
  };
  const map = { id: 'm', width: 3, height: 1, tileSize: 64, names: ['rock', 'floor'], tiles: [1, 0, 1] };
  const view = { frame: { map }, scale: 1 };
  const paint = PLAIN_LOOK.ground().paint as (...given: unknown[]) => void;
  paint(context, { x: 16, y: 0 }, view);
  expect(filled).toEqual([
    [PLAIN_COLOURS.rock, 0, 0, 96, 64],
    [PLAIN_COLOURS.floor, -16, 0, 32, 32],
    [PLAIN_COLOURS.floor, 48, 0, 32, 32],
  ]);
});
