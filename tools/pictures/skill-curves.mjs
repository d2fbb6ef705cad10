// How often model players of three skills succeed, by level, as a picture: what `warren bench play` prints.
import { writeFileSync } from 'node:fs';
import { curveOf, MODEL_PLAYERS, SKILLS } from '../../packages/games/dist/players/index.js';

const SIZE = { width: 860, height: 380, left: 64, right: 24, top: 64, bottom: 56 };
const INK = '#2d2016';
const COLOURS = ['#9c4221', '#2b6cb0', '#2f855a'];

/** @typedef {{ level: number, percent: number }} Point */

/**
 * Has the model players of a game play, writes the picture, and gives a line about what it shows.
 * @param {string} file
 * @param {{ game: string, title: string, levels: string }} words
 */
export function drawSkillCurves(file, { game, title, levels }) {
  const player = MODEL_PLAYERS.find((each) => each.game === game);
  if (player === undefined) throw new Error(`no model player plays ${game}`);
  const curves = SKILLS.map((skill) => {
    const trials = Array.from({ length: player.seeds }, (_, i) => player.play(skill, `${skill.id}-${i}`));
    return curveOf(trials.flat()).map(({ level, tries, won }) => ({ level, percent: (won * 100) / tries }));
  });
  writeFileSync(file, `${svgOf(curves, title, levels)}\n`);
  return SKILLS.map(({ id }, i) => `${id} half at ${halfOf(curves[i])}`).join(', ');
}

/**
 * The first level at which fewer than half of the tries succeed.
 * @param {Point[]} curve
 */
function halfOf(curve) {
  return curve.find(({ percent }) => percent < 50)?.level ?? 'none';
}

/**
 * @param {Point[][]} curves
 * @param {string} title
 * @param {string} levels
 */
function svgOf(curves, title, levels) {
  const { width, height, left, right, top, bottom } = SIZE;
  const all = curves.flat().map(({ level }) => level);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  /** @param {number} level */
  const x = (level) => left + ((level - first) * (width - left - right)) / (last - first);
  /** @param {number} percent */
  const y = (percent) => height - bottom - (percent * (height - top - bottom)) / 100;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#faf5e9"/>`,
    text(left, 22, title, 'font-weight="bold"'),
    text(width / 2, height - 12, levels, 'text-anchor="middle"'),
  ];
  for (let percent = 0; percent <= 100; percent += 25) {
    parts.push(text(left - 8, y(percent) + 4, `${percent} %`, 'text-anchor="end"'));
    parts.push(`<path d="M${left},${y(percent)} H${width - right}" stroke="${INK}" stroke-opacity="0.15"/>`);
  }
  for (const { level } of curves[0]) {
    if (level % 5 === 0) parts.push(text(x(level), height - 34, `${level}`, 'text-anchor="middle"'));
  }
  curves.forEach((curve, i) => {
    const line = curve.map(({ level, percent }) => `${x(level).toFixed(1)},${y(percent).toFixed(1)}`);
    // Told apart without their colours, too.
    const dashes = ['2 4', '8 4', 'none'][i];
    parts.push(
      `<polyline points="${line.join(' ')}" fill="none" stroke="${COLOURS[i]}" stroke-width="2.5" stroke-dasharray="${dashes}"/>`,
      text(left + 130 * i, 46, SKILLS[i].id, `fill="${COLOURS[i]}" font-weight="bold"`),
    );
  });
  return [...parts, '</svg>'].join('\n');
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {string} how
 */
function text(x, y, words, how) {
  const ink = how.includes('fill=') ? '' : ` fill="${INK}"`;
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${how}${ink}>${words}</text>`;
}
