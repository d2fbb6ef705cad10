// The turns of all season levels of Classic, and the medals model players win, as pictures.
import { writeFileSync } from 'node:fs';
import { CLASSIC_LEVELS, classic, LEVEL_KINDS } from '../../packages/games/dist/classic/index.js';
import { MODEL_PLAYERS, SKILLS } from '../../packages/games/dist/players/index.js';
import { must } from '../lib/must.mjs';

const SIZE = { width: 860, height: 420, left: 56, right: 150, top: 56, bottom: 48 };
const INK = '#2d2016';
const COLOURS = [
  '#9c4221',
  '#2b6cb0',
  '#2f855a',
  '#b7791f',
  '#6b46c1',
  '#0f766e',
  '#c53030',
  '#4a5568',
  '#97266d',
];
/** Ways of spirals turn far more often; beyond this they would press all others together. */
const MOST_TURNS = 110;

/** @typedef {{ title: string, colour: string, points: number[] }} Curve */

/**
 * Draws the turns of every level of every kind over the fewest there may be; gives a line about them.
 * @param {string} file
 */
export function drawClassicTurns(file) {
  const curves = LEVEL_KINDS.map((kind, i) => ({
    title: kind,
    colour: COLOURS[i],
    points: levels().map((level) => turnsOf(kind, level)),
  }));
  const least = { title: 'at least', colour: INK, points: levels().map((level) => 4 + level / 3) };
  const spare = Math.min(
    ...curves.flatMap(({ points }) => points.map((turns, i) => turns - least.points[i])),
  );
  writeFileSync(
    file,
    `${svgOf('Turns of the way, all levels of the season', [...curves, least], MOST_TURNS, '')}\n`,
  );
  return `every level has at least ${spare.toFixed(1)} turns more than it must`;
}

/**
 * @param {import('../../packages/games/dist/classic/index.js').ClassicKind} kind
 * @param {number} level
 */
function turnsOf(kind, level) {
  const settings = must(classic.readSettings({ kind, level, season: 1 }));
  return classic.setup(settings, 'picture').maze.turns;
}

/**
 * Draws the share of gold by level for every skill, and of levels done within the time limit.
 * @param {string} file
 */
export function drawClassicMedals(file) {
  const player = MODEL_PLAYERS.find(({ game }) => game === classic.id);
  if (player === undefined) throw new Error('Classic has no model player');
  const curves = SKILLS.flatMap((skill, i) => {
    const trials = Array.from({ length: 4 * player.seeds }, (_, seed) =>
      player.play(skill, `picture-${seed}`),
    ).flat();
    const share = (/** @type {(trial: any) => boolean} */ is) =>
      levels().map((level) => {
        const tries = trials.filter((trial) => trial.level === level);
        return (100 * tries.filter(is).length) / tries.length;
      });
    return [
      { title: `${skill.id}, gold`, colour: COLOURS[i], points: share(({ medal }) => medal === 'gold') },
      { title: `${skill.id}, in time`, colour: `${COLOURS[i]}88`, points: share(({ won }) => won) },
    ];
  });
  writeFileSync(
    file,
    `${svgOf('Gold, and levels done within three times par, by level', curves, 100, ' %')}\n`,
  );
  return curves
    .map(
      ({ title, points }) => `${title} ${points[0].toFixed(0)} to ${points[CLASSIC_LEVELS - 1].toFixed(0)} %`,
    )
    .join(', ');
}

function levels() {
  return Array.from({ length: CLASSIC_LEVELS }, (_, i) => i + 1);
}

/**
 * @param {string} title
 * @param {Curve[]} curves
 * @param {number} most
 * @param {string} unit
 */
function svgOf(title, curves, most, unit) {
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (/** @type {number} */ i) => left + (i * (width - left - right)) / (CLASSIC_LEVELS - 1);
  const y = (/** @type {number} */ value) =>
    height - bottom - (Math.min(value, most) * (height - top - bottom)) / most;
  const text = (
    /** @type {number} */ at,
    /** @type {number} */ row,
    /** @type {string} */ words,
    extra = '',
  ) => `<text x="${at.toFixed(1)}" y="${row.toFixed(1)}" ${extra}>${words}</text>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const row = y(part * most);
    const line = `<path d="M${left} ${row.toFixed(1)}H${width - right}" stroke="${INK}" stroke-opacity="0.15"/>`;
    return line + text(left - 8, row + 4, `${Math.round(part * most)}${unit}`, 'text-anchor="end"');
  });
  const lines = curves.map(({ title: name, colour, points }, i) => {
    const path = points
      .map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${text(width - right + 12, top + 12 + i * 20, name, `fill="${colour}"`)}`;
  });
  const ticks = [1, 5, 10, 15, 20, 25, 30].map((level) =>
    text(x(level - 1), height - bottom + 20, `${level}`, 'text-anchor="middle"'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<rect width="${width}" height="${height}" fill="#f6efdc"/>`,
    text(left, 30, title, 'font-size="17" font-weight="700"'),
    ...grid,
    ...ticks,
    ...lines,
    '</svg>',
  ].join('\n');
}
