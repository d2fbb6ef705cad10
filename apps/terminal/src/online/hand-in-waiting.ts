import { type HandedIn, type HandInOptions, handIn } from './hand-in.js';
import type { Signed } from './need-signed-in.js';
import { forgetWaiting, readWaiting, uploadOf, type WaitingRun, waitingPaths } from './waiting-runs.js';

/** A run that waited, and what became of it. */
export interface WaitedRun {
  readonly path: string;
  readonly run: WaitingRun | null;
  readonly handed: HandedIn;
}

/**
 * Hands in every run of this account that waits, the oldest first, and stops at the first the server has no time for.
 * What is damaged or refused is forgotten with a word; what another account played goes on waiting.
 */
export async function* handInWaiting(
  { account, line }: Signed,
  folder: string,
  options: HandInOptions & { readonly now: () => number },
): AsyncIterable<WaitedRun> {
  for (const path of waitingPaths(folder)) {
    const read = readWaiting(path);
    if (!read.ok) {
      forgetWaiting(path);
      yield { path, run: null, handed: { kind: 'refused', reason: read.reason } };
      continue;
    }
    const run = read.value;
    if (run.server !== account.server || run.account !== account.id) continue;
    const handed = await handIn(line, uploadOf(run, options.now), options);
    if (handed.kind !== 'later') forgetWaiting(path);
    yield { path, run, handed };
    if (handed.kind === 'later') return;
  }
}
