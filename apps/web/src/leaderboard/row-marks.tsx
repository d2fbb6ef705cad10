import css from './you-mark.module.css';

/** Marks the player's own name. */
export function YouMark() {
  return <span class={css.youMark}>you</span>;
}
