import { EMPTY } from './palette.mjs';

/** @typedef {import('./atlas.mjs').Atlas} Atlas */

const MADE = '// Made by tools/atlas from apps/web/art. Change the art, not this file.\n';
/** Sprites that pages show beside their text; the page draws their pixels in its own colours. */
const ON_PAGES = /^(?:icon|title)-/;
/** The tone that takes the colour of the text around it. */
const INK = 'i';

/**
 * The files that the web app imports, by name, from a made atlas.
 * @param {Atlas} atlas
 */
export function generatedFiles(atlas) {
  return {
    'atlas-dark.png': atlas.png.dark,
    'atlas-light.png': atlas.png.light,
    'sprites.ts': spritesModule(atlas),
    'pictures.ts': picturesModule(atlas),
    'tones.css': tonesStyle(atlas),
  };
}

/** @param {Atlas} atlas */
function spritesModule({ width, height, frames, sprites }) {
  const entries = [...sprites.values()].map(({ name, durations }) =>
    entry(name, `{ frames: ${JSON.stringify(frames[name])}, durations: ${JSON.stringify(durations)} }`),
  );
  return `${MADE}
/** A frame's place in the atlas, in its pixels. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

export interface Sprite {
  readonly frames: readonly Frame[];
  /** How long each frame stays, in milliseconds; 0 for a still picture. */
  readonly durations: readonly number[];
}

/** The size of the atlas, the same in both themes. */
export const ATLAS_SIZE = { width: ${width}, height: ${height} } as const;

export type SpriteName =${names(sprites.keys())};

export const SPRITES: Readonly<Record<SpriteName, Sprite>> = {
${entries.join('')}};
`;
}

/** @param {Atlas} atlas */
function picturesModule({ sprites }) {
  const pictures = onPages(sprites);
  const entries = pictures.map(({ name, frames }) => entry(name, JSON.stringify(frames[0])));
  return `${MADE}
export type PictureName =${names(pictures.map(({ name }) => name))};

/** Icons and titles as rows of letters: a dot is empty, any other letter x has the colour of the token --tone-x. */
export const PICTURES: Readonly<Record<PictureName, readonly string[]>> = {
${entries.join('')}};
`;
}

/** @param {Atlas} atlas */
function tonesStyle({ palette, sprites }) {
  const used = new Set(onPages(sprites).flatMap(({ frames }) => [...frames[0].join('')]));
  used.delete(EMPTY);
  const rules = [...palette]
    .filter(([letter]) => used.has(letter))
    .map(([letter, { dark, light }]) => {
      const colour = letter === INK ? 'currentcolor' : `light-dark(${light}, ${dark})`;
      return `  --tone-${letter}: ${colour};\n`;
    });
  return `/* Made by tools/atlas from apps/web/art. Change the art, not this file. */\n:root {\n${rules.join('')}}\n`;
}

/** @param {Atlas['sprites']} sprites */
function onPages(sprites) {
  return [...sprites.values()].filter(({ name }) => ON_PAGES.test(name));
}

/**
 * @param {string} name
 * @param {string} value
 */
function entry(name, value) {
  return `  '${name}': ${value},\n`;
}

/** @param {Iterable<string>} list */
function names(list) {
  return [...list].map((name) => `\n  | '${name}'`).join('');
}
