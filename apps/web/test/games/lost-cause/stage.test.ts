import { lostCause } from '@warren/games/lost-cause';
import { expect, test } from 'vitest';
import { LOST_CAUSE_LOOK } from '../../../src/games/lost-cause/stage/look.js';
import { PLAIN_LOOK } from '../../../src/games/lost-cause/stage/plain-look.js';
import { makeCamera } from '../../../src/graphics/camera.js';
import { makeFrameInterpolator } from '../../../src/graphics/frame-interpolator.js';
import { paintBar } from '../../../src/graphics/marks.js';
import { PLAIN_COLOURS } from '../../../src/graphics/tile-ground.js';
import { contrast } from '../../support/contrast.js';
import { begin, SMALL_MAZE } from '../../support/play-runs.js';

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

test('head and health bar of a figure in the top row are whole', () => {
  const { state } = begin({ code: SMALL_MAZE });
  const { player, slimes } = state.level;
  // As far north as a body goes: against the rock, and a slime half of its body from it.
  player.y = 0;
  Object.assign(slimes[0], { x: 4 * 512 + 256, y: 10 * 8 });
  const frame = lostCause.frame(state);
  const tops: number[] = [];
  const context = {
    canvas: { width: 112, height: 112 },
    fillRect: (_x: number, y: number) => tops.push(y),
    drawImage: (...given: number[]) => tops.push(given[6]),
  } as unknown as CanvasRenderingContext2D;
  const motion = makeFrameInterpolator();
  motion.show(frame, true);
  const camera = makeCamera(context, LOST_CAUSE_LOOK.tile);
  camera.aim(frame, { motion, scale: 1, fraction: 1, nudge: 0 });
  for (const figure of frame.sprites.filter(({ health }) => health !== null)) {
    const [x, y] = [camera.footX(figure, figure), camera.footY(figure, figure)];
    const picture = LOST_CAUSE_LOOK.pictureOf(figure, 0);
    if (picture === null) throw new Error(`there is no picture of ${figure.kind}`);
    camera.stand({} as CanvasImageSource, picture, x, y);
    paintBar(context, 1, figure, x, y);
  }
  expect(tops).toHaveLength(2 * 4);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
});
