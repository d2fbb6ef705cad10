import { useCallback, useEffect } from 'preact/hooks';

/** Marks the entry of the history that stands for a run on the page. */
const MARK = { warren: 'run' } as const;

function isMarked(): boolean {
  return (history.state as Partial<typeof MARK> | null)?.warren === MARK.warren;
}

/**
 * Has the back button of the browser lead from a run to its menu, on the same page. Returns the way there for buttons:
 * it takes the entry of the run out of the history.
 */
export function useBackButton(isPlaying: boolean, leave: () => void): () => void {
  useEffect(() => {
    if (!isPlaying) return;
    if (!isMarked()) history.pushState(MARK, '');
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isPlaying, leave]);
  return useCallback(() => {
    // Going back is heard above.
    if (isMarked()) history.back();
    else leave();
  }, [leave]);
}
