import { lowest } from '../summary.mjs';

/**
 * What the runs of a game came to in one round: processor time in milliseconds, bytes, minutes of play.
 * @typedef {object} WitnessRound
 * @property {number} minutes
 * @property {number} reports
 * @property {number} reportsMs Of the server, for all reports.
 * @property {number} verifyMs Of playing the same runs again, and nothing else.
 * @property {number} handInMs Of the server, for uploads of witnessed runs: read, stored, verified, listed.
 * @property {number} offlineHandInMs The same without reports.
 * @property {number} logBytes
 * @property {number} rows
 * @property {number} rowBytes
 */

/** What was promised: processor time for reports by that of verification, and bytes a minute of play. */
export const GOAL = { share: 0.02, bytes: 1_024 };

/**
 * What it costs to witness a minute of play, by the rounds of one game or of all.
 * @param {readonly WitnessRound[]} rounds
 */
export function costOf(rounds) {
  /** @param {(round: WitnessRound) => number} value */
  const each = (value) => lowest(rounds.map(value));
  /** @param {(round: WitnessRound) => number} value */
  const aMinute = (value) => each((round) => value(round) / round.minutes);
  return {
    minutes: each(({ minutes }) => minutes),
    reports: aMinute(({ reports }) => reports),
    reportMicroseconds: each(({ reports, reportsMs }) => (1000 * reportsMs) / reports),
    reportsMs: aMinute(({ reportsMs }) => reportsMs),
    verifyMs: aMinute(({ verifyMs }) => verifyMs),
    handInMs: aMinute(({ handInMs }) => handInMs),
    offlineHandInMs: aMinute(({ offlineHandInMs }) => offlineHandInMs),
    shareOfVerification: each(({ reportsMs, verifyMs }) => reportsMs / verifyMs),
    shareOfHandIn: each(({ reportsMs, offlineHandInMs }) => reportsMs / offlineHandInMs),
    logBytes: aMinute(({ logBytes }) => logBytes),
    rowBytes: aMinute(({ rowBytes }) => rowBytes),
    rows: aMinute(({ rows }) => rows),
  };
}

/**
 * Several games of a round as one.
 * @param {readonly WitnessRound[]} games
 * @returns {WitnessRound}
 */
export function addUp(games) {
  /** @param {(round: WitnessRound) => number} value */
  const sum = (value) => games.reduce((total, round) => total + value(round), 0);
  return {
    minutes: sum(({ minutes }) => minutes),
    reports: sum(({ reports }) => reports),
    reportsMs: sum(({ reportsMs }) => reportsMs),
    verifyMs: sum(({ verifyMs }) => verifyMs),
    handInMs: sum(({ handInMs }) => handInMs),
    offlineHandInMs: sum(({ offlineHandInMs }) => offlineHandInMs),
    logBytes: sum(({ logBytes }) => logBytes),
    rows: sum(({ rows }) => rows),
    rowBytes: sum(({ rowBytes }) => rowBytes),
  };
}

/**
 * Whether what was promised holds, by the median.
 * @param {ReturnType<typeof costOf>} cost
 */
export function judgeCost({ shareOfVerification, logBytes, rowBytes }) {
  return {
    share: shareOfVerification.median <= GOAL.share,
    bytes: logBytes.median + rowBytes.median <= GOAL.bytes,
  };
}
