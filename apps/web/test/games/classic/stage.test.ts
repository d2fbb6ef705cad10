import { startRun } from '@warren/games';
import { CLASSIC_HINT, CLASSIC_SOLUTION, classic } from '@warren/games/classic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCamera } from '../../../src/games/classic/stage/camera.js';
import { hedgeLines, hedgeSize, makeHedgePainter } from '../../../src/games/classic/stage/hedge-painter.js';
import { hedgePalette, pixelOf } from '../../../src/games/classic/stage/palette.js';
import { bringsView } from '../../../src/games/classic/stage/stage.js';

const ROOM = { width: 700, height: 500 } as const;
const MIDDLE = { x: 350, y: 250 } as const;

/** A camera over a maze, with the player in a cell of it. */
function over(
  width: number,
  height: number,
  cell: number | null = null,
  player = { x: 0.5, y: height - 0.5 },
) {
  const camera = makeCamera();
  camera.setRoom(ROOM, 1);
  camera.setMaze({ width, height }, cell);
  camera.follow(player, false, true);
  return camera;
}
const now = (camera: ReturnType<typeof over>) => camera.look(1000, true);

describe('the view', () => {
  test('shows all of a maze that can be seen well, in the middle', () => {
    const { cell, left, top } = now(over(8, 8));
    expect(cell).toBe(60);
    expect([left, top]).toEqual([110, 10]);
  });

  test('of a large maze is close, at the player, and shows little beyond the edge', () => {
    const { cell, left, top } = now(over(200, 200));
    expect(cell).toBe(26);
    expect(left).toBe(10);
    expect(top).toBe(500 - 10 - 200 * 26);
  });

  test('begins with the cells somebody wished', () => {
    expect(now(over(16, 5, 12)).cell).toBe(12);
    expect(now(over(16, 5, 3)).cell).toBe(3);
  });

  test('is the same object while nothing changes, so that nothing is painted anew', () => {
    const camera = over(200, 200);
    expect(now(camera)).toBe(now(camera));
  });

  test('follows whoever walks, even if one looked elsewhere', () => {
    const camera = over(200, 200);
    const before = now(camera);
    camera.drag(-900, 900);
    expect(now(camera)).not.toEqual(before);
    camera.follow({ x: 0.5, y: 198.5 }, true, false);
    expect(now(camera)).toEqual(before);
  });

  test('comes to the player with a hint, which is worth nothing elsewhere', () => {
    const run = startRun(classic, { width: 60, height: 60 }, 'hint');
    if (!run.ok) throw new Error(run.reason);
    const camera = over(200, 200);
    const before = now(camera);
    for (const [help, isBrought] of [
      [[], false],
      [[CLASSIC_HINT], true],
      [[CLASSIC_SOLUTION], true],
    ] as const) {
      camera.drag(-900, 900);
      run.value.advance([...help]);
      camera.follow({ x: 0.5, y: 199.5 }, bringsView(classic.frame(run.value.state)), false);
      expect(JSON.stringify(now(camera)) === JSON.stringify(before)).toBe(isBrought);
    }
  });

  test('keeps what is under the pointer when its size changes', () => {
    const camera = over(200, 200, 20, { x: 100, y: 100 });
    const at = { x: 500, y: 120 };
    const under = () => {
      const { cell, left, top } = now(camera);
      return { x: (at.x - left) / cell, y: (at.y - top) / cell };
    };
    const before = under();
    for (const by of [1, 1, -1, 1] as const) camera.zoom(by, at);
    expect(now(camera).cell).toBe(28);
    expect(under().x).toBeCloseTo(before.x, 1);
    expect(under().y).toBeCloseTo(before.y, 1);
  });

  test('of everything shows the whole maze, however often it is asked for', () => {
    const camera = over(200, 200);
    for (let presses = 0; presses < 3; presses++) {
      camera.seeAll();
      expect(now(camera)).toMatchObject({ cell: 2, left: 150, top: 50 });
    }
    const small = over(33, 33);
    const whole = now(small).cell;
    for (let presses = 0; presses < 3; presses++) {
      small.seeAll();
      expect(now(small).cell).toBe(whole);
    }
  });

  test('fits a maze anew when the window changes', () => {
    const camera = over(8, 8);
    now(camera);
    camera.setRoom({ width: 300, height: 500 }, 1);
    expect(now(camera).cell).toBe(35);
  });

  test('never loses the maze, whatever is done to it', () => {
    const deed = fc.oneof(
      fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) }),
      fc.constantFrom(-1 as const, 1 as const),
      fc.double({ min: 0.2, max: 4, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const camera = over(60, 40);
        for (const each of deeds) {
          if (typeof each === 'object') camera.drag(each.dx, each.dy);
          else if (each === 1 || each === -1) camera.zoom(each, MIDDLE);
          else camera.stretch(each, MIDDLE);
          const { cell, left, top } = now(camera);
          expect(Number.isInteger(cell) && Number.isInteger(left) && Number.isInteger(top)).toBe(true);
          expect(left).toBeLessThanOrEqual(ROOM.width / 2);
          expect(top).toBeLessThanOrEqual(ROOM.height / 2);
          expect(left + 60 * cell).toBeGreaterThanOrEqual(ROOM.width / 2);
          expect(top + 40 * cell).toBeGreaterThanOrEqual(ROOM.height / 2);
        }
      }),
    );
  });
});

describe('hedges', () => {
  // Two cells side by side with a way between them, and below them two without one.
  const SIDES = [2, 8 | 4, 2 | 8, 1 | 8].map((side, cell) => (cell === 2 ? 0 : cell === 3 ? 1 : side));
  const lines = hedgeLines(2, SIDES);

  test('stand on every line that is closed, and posts where any meets', () => {
    expect([...lines.upright]).toEqual([1, 0, 1, 1, 1, 1]);
    expect([...lines.level]).toEqual([1, 1, 1, 0, 1, 1]);
    expect([...lines.posts]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('can be told from floor even in cells of three pixels', () => {
    const palette = hedgePalette('dark', false);
    const size = hedgeSize(3);
    const [width, height] = [2 * 3 + 1, 2 * 3 + 1];
    const pixels = new Uint32Array(width * height);
    makeHedgePainter(lines, size, palette)(pixels, { left: 0, top: 0, width, height });
    const [floor, line] = [pixelOf(palette.floor[0]), pixelOf(palette.line)];
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => {
        const pixel = pixels[y * width + x];
        return pixel === line ? '#' : pixel === floor ? '.' : '?';
      }).join(''),
    );
    expect(rows).toEqual(['#######', '#.....#', '#.....#', '####..#', '#..#..#', '#..#..#', '#######']);
  });

  test('look the same in whatever pieces they are painted', () => {
    const palette = hedgePalette('light', false);
    const whole = new Uint32Array(96 * 96);
    const paint = makeHedgePainter(lines, hedgeSize(40), palette);
    paint(whole, { left: -8, top: -8, width: 96, height: 96 });
    const pieces = new Uint32Array(96 * 96);
    for (let top = 0; top < 96; top += 32) {
      for (let left = 0; left < 96; left += 32) {
        const piece = new Uint32Array(32 * 32);
        paint(piece, { left: left - 8, top: top - 8, width: 32, height: 32 });
        for (let y = 0; y < 32; y++) pieces.set(piece.subarray(y * 32, y * 32 + 32), (top + y) * 96 + left);
      }
    }
    expect(pieces).toEqual(whole);
  });

  test('are black or white for whoever wishes clear lines', () => {
    expect(hedgePalette('dark', true).line).toBe('#ffffff');
    expect(hedgePalette('light', true).line).toBe('#000000');
  });
});
