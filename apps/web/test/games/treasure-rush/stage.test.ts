import { type Frame, type Run, startRun } from '@warren/games';
import { TREASURE_RUSH_EVENTS, treasureRush } from '@warren/games/treasure-rush';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCountdown } from '../../../src/game/loop/countdown.js';
import { mazeOf, PREVIEW_CELL, treasureRushPreview } from '../../../src/games/treasure-rush/preview.js';
import { pictureOf } from '../../../src/games/treasure-rush/stage/actors.js';
import { makeRushEffects, RISING_MS } from '../../../src/games/treasure-rush/stage/effects.js';
import { between, mazeLayout } from '../../../src/games/treasure-rush/stage/layout.js';
import { rushPalette } from '../../../src/games/treasure-rush/stage/palette.js';
import { changeWalls, wallEdges } from '../../../src/games/wall-edges.js';
import { makeFrameInterpolator } from '../../../src/graphics/frame-interpolator.js';
import { fontRuns, fontSize } from '../../../src/graphics/pixel-font.js';
import { EFFECTS } from '../../../src/sound/effects.js';
import { contrast } from '../../support/contrast.js';

function begin(settings: unknown = {}): Run {
  const run = startRun(treasureRush, settings, 'tests');
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

function firstFrame(settings: unknown = {}): Frame {
  const { game, state } = begin(settings);
  return game.frame(state);
}

/** A clock that runs down, with so many tenths of a second left. */
const left = (tenths: number) => ({ ticks: tenths * 6, isLeft: true });

describe('the layout of a maze', () => {
  const rooms = fc.record({
    width: fc.integer({ min: 300, max: 3840 }),
    height: fc.integer({ min: 300, max: 2160 }),
    density: fc.constantFrom(1, 1.5, 2, 2.625, 3),
  });

  test('has the whole maze with its outer walls in the room, on whole pixels, as large as fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), rooms, (cells, room) => {
        const { canvas, shown, cell, wall, left, top, art, mark } = mazeLayout(cells, room);
        for (const length of [canvas, cell, wall, left, top, art, mark])
          expect(Number.isInteger(length)).toBe(true);
        const before = Math.floor(wall / 2);
        expect(left - before).toBeGreaterThanOrEqual(0);
        expect(left + cells * cell - before + wall).toBeLessThanOrEqual(canvas);
        expect(canvas - cells * (cell + 1)).toBeLessThan(wall);
        expect(wall).toBeGreaterThanOrEqual(2);
        expect(shown).toBeLessThanOrEqual(Math.min(room.width, room.height));
        expect(top).toBe(left);
      }),
    );
  });

  test('draws figures as large as their bodies, so that no wall runs through one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), rooms, (cells, room) => {
        const { cell, wall, left, body } = mazeLayout(cells, room);
        const { sprites, map } = firstFrame({ hunter: true, pickups: true });
        for (const { width, height } of sprites) {
          expect(Math.abs(body - (cell * width) / map.tileSize)).toBeLessThanOrEqual(0.5);
          expect(height).toBe(width);
        }
        // A body that touches the wall in the west, and what the wall covers of its cell; rounding is no overlap.
        const middle = left + ((2 + 16 / 2) * cell) / map.tileSize;
        const covered = left - Math.floor(wall / 2) + wall;
        expect(Math.round(middle - body / 2)).toBeGreaterThanOrEqual(covered - 2);
      }),
    );
  });

  test('keeps the size of the picture from maze to maze, and glides between them', () => {
    const room = { width: 700, height: 900, density: 1 };
    const [small, large] = [mazeLayout(5, room), mazeLayout(6, room)];
    expect(large.canvas).toBe(small.canvas);
    expect(between(small, large, 0).cell).toBe(small.cell);
    expect(between(small, large, 1)).toEqual(large);
  });
});

describe('walls', () => {
  test('of a maze are each named once, and its border is closed', () => {
    const { map, maze } = firstFrame();
    const edges = wallEdges(map.width, maze?.sides ?? []);
    expect(new Set(edges.map(({ x, y, down }) => `${x} ${y} ${down}`)).size).toBe(edges.length);
    const isBorder = ({ x, y, down }: (typeof edges)[number]) =>
      down ? x === 0 || x === map.width : y === 0 || y === map.height;
    expect(edges.filter(isBorder)).toHaveLength(4 * map.width);
    // What is no wall is a passage, written on both its ends.
    const passages = (maze?.sides ?? []).reduce((sum, sides) => sum + bits(sides), 0) / 2;
    expect(edges).toHaveLength(2 * map.width * (map.width + 1) - passages);
  });

  test('that go, stay and come make both mazes', () => {
    const edge = fc.record({ x: fc.nat(4), y: fc.nat(4), down: fc.boolean() });
    const edges = fc.uniqueArray(edge, { selector: ({ x, y, down }) => `${x} ${y} ${down}` });
    fc.assert(
      fc.property(edges, edges, (before, after) => {
        const { stay, go, come } = changeWalls(before, after);
        expect(new Set([...stay, ...come])).toEqual(new Set(after));
        expect(stay.length + go.length).toBe(before.length);
        expect(go.length === 0 && come.length === 0).toBe(
          before.length === after.length && stay.length === after.length,
        );
      }),
    );
  });
});

function bits(sides: number): number {
  return [1, 2, 4, 8].filter((side) => (sides & side) !== 0).length;
}

test.each(['dark', 'light'] as const)(
  'with high contrast and the %s theme walls, edges and the way stand out',
  (theme) => {
    const { floors, fast, slow, wall, edge, way } = rushPalette(theme, true);
    for (const ground of [...floors, fast, slow]) {
      expect(contrast(wall, ground)).toBeGreaterThanOrEqual(3);
      for (const thing of [edge, way]) expect(contrast(thing, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

describe('the countdown', () => {
  test('shows whole seconds and swells with each of the last five', () => {
    const countdown = makeCountdown();
    expect(countdown.follow(left(61), 0, false)).toEqual({
      text: '7',
      isLast: false,
      swell: 0,
    });
    expect(countdown.follow(left(60), 100, false)).toMatchObject({ text: '6', swell: 0 });
    expect(countdown.follow(left(50), 1100, false)).toEqual({
      text: '5',
      isLast: true,
      swell: 1,
    });
    expect(countdown.follow(left(49), 1220, false).swell).toBeCloseTo(0.5);
    expect(countdown.follow(left(45), 1600, false).swell).toBe(0);
  });

  test('swells for nobody who wants little motion', () => {
    const countdown = makeCountdown();
    countdown.follow(left(51), 0, true);
    expect(countdown.follow(left(50), 100, true)).toEqual({
      text: '5',
      isLast: true,
      swell: 0,
    });
  });

  test('has a shape for every figure and sign it writes', () => {
    for (const sign of '0123456789+-s') {
      let pixels = 0;
      fontRuns(sign, (x, y, length) => {
        pixels += length;
        expect(x + length).toBeLessThanOrEqual(fontSize(sign).width);
        expect(y).toBeLessThan(fontSize(sign).height);
      });
      expect([sign, pixels > 0]).toEqual([sign, true]);
    }
  });
});

describe('flourishes', () => {
  test('rise from the player when the treasure is reached, into the next maze, and are over after a while', () => {
    const frame = firstFrame();
    const next = { ...frame, map: { ...frame.map, id: 'another' }, events: ['treasure', 'maze'] };
    const motion = makeFrameInterpolator();
    const effects = makeRushEffects();
    motion.show(frame, true);
    effects.raise(motion, 0, true);
    motion.show(next, false);
    effects.raise(motion, 100, false);
    expect(effects.rising.map(({ text }) => text)).toEqual(['+1']);
    expect(effects.hurt(100)).toBe(0);
    motion.show({ ...next, events: [] }, false);
    effects.raise(motion, 101 + RISING_MS, false);
    expect(effects.rising).toEqual([]);
  });

  test('a missed maze hurts for a moment, the end of a run stays', () => {
    const frame = firstFrame();
    const motion = makeFrameInterpolator();
    const effects = makeRushEffects();
    motion.show({ ...frame, events: ['time-out', 'over'] }, false);
    effects.raise(motion, 100, false);
    expect(effects.hurt(100)).toBe(1);
    expect(effects.hurt(2000)).toBe(0);
    expect(effects.overFor(2000)).toBe(1900);
  });
});

test('every event is heard', () => {
  for (const event of TREASURE_RUSH_EVENTS) expect([event, event in EFFECTS]).toEqual([event, true]);
});

test('everything a frame shows has a picture', () => {
  const { sprites } = firstFrame({ hunter: true, pickups: true });
  expect(sprites.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hunter', 'treasure', 'player']));
  for (const sprite of sprites)
    expect([sprite.kind, pictureOf(sprite, 0) === null]).toEqual([sprite.kind, false]);
});

describe('the picture at the entrance', () => {
  const laid = (timeMs: number) => {
    const { map, ground } = treasureRushPreview(timeMs);
    const walls = new Set<string>();
    ground.lay(map, 1, (name, x, y) => {
      if (name.startsWith('rush-wall')) walls.add(`${name} ${x} ${y}`);
    });
    return walls;
  };

  test('has nobody run through a wall', () => {
    const walls = laid(0);
    let before = treasureRushPreview(0).lantern;
    for (let timeMs = 10; timeMs < 40_000; timeMs += 10) {
      const { lantern } = treasureRushPreview(timeMs);
      const [x0, y0, x1, y1] = [before.x, before.y, lantern.x, lantern.y].map((length) =>
        Math.floor(length / PREVIEW_CELL),
      );
      const wall = x0 === x1 ? ['h', x0, Math.max(y0, y1)] : ['v', Math.max(x0, x1), y0];
      const [kind, x, y] = wall as [string, number, number];
      const isAcross = x0 !== x1 || y0 !== y1;
      const isClosed = walls.has(`rush-wall-${kind} ${x * PREVIEW_CELL - 1} ${y * PREVIEW_CELL - 1}`);
      expect([timeMs, isAcross && isClosed]).toEqual([timeMs, false]);
      before = lantern;
    }
  });

  test('is laid with rock around it, so that nothing of the last picture shines through', () => {
    const { map, ground } = mazeOf('nothing', []);
    const tiles = new Set<string>();
    ground.lay(map, 1, (name, x, y) => tiles.add(`${name} ${x / PREVIEW_CELL} ${y / PREVIEW_CELL}`));
    expect(tiles).toEqual(new Set(['rush-rock -1 -1', 'rush-rock 0 -1', 'rush-rock -1 0', 'rush-rock 0 0']));
  });
});
