// The difficulty of Treasure Rush over a run, with and without the choice among several mazes, as a picture.
// The bot plays; measured is with all explorers of the engine, not with the short cut the game itself takes.
import { writeFileSync } from 'node:fs';
import { makeGrid } from '../../packages/engine/dist/grid/index.js';
import { blankMaze } from '../../packages/engine/dist/index.js';
import { difficulty, effort } from '../../packages/engine/dist/measure/index.js';
import { findBot } from '../../packages/games/dist/bots/index.js';
import { startRun } from '../../packages/games/dist/index.js';
import { treasureRush } from '../../packages/games/dist/treasure-rush/index.js';
import { must } from '../lib/must.mjs';

const RUNS = 200;
const MAZES = 24;
const SIZE = { width: 860, height: 420, left: 64, right: 24, top: 64, bottom: 56 };
const INK = '#2d2016';
const CURVES = [
  { title: 'the first maze that comes', settings: { choice: false, mazes: MAZES }, colour: '#9c4221' },
  { title: 'the nearest of five to the wanted difficulty', settings: { mazes: MAZES }, colour: '#2b6cb0' },
];

/** @typedef {{ middle: number, spread: number }} Point */
/** @typedef {{ title: string, colour: string, points: Point[] }} Curve */
/** @typedef {{ x: (maze: number) => number, y: (value: number) => number }} Scale */
/** @typedef {import('../../packages/games/dist/treasure-rush/state.js').TreasureRushState} State */

/**
 * Plays the runs, writes the picture, and gives a line about what it shows.
 * @param {string} file
 */
export function drawDifficultyCurve(file) {
  const curves = CURVES.map((curve) => ({ ...curve, points: summarise(playRuns(curve.settings)) }));
  const [without, withChoice] = curves.map(({ points }) => mean(points.map(({ spread }) => spread)));
  writeFileSync(file, `${svgOf(curves)}\n`);
  return `spread ${without.toFixed(0)} without the choice, ${withChoice.toFixed(0)} with it`;
}

/**
 * By number of the maze: the difficulties of all runs.
 * @param {object} settings
 */
function playRuns(settings) {
  /** @type {number[][]} */
  const byMaze = Array.from({ length: MAZES }, () => []);
  for (let i = 0; i < RUNS; i++) {
    const run = must(startRun(treasureRush, settings, `curve-${i}`));
    const player = must(findBot(treasureRush.id)).begin();
    let seen = 0;
    while (!run.finished) {
      const { round, player: body } = run.state;
      if (round.number > seen) byMaze[seen++].push(measure(round, body));
      run.advance(player(run.state));
    }
  }
  return byMaze;
}

/**
 * A hundred times the logarithm of what an explorer needs over what the clock gives.
 * @param {State['round']} round
 * @param {State['player']} player
 */
function measure({ side, open, treasure, limit }, { x, y }) {
  const maze = blankMaze(must(makeGrid({ width: side, height: side })));
  maze.open.set(open);
  const from = Math.floor((y + 8) / 50) * side + Math.floor((x + 8) / 50);
  const steps = (limit * 4) / 50;
  return (
    difficulty(must(effort(maze, from, treasure))) -
    difficulty({ fifteenths: Math.round(15 * steps), steps, exact: true })
  );
}

/**
 * @param {number[][]} byMaze
 * @returns {Point[]}
 */
function summarise(byMaze) {
  return byMaze.map((values) => {
    const middle = mean(values);
    return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) };
  });
}

/** @param {Curve[]} curves */
function svgOf(curves) {
  const bounds = curves.flatMap(({ points }) =>
    points.flatMap(({ middle, spread }) => [middle - spread, middle + spread]),
  );
  const least = Math.floor(Math.min(...bounds) / 50) * 50;
  const most = Math.ceil(Math.max(...bounds) / 50) * 50;
  const { width, height, left, right, top, bottom } = SIZE;
  /** @param {number} maze */
  const x = (maze) => left + ((maze - 1) * (width - left - right)) / (MAZES - 1);
  /** @param {number} value */
  const y = (value) => height - bottom - ((value - least) * (height - top - bottom)) / (most - least);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#faf5e9"/>`,
    ...axes({ least, most, x, y }),
    ...curves.flatMap((curve, i) => curveParts(curve, i, { x, y })),
    '</svg>',
  ];
  return parts.join('\n');
}

/** @param {Scale & { least: number, most: number }} frame */
function axes({ least, most, x, y }) {
  const { width, height, left, right } = SIZE;
  const parts = [
    text(
      { x: left, y: 22, bold: true },
      `Treasure Rush: measured difficulty by maze, ${RUNS} runs of the bot`,
    ),
    text(
      { x: width / 2, y: height - 12, anchor: 'middle' },
      'number of the maze in the run; at 0 an explorer needs just what the clock gives, at 100 twice as long',
    ),
  ];
  for (let value = least; value <= most; value += 50) {
    const strong = value === 0 ? 0.6 : 0.15;
    parts.push(text({ x: left - 8, y: y(value) + 4, anchor: 'end' }, `${value}`));
    parts.push(
      `<path d="M${left},${y(value).toFixed(1)} H${width - right}" stroke="${INK}" stroke-opacity="${strong}"/>`,
    );
  }
  for (let maze = 1; maze <= MAZES; maze++) {
    if (maze === 1 || maze % 3 === 0)
      parts.push(text({ x: x(maze), y: height - 34, anchor: 'middle' }, `${maze}`));
  }
  return parts;
}

/**
 * The mean as a line, and one standard deviation on each side of it as a band.
 * @param {Curve} curve
 * @param {number} index
 * @param {Scale} scale
 */
function curveParts({ title, colour, points }, index, { x, y }) {
  /**
   * @param {number} value
   * @param {number} i
   */
  const at = (value, i) => `${x(i + 1).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = points.map(({ middle, spread }, i) => at(middle + spread, i));
  const lower = points.map(({ middle, spread }, i) => at(middle - spread, i)).reverse();
  const line = points.map(({ middle }, i) => at(middle, i)).join(' ');
  const dashes = index === 0 ? ' stroke-dasharray="6 4"' : '';
  const spread = mean(points.map((point) => point.spread)).toFixed(0);
  const legend = SIZE.left + 330 * index;
  return [
    `<polygon points="${[...upper, ...lower].join(' ')}" fill="${colour}" fill-opacity="0.18"/>`,
    `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2.5"${dashes}/>`,
    `<path d="M${legend},42 h28" stroke="${colour}" stroke-width="2.5"${dashes}/>`,
    text({ x: legend + 36, y: 46, colour }, `${title}: ± ${spread}`),
  ];
}

/**
 * @param {{ x: number, y: number, anchor?: string, bold?: boolean, colour?: string }} style
 * @param {string} words
 */
function text({ x, y, anchor = 'start', bold = false, colour = INK }, words) {
  const weight = bold ? ' font-weight="bold"' : '';
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${weight} fill="${colour}">${words}</text>`;
}

/** @param {number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
