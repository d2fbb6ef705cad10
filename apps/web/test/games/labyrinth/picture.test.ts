import type { Frame, Sprite } from '@warren/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labyrinthPreview } from '../../../src/games/labyrinth/preview.js';
import { cornerOf, makeCamera } from '../../../src/games/labyrinth/stage/camera.js';
import { timeLeft } from '../../../src/games/labyrinth/stage/clock-rim.js';
import { CELL_ART } from '../../../src/games/labyrinth/stage/ground.js';
import { decksAbove } from '../../../src/games/labyrinth/stage/ground-sheet.js';
import { isLanternSeen } from '../../../src/games/labyrinth/stage/painter.js';
import { labyrinthPalette } from '../../../src/games/labyrinth/stage/palette.js';
import { trailMarks } from '../../../src/games/labyrinth/stage/trail.js';
import { contrast } from '../../support/contrast.js';

describe('the picture', () => {
  const ROOM = { width: 380, height: 420, density: 2 };

  test('a labyrinth is seen as a whole, as large as it fits, while its cells have 18 pixels', () => {
    const small = makeCamera({ width: 8, height: 8 }, ROOM, 0);
    expect(small.further).toBe(false);
    // 13 x 13 on a screen of 1280 x 800 fills its height.
    const room = { width: 900, height: 640, density: 1 };
    const middle = makeCamera({ width: 13, height: 13 }, room, 0);
    expect(middle.further).toBe(false);
    expect(middle.height).toBeGreaterThan(0.95 * (room.height - 8));
    const large = makeCamera({ width: 40, height: 40 }, ROOM, 0);
    expect(large.width).toBeLessThan(40 * CELL_ART * large.scale);
    expect(large.further).toBe(true);
  });

  test('all of it can be seen always, and the player can look closer', () => {
    const far = makeCamera({ width: 40, height: 40 }, ROOM, -100);
    expect(far.further).toBe(false);
    expect(far.width).toBeGreaterThanOrEqual(Math.floor(40 * CELL_ART * far.scale));
    expect(far.width).toBeLessThanOrEqual((ROOM.width - 8) * ROOM.density);
    expect(makeCamera({ width: 40, height: 40 }, ROOM, far.steps + 1).scale).toBeGreaterThan(far.scale);
    expect(makeCamera({ width: 40, height: 40 }, ROOM, 100).closer).toBe(false);
  });

  test('never shows more than a rim beyond the map, and always the player', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const room = fc.record({
      width: fc.integer({ min: 60, max: 2000 }),
      height: fc.integer({ min: 60, max: 1500 }),
      density: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 60 }),
        room,
        fc.integer({ min: -3, max: 3 }),
        place,
        (side, space, steps, at) => {
          const cells = { width: side, height: side };
          const camera = makeCamera(cells, space, steps);
          const map = side * CELL_ART * camera.scale;
          const corner = cornerOf(camera, cells, { x: at.x * map, y: at.y * map });
          const rim = 4 * camera.scale;
          expect(corner.x).toBeGreaterThanOrEqual(-rim - 1);
          expect(corner.x + camera.width).toBeLessThanOrEqual(map + rim + 1);
          expect(at.x * map - corner.x).toBeGreaterThanOrEqual(-1);
          expect(at.x * map - corner.x).toBeLessThanOrEqual(camera.width + 1);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the bridge lies over whoever walks beneath it or comes out of it, not over whoever walks on it', () => {
    const under = Array.from({ length: 25 }, () => 0);
    // In the middle a corridor runs from north to south beneath one from west to east.
    under[12] = 5;
    const frame = { map: { width: 5, height: 5, tileSize: 60 }, maze: { under } } as unknown as Frame;
    const at = (column: number, row: number, beneath?: true) =>
      decksAbove(frame, {
        x: column * 60 + 16,
        y: row * 60 + 16,
        width: 28,
        height: 28,
        ...(beneath && { beneath }),
      } as Sprite);
    expect(at(2, 2, true)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(2, 2)).toEqual([]);
    expect(at(2, 1)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(2, 3)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(1, 2)).toEqual([]);
    expect(at(3, 2)).toEqual([]);
  });

  test('the light of whoever walks beneath a bridge does not shine on top of it', () => {
    const palette = labyrinthPalette('dark');
    expect([isLanternSeen({}, palette), isLanternSeen({ beneath: true }, palette)]).toEqual([true, false]);
  });

  test('a way that dives beneath a bridge is marked otherwise than one over it', () => {
    const under = [0, 0, 0, 0, 5, 0, 0, 0, 0];
    const beneath = (cells: number[]) => trailMarks(cells, 3, under).map((mark) => mark.beneath);
    expect(beneath([1, 4, 7])).toEqual([false, false, true, false, false]);
    expect(beneath([3, 4, 5])).toEqual([false, false, false, false, false]);
    expect(beneath([0])).toEqual([false]);
  });

  test.each(['dark', 'light'] as const)(
    'with high contrast in the %s theme walls and things stand out',
    (theme) => {
      const { plain, trail, trailEdge, time, lastTime, spent } = labyrinthPalette(theme, true);
      if (plain === null) throw new Error('no plain colours');
      expect(contrast(plain.wall, plain.floor)).toBeGreaterThanOrEqual(3);
      for (const thing of [plain.ring, plain.rail]) {
        expect(contrast(thing, plain.floor)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(thing, plain.deck)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(trail, trailEdge)).toBeGreaterThanOrEqual(4.5);
      for (const light of [time, lastTime]) expect(contrast(light, spent)).toBeGreaterThanOrEqual(4.5);
      expect(labyrinthPalette(theme).plain).toBeNull();
    },
  );

  test('the rim of light is as long as the time that is left, and there is none without a clock', () => {
    expect(timeLeft({ time: { ticks: 300, isLeft: true }, limit: 1200 })).toBe(0.25);
    expect(timeLeft({ time: { ticks: 300, isLeft: false }, limit: 0 })).toBeNull();
  });

  test('at the entrance everybody stays on the map, and is hidden for a while by bridges', () => {
    let hidden = 0;
    for (let timeMs = 0; timeMs < 26_000; timeMs += 60) {
      const { figures, map } = labyrinthPreview(timeMs);
      if (!figures.some(({ sprite }) => sprite.startsWith('player'))) hidden++;
      for (const { x, y } of figures) {
        expect(x > 0 && y > 0 && x < map.width * CELL_ART && y < map.height * CELL_ART).toBe(true);
      }
    }
    // Six of the thirty-two steps there, and as many back, are made beneath a bridge.
    expect(hidden).toBeGreaterThan(40);
    expect(hidden).toBeLessThan(130);
  });
});
