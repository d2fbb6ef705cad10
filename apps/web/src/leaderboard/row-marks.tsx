import css from './row-marks.module.css';

/** Marks the player's own name. */
export function YouMark() {
  return <span class={css.youMark}>you</span>;
}

/** Marks a run that looks like a program's and that no operator has looked at. Its replay says why. */
export function UnreviewedMark() {
  return (
    <span
      class={css.unreviewedMark}
      title="It looks like a program’s. The operator has not looked at it yet."
    >
      unreviewed
    </span>
  );
}
