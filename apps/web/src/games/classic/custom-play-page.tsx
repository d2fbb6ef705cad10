import { useMemo } from 'preact/hooks';
import type { PageProps } from '../../routing/router.js';
import { readCustomPlayWish } from './custom-play-wish.js';
import { PlayScreen } from './play-screen.js';

/** A custom maze to be played: the query says everything about it. */
export function CustomPlayPage({ place }: PageProps) {
  const wish = useMemo(() => readCustomPlayWish(place.query), [place.query]);
  return <PlayScreen wish={wish} />;
}
