import type { BoardHead, BoardPage, Category, Failure } from '@warren/protocol/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../online/api.js';

/** What of a board is looked at: from its top, or the rows around oneself. */
export type Outlook = 'top' | 'me';

/** A board as far as it was fetched. */
export interface BoardFetched {
  readonly pages: readonly BoardPage[];
  /** Whether something is on its way. */
  readonly asking: boolean;
  readonly failure: Failure | null;
}

export interface BoardOnPage extends BoardFetched {
  /** The board itself; known still while its rows are fetched anew. */
  readonly head: BoardHead | null;
  /** How many rows each of its lists has. */
  readonly lists: BoardPage['lists'] | null;
  /** Fetches the next rows. */
  readonly more: () => void;
  /** Asks once more for what could not be fetched. */
  readonly again: () => void;
  /** Begins anew. */
  readonly reload: () => void;
}

/** So many rows are read at once. */
const PAGE_ROWS = 25;
const NOTHING: BoardFetched = { pages: [], asking: true, failure: null };

/** A list of a board on the page, page after page. */
export function useBoard(board: string, outlook: Outlook, category: Category = 'witnessed'): BoardOnPage {
  const [fetched, setFetched] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const known = useRef<{ readonly board: string; readonly page: BoardPage } | null>(null);
  /** What is wanted now: answers to anything else come too late. */
  const wanted = useRef<AbortController | null>(null);

  async function ask(before: readonly BoardPage[]): Promise<void> {
    wanted.current?.abort();
    const stop = new AbortController();
    wanted.current = stop;
    setFetched({ pages: before, asking: true, failure: null });
    const after = before.at(-1)?.next ?? undefined;
    const query = {
      limit: PAGE_ROWS,
      category,
      ...(after !== undefined && { after }),
      ...(after === undefined && outlook === 'me' && { around: 'me' as const }),
    };
    const answer = await api.call('board', { params: { board }, query }, { signal: stop.signal });
    if (stop.signal.aborted) return;
    if (answer.ok) known.current = { board, page: answer.value };
    setFetched(
      answer.ok
        ? { pages: [...before, answer.value], asking: false, failure: null }
        : { pages: before, asking: false, failure: answer },
    );
  }

  useEffect(() => {
    void ask([]);
    return () => wanted.current?.abort();
  }, [board, outlook, category, round]);

  const reload = () => setRound((last) => last + 1);
  const page = known.current?.board === board ? known.current.page : null;
  return {
    ...fetched,
    head: page?.board ?? null,
    lists: page?.lists ?? null,
    more: () => void ask(fetched.pages),
    again: () => (fetched.pages.length === 0 ? reload() : void ask(fetched.pages)),
    reload,
  };
}
