import type { Outcome } from '@warren/games';
import { clockText, numberText } from '../play/number-text.js';
import '../play/score-bill.css';

/** What a run of Treasure Rush came to besides its score. */
export function RushOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { completed, missed, seconds } = outcome;
  const lines = [
    ['Treasures reached', numberText(Number(completed))],
    ['Treasures missed', numberText(Number(missed))],
    ['On the clock', clockText(Number(seconds))],
  ] as const;
  return (
    <dl class="bill">
      {lines.map(([title, value]) => (
        <div key={title} class="bill-line">
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
