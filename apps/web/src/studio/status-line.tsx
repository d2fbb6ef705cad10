import type { Dig } from './maze/carving.js';
import css from './studio-page.module.css';

export interface StatusLineProps {
  /** The finished maze, or `null` while it is being carved. */
  readonly dig: Dig | null;
  readonly percent: number;
}

/** How far the carving is, and then what came out of it. Screen readers hear the end, not every step. */
export function StatusLine({ dig, percent }: StatusLineProps) {
  return (
    <div class={css.studioStatus}>
      <progress
        class={css.studioStatusBar}
        aria-label="Carved"
        value={dig === null ? percent : 100}
        max={100}
      />
      <p class={css.studioStatusText} role="status">
        {dig === null ? '' : inWords(dig)}
      </p>
      {dig === null && <p class={css.studioStatusText} aria-hidden="true">{`Carving, ${percent} %`}</p>}
    </div>
  );
}

function inWords(dig: Dig): string {
  const { solution, deadEnds } = dig.facts();
  const { count } = dig.spec.grid;
  const share = Math.round((deadEnds * 100) / count);
  return `${amount(count, 'cell')}. The way out takes ${amount(solution.length - 1, 'step')}; ${share} % of the cells are dead ends.`;
}

function amount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
