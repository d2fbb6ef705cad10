import { useMemo } from 'preact/hooks';
import type { PageProps } from '../../routing/router.js';
import { readLevelWish } from './level-wish.js';
import { PlayScreen } from './play-screen.js';

/** A level to be played: `word` is its name, such as `diamond-5`; the query says who plays, and with what. */
export function PlayPage({ place, word }: PageProps) {
  const wish = useMemo(() => readLevelWish(word, place.query), [word, place.query]);
  return <PlayScreen wish={wish} />;
}
