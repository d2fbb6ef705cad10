import { UserError } from '../prepare/messages.mjs';
import { EMPTY } from './palette.mjs';

/** @typedef {import('./sprite-file.mjs').Block} Block */
/** @typedef {import('./sprite-file.mjs').Layer} Layer */
/**
 * A sprite; every frame is a list of rows of letters.
 * @typedef {object} Sprite
 * @property {string} name
 * @property {boolean} hidden Whether it is only laid into others.
 * @property {number} width
 * @property {number} height
 * @property {number[]} durations
 * @property {string[][]} frames
 */

/**
 * Works out mirrored and layered sprites. Gives them by name, in the order of the sources.
 * @param {Block[]} blocks
 * @returns {Map<string, Sprite>}
 */
export function resolveSprites(blocks) {
  /** @type {Map<string, Sprite>} */
  const sprites = new Map();
  for (const block of blocks) {
    if (sprites.has(block.name)) throw new UserError(`${block.place}: there is another ${block.name}`);
    sprites.set(
      block.name,
      resolve(block, (name) => earlier(sprites, block, name)),
    );
  }
  return sprites;
}

/**
 * @param {Block} block
 * @param {(name: string) => Sprite} find
 * @returns {Sprite}
 */
function resolve(block, find) {
  const { name, hidden, place } = block;
  if (block.kind === 'drawn') {
    const { width, height, durations, frames } = block;
    return { name, hidden, width, height, durations, frames };
  }
  if (block.kind === 'mirrored') {
    const original = find(block.of);
    return { ...original, name, hidden, frames: original.frames.map((rows) => rows.map(reverse)) };
  }
  const [bottom, ...above] = block.layers;
  const base = find(bottom.name);
  const canvas = base.frames[0].map((row) => [...row]);
  for (const layer of above) lay(canvas, layer, { sprite: find(layer.name), name, place });
  return { ...base, name, hidden, durations: [0], frames: [canvas.map((row) => row.join(''))] };
}

/**
 * A sprite that stands above: sources are read from top to bottom, so that nothing can lead in a circle.
 * @param {Map<string, Sprite>} sprites
 * @param {Block} block
 * @param {string} wanted
 */
function earlier(sprites, { name, place }, wanted) {
  const found = sprites.get(wanted);
  if (found === undefined)
    throw new UserError(`${place}: ${name} uses ${wanted}, which does not stand above it`);
  return found;
}

/** @param {string} row */
function reverse(row) {
  return [...row].reverse().join('');
}

/**
 * @param {string[][]} canvas
 * @param {Layer} layer
 * @param {{ sprite: Sprite, name: string, place: string }} what
 */
function lay(canvas, { x, y }, { sprite, name, place }) {
  if (x + sprite.width > canvas[0].length || y + sprite.height > canvas.length) {
    throw new UserError(`${place}: ${sprite.name} at ${x},${y} reaches out of ${name}`);
  }
  sprite.frames[0].forEach((row, dy) => {
    [...row].forEach((letter, dx) => {
      if (letter !== EMPTY) canvas[y + dy][x + dx] = letter;
    });
  });
}
