import { type Outcome, classicTimeText as timeText } from '@warren/games';
import { numberText } from '../play/number-text.js';
import '../play/score-bill.css';

/** What a run of Classic came to besides its result. */
export function ClassicOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { ticks, moves, shortest, width, height, assisted, medal } = outcome;
  const lines = [
    ['Maze', `${width} x ${height}`],
    ['Time', timeText(Number(ticks))],
    ['Moves', `${numberText(Number(moves))} (the shortest way has ${numberText(Number(shortest))})`],
    ['Medal', assisted ? 'none: the way was shown' : String(medal)],
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
