import type { Measures } from './measures.js';

export interface Spread {
  readonly mean: number;
  /** The standard deviation of a sample: 0 for fewer than two. */
  readonly sd: number;
}

export type Summary = Readonly<Record<keyof Measures, Spread>>;

/** Mean and standard deviation of each measure over several mazes, of which there must be at least one. */
export function summarise(list: readonly Measures[]): Summary {
  const names = Object.keys(list[0]) as (keyof Measures)[];
  const spreads = names.map((name) => [name, spreadOf(list.map((measures) => measures[name]))]);
  return Object.fromEntries(spreads) as Summary;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return { mean, sd: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)) };
}
