import css from './you-mark.module.css';

/** Stands behind one's own name, among those of others. */
export function YouMark() {
  return <span class={css.youMark}>you</span>;
}
