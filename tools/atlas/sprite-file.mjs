import { UserError } from '../prepare/messages.mjs';
import { EMPTY } from './palette.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SIZE = /^([1-9]\d*)x([1-9]\d*)$/;
const LAYER = /^([a-z0-9-]+)(?:@(\d+),(\d+))?$/;
const DURATION = /^[1-9]\d*$/;

/** @typedef {import('./palette.mjs').Palette} Palette */
/** @typedef {{ name: string, place: string, hidden: boolean }} Head */
/** @typedef {{ kind: 'mirrored', of: string }} Mirrored */
/** @typedef {{ kind: 'layered', layers: Layer[] }} Layered */
/** @typedef {{ name: string, x: number, y: number }} Layer */
/**
 * Rows of letters; every frame is a list of rows.
 * @typedef {{ kind: 'drawn', width: number, height: number, durations: number[], frames: string[][] }} Drawn
 */
/** @typedef {Head & (Mirrored | Layered | Drawn)} Block */

/**
 * Reads a file of sprites. A block begins with one of
 *
 *     sprite NAME WIDTHxHEIGHT                  a still picture
 *     sprite NAME WIDTHxHEIGHT 120 120 240      an animation: how long each frame stays, in milliseconds
 *     sprite NAME mirrors OTHER                 the frames of another one, left and right exchanged
 *     sprite NAME layers BASE PART@X,Y ...      still pictures laid over each other, the first one below
 *
 * and the first two are followed by rows of letters, the frames of an animation side by side with blanks between
 * them. `part` in place of `sprite` is a picture that is only laid into others and does not enter the atlas. A line
 * that starts with `#` is a comment. Gives the blocks in their order.
 * @param {import('./palette.mjs').SourceFile} source
 * @param {Palette} palette
 * @returns {Block[]}
 */
export function readSpriteFile({ file, text }, palette) {
  /** @type {Block[]} */
  const blocks = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const place = `${file}:${index + 1}`;
    const words = line.trim().split(/\s+/);
    if (words[0] === 'sprite' || words[0] === 'part') {
      blocks.push(readHead(words, place));
    } else {
      addRow({ block: blocks.at(-1), words, place, palette });
    }
  });
  for (const block of blocks) checkHeight(block);
  return blocks;
}

/**
 * @param {string[]} words
 * @param {string} place
 * @returns {Block}
 */
function readHead([kind, name = '', how = '', ...rest], place) {
  if (!NAME.test(name))
    throw new UserError(`${place}: "${name}" is no name; write words in small letters, like-this`);
  const block = { name, place, hidden: kind === 'part' };
  if (how === 'mirrors') {
    const [of] = rest;
    if (of === undefined || rest.length > 1)
      throw new UserError(`${place}: ${name} has to name the one sprite it mirrors`);
    return { ...block, kind: 'mirrored', of };
  }
  if (how === 'layers') {
    if (rest.length === 0) throw new UserError(`${place}: ${name} has no layers`);
    return { ...block, kind: 'layered', layers: rest.map((word) => readLayer(word, place)) };
  }
  const size = SIZE.exec(how);
  if (size === null) throw new UserError(`${place}: ${name} needs a size like 16x16, "mirrors" or "layers"`);
  const wrong = rest.find((word) => !DURATION.test(word));
  if (wrong !== undefined) throw new UserError(`${place}: "${wrong}" is no time in milliseconds`);
  return {
    ...block,
    kind: 'drawn',
    width: Number(size[1]),
    height: Number(size[2]),
    durations: rest.length > 0 ? rest.map(Number) : [0],
    frames: Array.from({ length: Math.max(1, rest.length) }, () => []),
  };
}

/**
 * @param {string} word
 * @param {string} place
 * @returns {Layer}
 */
function readLayer(word, place) {
  const layer = LAYER.exec(word);
  if (layer === null) throw new UserError(`${place}: "${word}" is no layer; write NAME or NAME@X,Y`);
  return { name: layer[1], x: Number(layer[2] ?? 0), y: Number(layer[3] ?? 0) };
}

/** @param {{ block: Block | undefined, words: string[], place: string, palette: Palette }} row */
function addRow({ block, words, place, palette }) {
  if (block === undefined) throw new UserError(`${place}: pixels before the first "sprite"`);
  const { name } = block;
  if (block.kind !== 'drawn')
    throw new UserError(`${place}: ${name} is ${block.kind} and has no rows of its own`);
  if (words.length !== block.frames.length) {
    throw new UserError(`${place}: ${name} has ${block.frames.length} frames, but this row ${words.length}`);
  }
  words.forEach((row, frame) => {
    if (row.length !== block.width) {
      throw new UserError(
        `${place}: frame ${frame + 1} of ${name} is ${block.width} wide, but this row ${row.length}`,
      );
    }
    const unknown = [...row].find((letter) => letter !== EMPTY && !palette.has(letter));
    if (unknown !== undefined) {
      throw new UserError(`${place}: frame ${frame + 1} of ${name}: "${unknown}" is not in the palette`);
    }
    block.frames[frame].push(row);
  });
}

/** @param {Block} block */
function checkHeight(block) {
  if (block.kind !== 'drawn') return;
  const { name, place, height, frames } = block;
  const rows = frames[0].length;
  if (rows !== height) throw new UserError(`${place}: ${name} is ${height} high, but has ${rows} rows`);
}
