import { rankOf, type ScoreRow, TOP_SCORES } from '@warren/games';
import { cutText, textWidth } from '../../screen/picture.js';
import type { Menu } from './menu.js';

const NAME_COLUMNS = 30;

/** The top of a table as lines, and one's own row below it when it is not among them. */
export function scoreLines(rows: readonly ScoreRow[], own: ScoreRow | null = null): string[] {
  if (rows.length === 0) return ['Nobody has a score yet.'];
  const top = rows.slice(0, TOP_SCORES);
  const lines = top.map((row, i) => scoreLine(row, i + 1, isSame(row, own)));
  if (own !== null && !top.some((row) => isSame(row, own))) {
    const others = rows.filter((row) => !isSame(row, own));
    lines.push('', scoreLine(own, rankOf(own, others), true));
  }
  return lines;
}

/** The high scores of a game. */
export function scoreMenu(title: string, lines: readonly string[]): Menu<'back'> {
  return { title, lines, choices: [{ id: 'back', title: 'Back' }], back: 'back' };
}

function scoreLine({ score, name, date, level }: ScoreRow, rank: number, isOwn: boolean): string {
  const shown = cutText(name.replace(/\s+/g, ' '), NAME_COLUMNS);
  const padded = shown + ' '.repeat(NAME_COLUMNS - textWidth(shown));
  const reached = level === undefined ? '' : `  level ${`${level}`.padEnd(3)}`;
  return `${isOwn ? '>' : ' '}${`${rank}`.padStart(4)}  ${`${score}`.padStart(8)}  ${padded}${reached}  ${date.slice(0, 10)}`;
}

function isSame(row: ScoreRow, own: ScoreRow | null): boolean {
  return own !== null && row.score === own.score && row.name === own.name && row.date === own.date;
}
