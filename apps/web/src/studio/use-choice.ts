import { useCallback, useEffect, useState } from 'preact/hooks';
import type { MazeChoice } from './maze/choice.js';
import { makeLink, type Problem, parseLink, type ReadLink } from './maze/link.js';

interface SourcedLink extends ReadLink {
  readonly source: 'address' | 'page';
}

/** The choice on the page, kept in the address: a link reproduces the maze, and Back brings the last one back. */
export function useChoice(defaults: () => MazeChoice) {
  const [state, setState] = useState(() => readAddress(defaults));

  useEffect(() => {
    const query = makeLink(state.choice);
    if (query === location.search) return;
    if (state.source === 'page' && !sameMaze(location.search, query)) history.pushState(null, '', query);
    // Unusable words of an address stay there until the player changes a choice.
    else if (state.problems.length === 0) history.replaceState(null, '', query);
  }, [state]);

  useEffect(() => {
    const { pathname } = location;
    // Back may also lead to another page, whose address is none of ours.
    const goBack = () => {
      if (location.pathname === pathname) setState(readAddress(defaults));
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [defaults]);

  /** Changes a part. A new maze is a new entry in the browser's history, a change of view is not. */
  const change = useCallback((part: Partial<MazeChoice>, problems: readonly Problem[] = []) => {
    setState((last) => ({ choice: { ...last.choice, ...part }, problems, source: 'page' }));
  }, []);
  return { choice: state.choice, problems: state.problems, change };
}

function readAddress(defaults: () => MazeChoice): SourcedLink {
  return { ...parseLink(location.search, defaults()), source: 'address' };
}

/** Whether two queries differ only in what is shown of the maze. */
function sameMaze(a: string, b: string): boolean {
  const [first, second] = [a, b].map((query) => {
    const words = new URLSearchParams(query);
    words.delete('show');
    return String(words);
  });
  return first === second;
}
