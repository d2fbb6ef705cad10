// The share of levels of Labyrinth that model players win, as a picture and as the rows of a table.
import { writeFileSync } from 'node:fs';
import { curveOf, SKILLS } from '../../packages/games/dist/players/index.js';
import { LEVELS, RULES_WALKER, walkLevel } from '../../packages/games/dist/players/labyrinth-player.js';

const SEEDS = 200;
const SIZE = { width: 860, height: 420, left: 56, right: 190, top: 56, bottom: 48 };
const INK = '#2d2016';
const WALKERS = [
  { title: 'the walker of the rules', walker: RULES_WALKER, colour: '#2d2016' },
  ...SKILLS.map((walker, i) => ({
    title: walker.id,
    walker,
    colour: ['#9c4221', '#b7791f', '#2f855a'][i],
  })),
];

/** @typedef {{ title: string, colour: string, shares: number[] }} Curve */

/**
 * Has every walker try every level, writes the picture, and gives a line about what it shows.
 * @param {string} file
 */
export function drawLabyrinthCurve(file) {
  const curves = WALKERS.map(({ title, walker, colour }) => {
    const trials = LEVELS.flatMap((level) =>
      Array.from({ length: SEEDS }, (_, i) => walkLevel(walker, { seed: `curve ${i}`, level })),
    );
    return { title, colour, shares: curveOf(trials).map(({ won, tries }) => (won * 100) / tries) };
  });
  writeFileSync(file, `${svgOf(curves)}\n`);
  return curves
    .map(({ title, shares }) => `${title} ${shares.map((share) => share.toFixed(0)).join(' ')}`)
    .join('; ');
}

/** @param {Curve[]} curves */
function svgOf(curves) {
  const { width, height, left, right, top, bottom } = SIZE;
  const most = LEVELS[LEVELS.length - 1];
  const x = (/** @type {number} */ level) => left + ((level - 1) * (width - left - right)) / (most - 1);
  const y = (/** @type {number} */ share) => height - bottom - (share * (height - top - bottom)) / 100;
  const grid = [0, 25, 50, 75, 100].map(
    (share) =>
      `<path d="M${left} ${y(share)}H${width - right}" stroke="${INK}" stroke-opacity="0.15"/><text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share} %</text>`,
  );
  const ticks = [1, 5, 10, 15, 20, 25, 30, 35].map(
    (level) =>
      `<text x="${x(level).toFixed(1)}" y="${height - bottom + 20}" text-anchor="middle">${level}</text>`,
  );
  const lines = curves.map(({ title, colour, shares }, i) => {
    const points = shares.map((share, at) => `${x(LEVELS[at]).toFixed(1)},${y(share).toFixed(1)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${width - right + 12}" y="${top + 12 + i * 20}" fill="${colour}">${title}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<rect width="${width}" height="${height}" fill="#faf5e9"/>`,
    `<text x="${left}" y="30" font-size="17" font-weight="700">Labyrinth: levels won in time, by level</text>`,
    ...grid,
    ...ticks,
    ...lines,
    '</svg>',
  ].join('\n');
}
