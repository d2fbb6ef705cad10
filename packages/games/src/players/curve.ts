import type { Trial } from './model-player.js';

/** How tries at one level went. */
export interface CurvePoint {
  readonly level: number;
  readonly tries: number;
  readonly won: number;
  /** The median, over the tries that were won; 0 when none was. */
  readonly ticks: number;
}

/** The curve of success by level, the lowest level first. */
export function curveOf(trials: readonly Trial[]): CurvePoint[] {
  const levels = [...new Set(trials.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => {
    const tries = trials.filter((trial) => trial.level === level);
    const won = tries.filter((trial) => trial.won);
    return { level, tries: tries.length, won: won.length, ticks: median(won.map(({ ticks }) => ticks)) };
  });
}

/** Why tries were lost and how often, the most frequent cause first. */
export function causesOf(trials: readonly Trial[]): { readonly cause: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { cause } of trials) if (cause !== null) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  const causes = [...counts].map(([cause, count]) => ({ cause, count }));
  return causes.sort((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1));
}

/**
 * The first level at which the share of success is higher than at some level before it by more than `slack` percent;
 * `null` when the curve falls as it should.
 */
export function firstRise(curve: readonly CurvePoint[], slack: number): CurvePoint | null {
  let lowest = 100;
  for (const point of curve) {
    const share = (point.won * 100) / point.tries;
    if (share > lowest + slack) return point;
    lowest = Math.min(lowest, share);
  }
  return null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? 0 : sorted[sorted.length >> 1];
}
