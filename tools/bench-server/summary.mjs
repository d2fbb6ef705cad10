import { percentile } from '../bench-web/percentile.mjs';

/** Best and median of values of which the highest is the best. */
export function highest(values) {
  return { best: round(Math.max(...values)), median: round(percentile(values, 0.5)) };
}

/** The same where the lowest is the best. */
export function lowest(values) {
  return { best: round(Math.min(...values)), median: round(percentile(values, 0.5)) };
}

/** What the rounds of one server come to. */
export function summary(rounds) {
  return {
    rate: highest(rounds.map(({ rate }) => rate)),
    p50: lowest(rounds.map(({ p50 }) => p50)),
    p99: lowest(rounds.map(({ p99 }) => p99)),
    cpu: lowest(rounds.map(({ cpu }) => cpu)),
    busy: round(Math.max(...rounds.map(({ busy }) => busy))),
    answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
    errors: rounds.map(({ errors }) => errors).reduce(addCounts, {}),
  };
}

function addCounts(sum, counts) {
  const added = { ...sum };
  for (const [what, count] of Object.entries(counts)) added[what] = (added[what] ?? 0) + count;
  return added;
}

/**
 * Ours beside a bare route, round by round: what one pair of rounds met, the other did not. `rate` is ours by theirs,
 * `cpu` theirs by ours, so that in both more is better and 1 is as good as bare.
 */
export function ratios(ours, bare) {
  return {
    rate: highest(ours.map((round, i) => round.rate / bare[i].rate)),
    cpu: highest(ours.map((round, i) => bare[i].cpu / round.cpu)),
  };
}

/**
 * Holds a result against a goal: `{ ratio?, rate?, p99? }`. A ratio by its median, since both sides of each had the same
 * moment; rates and times by the best round, since what else the machine did is in all the others.
 */
export function judge(goal, { ours, bare }) {
  const checks = {
    ratio: () => Math.min(...bare.map(({ ratio }) => ratio.rate.median)) >= goal.ratio,
    rate: () => ours.rate.best >= goal.rate,
    p99: () => ours.p99.best < goal.p99,
  };
  return Object.keys(goal).every((name) => checks[name]());
}

function round(value) {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
