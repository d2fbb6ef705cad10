import { useEffect, useState } from 'preact/hooks';
import type { Deck, DeckShown } from './deck.js';

/** Something of what the deck shows; a component that looks at no more is not drawn anew for everything else. */
export function useShown<T>({ shown }: Deck, select: (shown: DeckShown) => T): T {
  const [value, setValue] = useState<T>(() => select(shown.get()));
  useEffect(() => {
    const follow = (next: DeckShown) => setValue(() => select(next));
    follow(shown.get());
    return shown.subscribe(follow);
    // What is selected follows from the place that asks, which never changes.
  }, [shown]);
  return value;
}
