import type { Outcome } from '@warren/games';
import type { ComponentType } from 'preact';
import css from './score-bill.module.css';

/** A line of what a run came to: what it is, and how much, in words. */
export type OutcomeLine = readonly [title: string, value: string];

/** Makes the table of what a run came to besides its score, from the lines a game makes of an outcome. */
export function makeOutcomeTable(
  linesOf: (outcome: Outcome) => readonly OutcomeLine[],
): ComponentType<{ readonly outcome: Outcome }> {
  return ({ outcome }) => (
    <dl class={css.bill}>
      {linesOf(outcome).map(([title, value]) => (
        <div key={title} class={css.billLine}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
