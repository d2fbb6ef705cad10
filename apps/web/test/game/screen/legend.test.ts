import { describe, expect, test } from 'vitest';
import { legendMarks, legendMiddle, legendScene } from '../../../src/game/screen/legend.js';
import { CAVE_LEGEND } from '../../../src/games/cave/legend.js';
import { CLASSIC_LEGEND } from '../../../src/games/classic/legend.js';
import { LABYRINTH_LEGEND } from '../../../src/games/labyrinth/legend.js';
import { LOST_CAUSE_LEGEND } from '../../../src/games/lost-cause/legend.js';
import { RUSH_LEGEND } from '../../../src/games/treasure-rush/legend.js';
import { legsOf, positionOn } from '../../../src/graphics/preview-scene.js';

describe.each([
  ['Lost Cause', LOST_CAUSE_LEGEND],
  ['Treasure Rush', RUSH_LEGEND],
  ['Classic', CLASSIC_LEGEND],
  ['Cave', CAVE_LEGEND],
  ['Labyrinth', LABYRINTH_LEGEND],
])('the picture of how to play %s', (_, legend) => {
  const { map, ground, things, least } = legend;

  test('has a number for each thing that is explained, in the same order', () => {
    expect(legendMarks(legend).map(({ text }) => text)).toEqual(things.map((_, i) => String(i + 1)));
  });

  test('has every number within what is seen at least', () => {
    const middle = legendMiddle(legend);
    for (const { x, y } of legendMarks(legend)) {
      expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(least.width / 2);
      expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(least.height / 2);
    }
  });

  test('shows on its map whatever is not part of it', () => {
    const { figures } = legendScene(legend)(0);
    expect(figures.map(({ sprite }) => sprite)).toEqual(
      things.flatMap(({ sprite }) => (sprite === null ? [] : [sprite])),
    );
    for (const { x, y } of figures) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map.width * ground.tile);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(map.height * ground.tile);
    }
  });
});

test('a way of letters goes from cell to cell', () => {
  const legs = legsOf({ column: 2, row: 1 }, 'NEESW');
  expect(legs.map(({ column, row }) => [column, row])).toEqual([
    [2, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 1],
  ]);
  expect(positionOn(legs[4])).toEqual({ column: 3, row: 1 });
  expect(positionOn(legs[1], 0.25)).toEqual({ column: 2.25, row: 0 });
  expect(legs[3].step).toMatchObject({ facing: 'south', back: 'north' });
});
