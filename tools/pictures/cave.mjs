// The cave with its regions, and what was dug in it, as a picture: the presets Cave and Warrens.
import { writeFileSync } from 'node:fs';
import { groundOf } from '../../packages/engine/dist/cave/ground.js';
import { CAVE_CELL, CAVE_PRESETS, openCave, readCaveWorld } from '../../packages/engine/dist/cave/index.js';
import { tunnelsOf } from '../../packages/engine/dist/cave/tunnels.js';
import { must } from '../lib/must.mjs';

const SEED = 'lantern';
const REGIONS = 3;
const CELL = 3;
const GAP = 24;
const TOP = 40;
const INK = '#2d2016';
const COLOURS = {
  floor: '#d9b87c',
  rock: '#463a2e',
  wall: '#241b12',
  chest: '#9c4221',
  monster: '#2b6cb0',
  dug: '#2f855a',
};

/** @typedef {ReturnType<typeof panelOf>} Panel */

/**
 * Writes the picture, and gives a line about what it shows.
 * @param {string} file
 */
export function drawCavePicture(file) {
  const panels = [panelOf('cave'), panelOf('warrens')];
  const side = panels[0].view.width * CELL;
  const width = panels.length * side + (panels.length + 1) * GAP;
  const height = TOP + side + GAP;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14">`,
    `<rect width="${width}" height="${height}" fill="#faf5e9"/>`,
    ...panels.flatMap((panel, i) => panelParts(panel, GAP + i * (side + GAP), side)),
    '</svg>',
  ];
  writeFileSync(file, `${parts.join('\n')}\n`);
  return panels.map(({ preset, dug }) => `${preset}: ${dug.length} cells dug`).join(', ');
}

/** @param {keyof typeof CAVE_PRESETS} preset */
function panelOf(preset) {
  const world = must(readCaveWorld({ seed: SEED, settings: CAVE_PRESETS[preset] }));
  const size = world.settings.regionSize;
  const view = must(openCave(world).view({ x: 0, y: 0, width: REGIONS * size, height: REGIONS * size }));
  /** @type {Set<number>} */
  const dug = new Set();
  for (let ry = 0; ry < REGIONS; ry++) {
    for (let rx = 0; rx < REGIONS; rx++) {
      for (const { x, y } of tunnelsOf(world, rx, ry, groundOf(world, rx, ry))) {
        const [cx, cy] = [rx * size + x, ry * size + y];
        if (cx >= 0 && cy >= 0 && cx < view.width && cy < view.height) dug.add(cy * view.width + cx);
      }
    }
  }
  return { preset, size, view, rock: world.settings.rockProbability, dug: [...dug] };
}

/**
 * @param {Panel} panel
 * @param {number} left
 * @param {number} side
 */
function panelParts({ preset, size, view, rock, dug }, left, side) {
  /** @type {[keyof typeof COLOURS, (cell: number) => boolean][]} */
  const kinds = [
    ['floor', (cell) => cell !== CAVE_CELL.rock && cell !== CAVE_CELL.wall],
    ['wall', (cell) => cell === CAVE_CELL.wall],
    ['chest', (cell) => cell === CAVE_CELL.chest],
    ['monster', (cell) => cell === CAVE_CELL.monster],
  ];
  const dugCells = view.cells.map((_, cell) => (dug.includes(cell) ? 1 : 0));
  const borders = Array.from({ length: REGIONS - 1 }, (_, i) => (i + 1) * size * CELL);
  return [
    `<text x="${left}" y="26" fill="${INK}"><tspan font-weight="bold">${preset}</tspan>: rock with probability ${rock}</text>`,
    `<g transform="translate(${left} ${TOP})">`,
    `<rect width="${side}" height="${side}" fill="${COLOURS.rock}"/>`,
    ...kinds.map(([name, is]) => runsPath(view, (i) => is(view.cells[i]), COLOURS[name])),
    runsPath(view, (i) => dugCells[i] === 1, COLOURS.dug),
    ...borders.flatMap((at) => [line(`M${at} 0V${side}`), line(`M0 ${at}H${side}`)]),
    '</g>',
  ];
}

/**
 * All cells of a kind as thick strokes along the rows.
 * @param {Panel['view']} view
 * @param {(cell: number) => boolean} is
 * @param {string} colour
 */
function runsPath({ width, height }, is, colour) {
  const strokes = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(y * width + x)) continue;
      const from = x;
      while (x < width && is(y * width + x)) x++;
      strokes.push(`M${from} ${y + 0.5}h${x - from}`);
    }
  }
  return `<path transform="scale(${CELL})" stroke="${colour}" d="${strokes.join('')}"/>`;
}

/** @param {string} path */
function line(path) {
  return `<path d="${path}" stroke="#faf5e9" stroke-opacity="0.55" stroke-dasharray="6 6"/>`;
}
