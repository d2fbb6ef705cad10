import { rankScores, type ScoreRow, TOP_SCORES } from '@warren/games/scores';
import { MEDALS } from '../../leaderboard/board-view.js';
import { numberText, plainText, shortDay } from '../../lib/format.js';

/** A row as it is written. */
export type ScoreLine = ReturnType<typeof lineOf>;

/**
 * What a table shows the player of this name (`null` before there is a name): the best rows, and the player's best row
 * where it is not among them.
 */
export function scoreLines(rows: readonly ScoreRow[], name: string | null) {
  const lines = rankScores(rows).map((row, index) => lineOf(row, index + 1, name));
  const own = lines.find(({ mine }) => mine);
  return {
    top: lines.slice(0, TOP_SCORES),
    own: own === undefined || own.rank <= TOP_SCORES ? null : own,
  };
}

function lineOf({ score, name, date, level }: ScoreRow, rank: number, me: string | null) {
  return {
    rank,
    /** For the first three. */
    medal: MEDALS[rank - 1] ?? null,
    // Names may come from a file, and hold anything.
    name: plainText(name) || 'Nobody',
    mine: name === me,
    score: numberText(score),
    /** How far it went; empty in games without levels. */
    level: level === undefined ? '' : numberText(level),
    /** The date as programs read it, and as people do. */
    day: date.slice(0, 'yyyy-mm-dd'.length),
    date: shortDay(Date.parse(date)),
  };
}
