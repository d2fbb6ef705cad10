import { rankScores, type ScoreRow, TOP_SCORES } from '@warren/games/scores';
import { MEDALS, type Medal } from '../../leaderboard/board-view.js';
import { numberText, plainText, shortDay } from '../../lib/format.js';

/** A row as it is written. */
export interface ScoreLine {
  readonly rank: number;
  readonly medal: Medal | null;
  readonly name: string;
  readonly mine: boolean;
  readonly score: string;
  /** How far it went; empty in games without levels. */
  readonly level: string;
  /** The date as programs read it, and as people do. */
  readonly day: string;
  readonly date: string;
}

/** What a table shows: the best rows, and the player's best row where it is not among them. */
export interface ScoreLines {
  readonly top: readonly ScoreLine[];
  readonly own: ScoreLine | null;
}

/** The lines of a table for the player of this name; `null` before there is a name. */
export function scoreLines(rows: readonly ScoreRow[], name: string | null): ScoreLines {
  const lines = rankScores(rows).map((row, index) => lineOf(row, index + 1, name));
  const own = lines.find(({ mine }) => mine);
  return {
    top: lines.slice(0, TOP_SCORES),
    own: own === undefined || own.rank <= TOP_SCORES ? null : own,
  };
}

function lineOf({ score, name, date, level }: ScoreRow, rank: number, me: string | null): ScoreLine {
  const day = date.slice(0, 'yyyy-mm-dd'.length);
  return {
    rank,
    medal: MEDALS[rank - 1] ?? null,
    // Names may come from a file, and hold anything.
    name: plainText(name) || 'Nobody',
    mine: name === me,
    score: numberText(score),
    level: level === undefined ? '' : numberText(level),
    day,
    date: shortDay(Date.parse(date)),
  };
}
