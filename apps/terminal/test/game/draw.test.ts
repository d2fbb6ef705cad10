import { makeMaze, Rng } from '@warren/engine';
import { type Frame, startRun } from '@warren/games';
import { treasureRush } from '@warren/games/treasure-rush';
import { describe, expect, test } from 'vitest';
import { cellSizeFor, drawMaze } from '../../src/game/maze-layer.js';
import { drawTileMap } from '../../src/game/tile-map.js';
import { VIEWS } from '../../src/games/registry.js';
import { canvasOn } from '../../src/tui/canvas.js';
import { makePicture, pictureLines } from '../../src/tui/picture.js';
import { LEAST_SCREEN } from '../../src/tui/picture-stage.js';
import { must } from '../support/must.js';

const ASCII = { palette: 'plain', unicode: false } as const;
const [EAST, SOUTH] = [2, 4];

/** A frame of a maze of this many cells a side, with nothing but the player in it. */
function mazeFrame(side: number, seed: string): Frame & Required<Pick<Frame, 'maze'>> {
  const { frame, setup, readSettings } = treasureRush;
  const shown = frame(setup(must(readSettings({})), seed));
  const { open } = must(makeMaze({ algorithm: 'wilson', width: side, height: side, seed }));
  const tiles = Array.from({ length: side * side }, () => 0);
  return {
    ...shown,
    map: { ...shown.map, width: side, height: side, tiles },
    maze: { sides: [...open], wall: 4, patch: 40 },
    sprites: [],
  };
}

const nothing = { patternOf: () => null, tokenOf: () => null };

describe('a maze with thin walls', () => {
  test('every wall and every way can be read from the characters, in every size of cells', () => {
    for (let side = 2; side <= 20; side++) {
      const frame = mazeFrame(side, `walls ${side}`);
      for (const room of [
        { columns: 61, rows: 21 },
        { columns: 120, rows: 60 },
      ]) {
        const { across, down, hasLines } = cellSizeFor(frame.map, room);
        const columns = side * (across + 1) + 1;
        const rows = side * (down + (hasLines ? 1 : 0)) + 1;
        expect(columns <= room.columns && rows <= room.rows).toBe(true);
        const picture = makePicture(room);
        drawMaze(frame, canvasOn(picture, ASCII), nothing);
        const [left, top] = [(room.columns - columns) >> 1, (room.rows - rows) >> 1];
        const at = (column: number, row: number) =>
          picture.characters[(top + row) * room.columns + left + column];
        frame.maze.sides.forEach((open, cell) => {
          const [column, row] = [
            (cell % side) * (across + 1),
            Math.floor(cell / side) * (down + (hasLines ? 1 : 0)),
          ];
          expect(at(column + across + 1, row + 1) === '|').toBe((open & EAST) === 0);
          expect(at(column + 2, row + down + (hasLines ? 1 : 0)) === (hasLines ? '-' : '_')).toBe(
            (open & SOUTH) === 0,
          );
        });
      }
    }
  });

  test('the largest maze has room beside its numbers on the least screen', () => {
    const frame = mazeFrame(20, 'large');
    const picture = makePicture({ columns: LEAST_SCREEN.columns, rows: LEAST_SCREEN.rows - 2 });
    const view = VIEWS.find(({ game }) => game.id === 'treasure-rush');
    view?.draw(frame, canvasOn(picture, ASCII));
    const lines = pictureLines(picture);
    expect(lines[0].slice(0, 61)).toMatch(/^ _{59}/);
    for (const line of lines.slice(1)) expect([line[0], line[60]]).toEqual(['|', '|']);
    expect(lines.join('\n')).toMatch(/Time left +\d+\.\d/);
  });

  test('what stands in a cell is drawn inside of it, wherever it stands', () => {
    const frame = mazeFrame(12, 'inside');
    const rng = Rng.fromSeed('inside');
    for (let i = 0; i < 500; i++) {
      const [column, row] = [rng.below(12), rng.below(12)];
      const place = { x: column * 50 + 2 + rng.below(31), y: row * 50 + 2 + rng.below(31) };
      const sprite = {
        id: 'player',
        kind: 'player',
        pose: 'idle',
        facing: 'south' as const,
        width: 16,
        height: 16,
        age: 0,
        health: null,
        ...place,
      };
      const picture = makePicture({ columns: 97, rows: 49 });
      const token = { text: '@', style: 'player' as const };
      drawMaze({ ...frame, sprites: [sprite] }, canvasOn(picture, ASCII), {
        ...nothing,
        tokenOf: () => token,
      });
      const at = picture.characters.indexOf('@');
      expect(Math.floor((at % 97) / 8)).toBe(column);
      expect(Math.floor(at / 97 / 4)).toBe(row);
      expect((at % 97) % 8 !== 0 && Math.floor(at / 97) % 4 !== 0).toBe(true);
    }
  });
});

describe('every view', () => {
  test.each(VIEWS.map((view) => [view.game.id, view] as const))(
    'of %s shows the player on screens of any size',
    (_, view) => {
      for (const { settings } of view.starts) {
        const run = must(startRun(view.game, settings, 'sizes'));
        const frame = view.game.frame(run.state);
        for (const [columns, rows] of [
          [78, 21],
          [80, 22],
          [200, 60],
          [40, 12],
        ]) {
          for (const unicode of [true, false]) {
            const picture = makePicture({ columns, rows });
            view.draw(frame, canvasOn(picture, { palette: 'plain', unicode }));
            expect(pictureLines(picture).join('\n')).toContain('@');
            if (!unicode)
              expect(picture.characters.every((character) => /^[ -~]$/.test(character))).toBe(true);
          }
        }
      }
    },
  );

  test('a tile map is drawn as large as there is room, twice as wide as high', () => {
    const [view] = VIEWS;
    const frame = view.game.frame(must(startRun(view.game, {}, 'map')).state);
    const picture = makePicture({ columns: 60, rows: 22 });
    drawTileMap({ ...frame, sprites: [] }, canvasOn(picture, ASCII), () => null);
    const lines = pictureLines(picture);
    expect(lines[0].trim()).toBe(`+${'-'.repeat(40)}+`);
    expect(lines.at(-1)?.trim()).toBe(`+${'-'.repeat(40)}+`);
  });
});
