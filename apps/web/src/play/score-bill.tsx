import type { LevelScore } from '../lost-cause/lost-cause-state.js';
import { scoreParts } from '../lost-cause/score-parts.js';
import { CountUp } from './count-up.js';
import './score-bill.css';

/** Between one part and the next, in milliseconds. */
const PART_MS = 220;

/** A level's score with its parts, counted up one after the other. */
export function ScoreBill({ level }: { readonly level: LevelScore }) {
  const parts = scoreParts(level);
  return (
    <dl class="bill">
      {parts.map(({ title, points }, i) => (
        <div key={title} class="bill-line">
          <dt>{title}</dt>
          <dd>
            <CountUp to={points} after={i * PART_MS} />
          </dd>
        </div>
      ))}
      <div class="bill-line bill-sum">
        <dt>Score</dt>
        <dd data-score={level.score}>
          <CountUp to={level.score} after={parts.length * PART_MS} />
        </dd>
      </div>
    </dl>
  );
}
