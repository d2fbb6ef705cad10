import type { Outcome } from '@warren/games';
import { clockText, numberText } from '../play/number-text.js';
import '../play/score-bill.css';

/** What a run of Labyrinth came to besides its score. */
export function LabyrinthOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { level, completed, seconds, assisted } = outcome;
  const lines = [
    ['Level reached', numberText(Number(level))],
    ['Levels won', numberText(Number(completed))],
    ['On the clock', clockText(Number(seconds))],
    ...(assisted === true ? [['Way out shown', 'yes']] : []),
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
