import { classes } from '../../lib/classes.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './countdown.module.css';

export interface CountdownProps {
  /** The beats left, 3 to 1. */
  readonly beats: number;
  /** Over a hidden picture it is large; beside one that can be seen it is small. */
  readonly where: 'over' | 'beside';
}

/** Counts before the game goes on. */
export function Countdown({ beats, where }: CountdownProps) {
  return (
    <p
      // Another beat is another element, so that each one swells anew.
      key={beats}
      class={classes(css.countdown, where === 'over' ? css.countdownOver : css.countdownBeside)}
      data-beats={beats}
      aria-hidden="true"
    >
      {beats}
    </p>
  );
}

/** Says once that the game is about to go on: every beat in words would still be read when play has begun. */
export function SpokenCountdown({ counting }: { readonly counting: boolean }) {
  return (
    <p class={unseenCss.unseen} role="status">
      {counting ? 'It goes on after a count of three.' : ''}
    </p>
  );
}
