import { Trouble } from '../prepare/trouble.mjs';
import { EMPTY } from './palette.mjs';

/**
 * Works out mirrored and layered sprites. Gives a map in the order of the sources from the name to
 * `{ name, hidden, width, height, durations, frames }`, where every frame is a list of rows.
 */
export function resolveSprites(blocks) {
  const sprites = new Map();
  for (const block of blocks) {
    if (sprites.has(block.name)) throw new Trouble(`${block.place}: there is another ${block.name}`);
    sprites.set(
      block.name,
      MAKERS[block.kind](block, (name) => earlier(sprites, block, name)),
    );
  }
  return sprites;
}

const MAKERS = {
  drawn: ({ name, hidden, width, height, durations, frames }) => ({
    name,
    hidden,
    width,
    height,
    durations,
    frames,
  }),
  mirrored: ({ name, hidden, of }, find) => {
    const original = find(of);
    return { ...original, name, hidden, frames: original.frames.map((rows) => rows.map(reverse)) };
  },
  layered: ({ name, hidden, layers, place }, find) => {
    const base = find(layers[0].name);
    const canvas = base.frames[0].map((row) => [...row]);
    for (const layer of layers.slice(1)) lay(canvas, layer, { sprite: find(layer.name), name, place });
    return { ...base, name, hidden, durations: [0], frames: [canvas.map((row) => row.join(''))] };
  },
};

/** A sprite that stands above: sources are read from top to bottom, so that nothing can lead in a circle. */
function earlier(sprites, { name, place }, wanted) {
  const found = sprites.get(wanted);
  if (found === undefined)
    throw new Trouble(`${place}: ${name} uses ${wanted}, which does not stand above it`);
  return found;
}

function reverse(row) {
  return [...row].reverse().join('');
}

function lay(canvas, { x, y }, { sprite, name, place }) {
  if (x + sprite.width > canvas[0].length || y + sprite.height > canvas.length) {
    throw new Trouble(`${place}: ${sprite.name} at ${x},${y} reaches out of ${name}`);
  }
  sprite.frames[0].forEach((row, dy) => {
    [...row].forEach((letter, dx) => {
      if (letter !== EMPTY) canvas[y + dy][x + dx] = letter;
    });
  });
}
