import { encodeIndexedPng } from '@warren/png';
import { pack } from './pack.mjs';
import { channels, EMPTY, readPalette } from './palette.mjs';
import { readSpriteFile } from './sprite-file.mjs';
import { resolveSprites } from './sprites.mjs';

const TRANSPARENT = [0, 0, 0, 0];

/** @typedef {import('./palette.mjs').SourceFile} SourceFile */
/** @typedef {import('./sprites.mjs').Sprite} Sprite */
/** @typedef {import('./pack.mjs').Place} Place */
/**
 * A frame as rows of letters.
 * @typedef {{ width: number, height: number, rows: readonly string[] }} Picture
 */
/**
 * The art, laid out.
 * @typedef {object} Atlas
 * @property {import('./palette.mjs').Palette} palette
 * @property {Map<string, Sprite>} sprites The sprites without parts.
 * @property {number} width
 * @property {number} height
 * @property {Record<string, [x: number, y: number, width: number, height: number][]>} frames
 * @property {Record<import('./palette.mjs').Theme, Buffer>} png The picture of each theme, in the same layout.
 */

/**
 * Makes the atlas from its sources.
 * @param {{ palette: SourceFile, sprites: SourceFile[] }} sources
 * @returns {Atlas}
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

/**
 * @param {Place} place
 * @param {Picture} picture
 * @returns {[x: number, y: number, width: number, height: number]}
 */
function box({ x, y }, { width, height }) {
  return [x, y, width, height];
}

/**
 * Every different frame once, and for each sprite the numbers of its frames.
 * @param {Map<string, Sprite>} sprites
 */
function distinctFrames(sprites) {
  /** @type {Picture[]} */
  const pictures = [];
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {Map<string, number[]>} */
  const numbers = new Map();
  for (const { name, width, height, frames } of sprites.values()) {
    const list = frames.map((rows) => {
      const key = rows.join('\n');
      const number = known.get(key) ?? pictures.push({ width, height, rows }) - 1;
      known.set(key, number);
      return number;
    });
    numbers.set(name, list);
  }
  return { pictures, numbers };
}

/**
 * @param {{ palette: Atlas['palette'], pictures: Picture[], places: Place[], width: number, height: number }} layout
 * @returns {Atlas['png']}
 */
function paint({ palette, pictures, places, width, height }) {
  const index = new Map([EMPTY, ...palette.keys()].map((letter, number) => [letter, number]));
  const pixels = new Uint8Array(width * height);
  pictures.forEach(({ rows }, number) => {
    const { x, y } = places[number];
    rows.forEach((row, dy) => {
      for (let dx = 0; dx < row.length; dx++)
        pixels[(y + dy) * width + x + dx] = index.get(row.charAt(dx)) ?? 0;
    });
  });
  /** @param {import('./palette.mjs').Theme} theme */
  const picture = (theme) => {
    const colours = [TRANSPARENT, ...[...palette.values()].map((entry) => channels(entry[theme]))];
    return encodeIndexedPng({ width, height, colours, pixels });
  };
  return { dark: picture('dark'), light: picture('light') };
}
