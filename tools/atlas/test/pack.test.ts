import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack } from '../pack.mjs';

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
