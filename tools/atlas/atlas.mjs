import { encodeIndexedPng } from '@warren/png';
import { pack } from './pack.mjs';
import { channels, EMPTY, readPalette, THEMES } from './palette.mjs';
import { readSpriteFile } from './sprite-file.mjs';
import { resolveSprites } from './sprites.mjs';

const TRANSPARENT = [0, 0, 0, 0];

/**
 * Makes the atlas from its sources, files as `{ file, text }`. Gives
 *
 * - `palette` and `sprites`, as their readers do, without parts;
 * - `width`, `height` and `frames`: for each name a list of `[x, y, width, height]`;
 * - `png`: for each theme the picture. Both have the same layout.
 */
export function makeAtlas({ palette: paletteFile, sprites: spriteFiles }) {
  const palette = readPalette(paletteFile);
  const blocks = spriteFiles.flatMap((source) => readSpriteFile(source, palette));
  const sprites = new Map([...resolveSprites(blocks)].filter(([, sprite]) => !sprite.hidden));
  const { pictures, numbers } = distinctFrames(sprites);
  const { width, height, places } = pack(pictures);
  const frames = Object.fromEntries(
    [...numbers].map(([name, list]) => [name, list.map((number) => box(places[number], pictures[number]))]),
  );
  return {
    palette,
    sprites,
    width,
    height,
    frames,
    png: paint({ palette, pictures, places, width, height }),
  };
}

function box({ x, y }, { width, height }) {
  return [x, y, width, height];
}

/** Every different frame once, and for each sprite the numbers of its frames. */
function distinctFrames(sprites) {
  const pictures = [];
  const known = new Map();
  const numbers = new Map();
  for (const { name, width, height, frames } of sprites.values()) {
    const list = frames.map((rows) => {
      const key = rows.join('\n');
      if (!known.has(key)) known.set(key, pictures.push({ width, height, rows }) - 1);
      return known.get(key);
    });
    numbers.set(name, list);
  }
  return { pictures, numbers };
}

function paint({ palette, pictures, places, width, height }) {
  const index = new Map([EMPTY, ...palette.keys()].map((letter, number) => [letter, number]));
  const pixels = new Uint8Array(width * height);
  pictures.forEach(({ rows }, number) => {
    const { x, y } = places[number];
    rows.forEach((row, dy) => {
      for (let dx = 0; dx < row.length; dx++) pixels[(y + dy) * width + x + dx] = index.get(row[dx]);
    });
  });
  return Object.fromEntries(
    THEMES.map((theme) => {
      const colours = [TRANSPARENT, ...[...palette.values()].map((entry) => channels(entry[theme]))];
      return [theme, encodeIndexedPng({ width, height, colours, pixels })];
    }),
  );
}
