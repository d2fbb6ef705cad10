import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexedPng } from '../indexed-png.mjs';
import { pack } from '../pack.mjs';
import { readPng } from './read-png.js';

const side = fc.integer({ min: 1, max: 40 });
const boxes = fc.array(fc.record({ width: side, height: side }), { maxLength: 40 });

test('packed boxes lie inside the atlas and never overlap', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 40, max: 90 }), (list, width) => {
      const packed = pack(list, width);
      const taken = new Uint8Array(packed.width * packed.height);
      list.forEach((box, index) => {
        const { x, y } = packed.places[index];
        expect(x + box.width).toBeLessThanOrEqual(packed.width);
        expect(y + box.height).toBeLessThanOrEqual(packed.height);
        for (let dy = 0; dy < box.height; dy++) {
          for (let dx = 0; dx < box.width; dx++) taken[(y + dy) * packed.width + x + dx]++;
        }
      });
      expect(Math.max(0, ...taken)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a box wider than the atlas is a mistake of the maker', () => {
  expect(() => pack([{ width: 41, height: 1 }], 40)).toThrow('a box of 41 does not fit an atlas of 40');
});

test('an indexed PNG reads back with its colours', () => {
  const colours = [
    [0, 0, 0, 0],
    [1, 2, 3, 255],
    [200, 100, 50, 128],
  ];
  const png = readPng(indexedPng({ width: 3, height: 2, colours, pixels: Uint8Array.of(0, 1, 2, 2, 1, 0) }));
  expect([png.width, png.height]).toEqual([3, 2]);
  expect([0, 1, 2].map((x) => png.at(x, 0))).toEqual(colours);
  expect([2, 1, 0].map((x) => png.at(x, 1))).toEqual(colours);
});

test('more colours than an index can name are a mistake of the maker', () => {
  const colours = Array.from({ length: 257 }, () => [0, 0, 0, 0]);
  expect(() => indexedPng({ width: 1, height: 1, colours, pixels: Uint8Array.of(0) })).toThrow('257 colours');
});
