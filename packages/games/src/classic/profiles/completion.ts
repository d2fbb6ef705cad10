import { type Medal, medalPlace } from '../medal.js';
import type { ClassicSettings } from '../settings.js';

/** Which level it was: with tunnels or against time it is another one. */
export type ClassicLevelName = Readonly<
  Pick<ClassicSettings, 'kind' | 'level' | 'season' | 'tunnels' | 'timer'>
>;

/** A completed level. */
export interface ClassicCompletion extends ClassicLevelName {
  readonly ticks: number;
  readonly medal: Medal;
  /** Whether the way was shown. Any time without help is better than one with it. */
  readonly assisted: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A completion before its moment is known. */
export type ClassicFinish = Omit<ClassicCompletion, 'at'>;

/** The same for two completions of the same level, and for no others. */
export function classicLevelKey({ kind, level, season, tunnels, timer }: ClassicLevelName): string {
  return `${kind} ${level} ${season} ${tunnels ? 1 : 0}${timer ? 1 : 0}`;
}

/** Below 0 when the first is the better one. Equal only when they are the same in everything but their moment. */
export function compareFinishes(a: ClassicFinish, b: ClassicFinish): number {
  if (a.assisted !== b.assisted) return a.assisted ? 1 : -1;
  return a.ticks - b.ticks || medalPlace(a.medal) - medalPlace(b.medal);
}

/** The completions that can matter, the best first. Later, worse ones stay: a reset may lie between the two. */
export function keepCompletions(
  completions: Iterable<ClassicCompletion>,
  after: number,
): ClassicCompletion[] {
  const counting = [...completions].filter(({ at }) => at > after);
  counting.sort((a, b) => compareLevels(a, b) || compareFinishes(a, b) || b.at - a.at);
  const kept: ClassicCompletion[] = [];
  for (const completion of counting) {
    const last = kept.at(-1);
    const isOther = last === undefined || compareLevels(last, completion) !== 0;
    if (isOther || completion.at > last.at) kept.push(completion);
  }
  return kept;
}

/** The best of every level, of completions as `keepCompletions` leaves them. */
export function bestCompletions(kept: readonly ClassicCompletion[]): ClassicCompletion[] {
  return kept.filter((completion, i) => i === 0 || compareLevels(kept[i - 1], completion) !== 0);
}

function compareLevels(a: ClassicLevelName, b: ClassicLevelName): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  const options = Number(a.tunnels) - Number(b.tunnels) || Number(a.timer) - Number(b.timer);
  return a.season - b.season || a.level - b.level || options;
}

/** What a completion came to. */
export interface Completed {
  /** The best of this level from now on. */
  readonly best: ClassicCompletion;
  /** The best before; none when it is the first. */
  readonly before: ClassicCompletion | null;
  /** Whether it is better than all before, as the first always is. */
  readonly isBetter: boolean;
}
