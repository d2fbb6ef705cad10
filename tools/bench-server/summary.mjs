import { percentile } from '../lib/percentile.mjs';

/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {{ best: number, median: number }} Spread */

/**
 * Best and median of values of which the highest is the best.
 * @param {readonly number[]} values
 */
export function highest(values) {
  return { best: round(Math.max(...values)), median: round(percentile(values, 0.5)) };
}

/**
 * The same where the lowest is the best.
 * @param {readonly number[]} values
 */
export function lowest(values) {
  return { best: round(Math.min(...values)), median: round(percentile(values, 0.5)) };
}

/**
 * What the rounds of one server come to.
 * @param {Load[]} rounds
 */
export function summary(rounds) {
  return {
    rate: highest(rounds.map(({ rate }) => rate)),
    p50: lowest(rounds.map(({ p50 }) => p50)),
    p99: lowest(rounds.map(({ p99 }) => p99)),
    cpu: lowest(rounds.map(({ cpu }) => cpu)),
    busy: round(Math.max(...rounds.map(({ busy }) => busy))),
    answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
    errors: addCounts(rounds.map(({ errors }) => errors)),
  };
}

/** @param {Record<string, number>[]} list */
function addCounts(list) {
  /** @type {Record<string, number>} */
  const sum = {};
  for (const [what, count] of list.flatMap((counts) => Object.entries(counts))) {
    sum[what] = (sum[what] ?? 0) + count;
  }
  return sum;
}

/**
 * Ours beside a bare route, round by round: what one pair of rounds met, the other did not. `rate` is ours by theirs,
 * `cpu` theirs by ours, so that in both more is better and 1 is as good as bare.
 * @param {Load[]} ours
 * @param {Load[]} bare
 */
export function ratios(ours, bare) {
  return {
    rate: highest(ours.map((round, i) => round.rate / bare[i].rate)),
    cpu: highest(ours.map((round, i) => bare[i].cpu / round.cpu)),
  };
}

/**
 * Holds a result against a goal. A ratio by its median, since both sides of each had the same moment; rates and times
 * by the best round, since what else the machine did is in all the others.
 * @param {import('./suites/suite.mjs').Goal} goal
 * @param {{ ours: { rate: Spread, p99: Spread }, bare: { ratio: { rate: Pick<Spread, 'median'> } }[] }} result
 */
export function judge(goal, { ours, bare }) {
  const worstRatio = Math.min(...bare.map(({ ratio }) => ratio.rate.median));
  return (
    (goal.ratio === undefined || worstRatio >= goal.ratio) &&
    (goal.rate === undefined || ours.rate.best >= goal.rate) &&
    (goal.p99 === undefined || ours.p99.best < goal.p99)
  );
}

/** @param {number} value */
function round(value) {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
