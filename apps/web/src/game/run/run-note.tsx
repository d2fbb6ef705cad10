import { isRelaxedRun } from '@warren/games';
import { ConfirmButton } from '../../ui/button.js';
import type { RankedRun } from './ranked-run.js';

/** The word under the title about how a run counts; `null` for one that is ranked as usual. */
export function runNote({ run, unranked }: Pick<RankedRun, 'run' | 'unranked'>): string | null {
  if (isRelaxedRun(run)) return 'Relaxed';
  return unranked === null ? null : `Not on the leaderboard: ${unranked}`;
}

/** Begins anew without the hurry, where the game has a relaxed mode. */
export function RelaxedButton({ onRelaxed }: { readonly onRelaxed: (() => void) | undefined }) {
  if (onRelaxed === undefined) return null;
  return (
    <ConfirmButton
      ask="Start again relaxed, and lose this run? Relaxed runs are not ranked."
      onSure={onRelaxed}
    >
      Start again relaxed
    </ConfirmButton>
  );
}
