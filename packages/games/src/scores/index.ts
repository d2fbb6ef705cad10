// `@warren/games/scores`: tables of scores that players keep themselves, and their files.
export { makeScoreCsv, parseScoreCsv, type ScoreCsv } from './score-csv.js';
export { SCORE_LIMITS, type ScoreRow } from './score-row.js';
export { mergeScores, rankOf, rankScores, TOP_SCORES } from './score-table.js';
