import type { Outcome } from '@warren/games';
import type { ComponentType } from 'preact';
import css from './score-bill.module.css';

/** A line of what a run came to: what it is, and how much, in words. */
export type OutcomeLine = readonly [title: string, value: string];

/** Makes the table of what a run came to besides its score, from the lines a game makes of an outcome. */
export function makeOutcomeTable<Own extends Outcome>(
  linesOf: (outcome: Own) => readonly OutcomeLine[],
): ComponentType<{ readonly outcome: Outcome }> {
  return ({ outcome }) => (
    <dl class={css.bill}>
      {/* A view shows outcomes of its own game only. */}
      {linesOf(outcome as Own).map(([title, value]) => (
        <div key={title} class={css.billLine}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
