import './you-mark.css';

/** Stands behind one's own name, among those of others. */
export function YouMark() {
  return <span class="you-mark">you</span>;
}
