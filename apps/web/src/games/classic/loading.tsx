import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import css from './loading.module.css';

export interface LoadingProps {
  /** What is being made, such as “Diamond, 200 x 200”. */
  readonly title: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Where giving up leads. */
  readonly back: string;
}

/** Whatever takes less than this needs no words. */
const MOMENT_MS = 150;

/** While a maze is being made, as soon as that takes longer than a moment. */
export function Loading({ title, progress, back }: LoadingProps) {
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShows(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shows) return <main class={css.classicLoading} />;
  const percent = Math.floor(progress * 100);
  return (
    <main class={css.classicLoading}>
      <div class={css.classicLoadingWords}>
        <h1>Growing the hedges</h1>
        <p>{title}</p>
        <progress value={percent} max={100} aria-label="Made so far" />
        <p class={css.classicLoadingPart} role="status">
          {percent} %
        </p>
        <Link to={back} look="usual" class={css.classicLoadingCancel}>
          Cancel
        </Link>
      </div>
    </main>
  );
}
