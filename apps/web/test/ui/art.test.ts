import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOORWAY } from '../../src/ui/art/doorway.js';
import { LANTERN, LANTERN_COLOURS } from '../../src/ui/art/lantern.js';
import { type PixelMap, pixelPaths, pixelSvg } from '../../src/ui/art/pixel-map.js';
import { WORDMARK } from '../../src/ui/art/wordmark.js';

/** The pixels that the paths cover, as text again. */
function repaint(map: PixelMap): string[] {
  const rows = map.map((row) => Array(row.length).fill('.'));
  for (const [tone, path] of pixelPaths(map)) {
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let i = 0; i < Number(width); i++) rows[Number(y)][Number(x) + i] = tone;
    }
  }
  return rows.map((row) => row.join(''));
}

describe.each(Object.entries({ WORDMARK, LANTERN, DOORWAY }))('%s', (_, map) => {
  test('has rows of one length', () => {
    expect(new Set(map.map((row) => row.length)).size).toBe(1);
  });

  test('is painted pixel by pixel as it is written', () => {
    expect(repaint(map)).toEqual([...map]);
  });
});

test('sprites stand on the 16 pixel module', () => {
  for (const sprite of [LANTERN, DOORWAY]) expect([sprite.length, sprite[0].length]).toEqual([16, 16]);
});

test('the picture in the tab has a colour for every tone', () => {
  const svg = pixelSvg(LANTERN, LANTERN_COLOURS);
  expect(svg).toMatch(/^<svg xmlns=/);
  expect(svg).not.toMatch('undefined');
});

test("the house's own pictures have an ink for every tone, and the art's palette has no say in it", () => {
  const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
  for (const tone of [WORDMARK, LANTERN].flatMap((map) => [...pixelPaths(map).keys()])) {
    expect(tokens).toContain(`--ink-${tone}: `);
  }
  expect(tokens).not.toContain('--tone-');
});
