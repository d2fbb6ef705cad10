// `@warren/games/scores`: tables of scores that players keep themselves, and their files.
export { makeScoreCsv, parseScoreCsv, type ScoreCsv } from './score-csv.js';
export {
  isEntered,
  isVisibleName,
  mergeScores,
  NOT_ENTERED,
  rankOf,
  rankScores,
  SCORE_LIMITS,
  type ScoreRow,
  TOP_SCORES,
} from './score-table.js';
