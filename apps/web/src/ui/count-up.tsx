import { useEffect, useState } from 'preact/hooks';
import { numberText } from '../lib/format.js';
import { isReducedMotion } from './appearance.js';
import css from './unseen.module.css';

export interface CountUpProps {
  readonly to: number;
  /** When it begins, in milliseconds from now. */
  readonly after?: number;
}

const COUNT_MS = 700;

/** A number that counts up. Screen readers announce it once, at its end. */
export function CountUp({ to, after = 0 }: CountUpProps) {
  const [shown, setShown] = useState(() => (isReducedMotion() ? to : 0));
  useEffect(() => {
    if (isReducedMotion()) {
      setShown(to);
      return;
    }
    let request = 0;
    const begin = performance.now() + after;
    const turn = (time: number) => {
      const part = Math.max(0, Math.min(1, (time - begin) / COUNT_MS));
      // Fast at first, slower at the end: the last digits are to be seen.
      setShown(Math.round(to * (1 - (1 - part) * (1 - part))));
      if (part < 1) request = requestAnimationFrame(turn);
    };
    request = requestAnimationFrame(turn);
    return () => cancelAnimationFrame(request);
  }, [to, after]);
  return (
    <>
      <span aria-hidden="true">{numberText(shown)}</span>
      <span class={css.unseen}>{numberText(to)}</span>
    </>
  );
}
