import type { Outcome } from '@warren/games';
import type { ComponentType } from 'preact';
import { classes } from '../../lib/classes.js';
import { CountUp } from '../../ui/count-up.js';
import css from './score-bill.module.css';

/** Between one part and the next, in milliseconds. */
const PART_MS = 220;

/** A line of the bill: what it is for and what it counts. */
export interface ScorePart {
  readonly title: string;
  readonly points: number;
}

export interface ScoreBillProps {
  /** Left out where the score has none. */
  readonly parts?: readonly ScorePart[];
  readonly score: number;
  /** What the score is called, where it has another name. */
  readonly title?: string;
}

/** A score with its parts, counted up one after the other. */
export function ScoreBill({ parts = [], score, title: name = 'Score' }: ScoreBillProps) {
  return (
    <dl class={css.bill}>
      {parts.map(({ title, points }, i) => (
        <div key={title} class={css.billLine}>
          <dt>{title}</dt>
          <dd>
            <CountUp to={points} after={i * PART_MS} />
          </dd>
        </div>
      ))}
      <div class={classes(css.billLine, css.billSum)}>
        <dt>{name}</dt>
        <dd data-score={score}>
          <CountUp to={score} after={parts.length * PART_MS} />
        </dd>
      </div>
    </dl>
  );
}

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
