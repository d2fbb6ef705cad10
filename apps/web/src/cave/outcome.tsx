import type { Outcome } from '@warren/games';
import { numberText } from '../play/number-text.js';
import '../play/score-bill.css';

/** What a run of Cave came to besides its gold. */
export function CaveOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { moves, chests, defeated, deaths, explored } = outcome;
  const lines = [
    ['Moves', moves],
    ['Chests opened', chests],
    ['Monsters defeated', defeated],
    ['Fights lost', deaths],
    ['Cells explored', explored],
  ] as const;
  return (
    <dl class="bill">
      {lines.map(([title, value]) => (
        <div key={title} class="bill-line">
          <dt>{title}</dt>
          <dd>{numberText(Number(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
