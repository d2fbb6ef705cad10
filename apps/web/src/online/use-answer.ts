import type { Answer, Failure } from '@warren/protocol/client';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** Something the server is asked for. */
export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Asks the server whenever the key is another one, and once more after `again`. What was there stays until then. */
export function useAnswer<T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): { readonly asked: Asked<T>; readonly again: () => void } {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ key: string; asked: Asked<T> }>({ key, asked: { state: 'asking' } });
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    const stop = new AbortController();
    asking.current(stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      const asked: Asked<T> = answer.ok
        ? { state: 'here', value: answer.value }
        : { state: 'failed', failure: answer };
      setTold({ key, asked });
    });
    return () => stop.abort();
  }, [key, round]);
  const again = useCallback(() => {
    setTold((before) => (before.asked.state === 'here' ? before : { ...before, asked: { state: 'asking' } }));
    setRound((last) => last + 1);
  }, []);
  return { asked: told.key === key ? told.asked : { state: 'asking' }, again };
}

/** Something the player asked for: whether it is under way, and why it could not be done. */
export interface Action<Given extends readonly unknown[]> {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly run: (...given: Given) => Promise<void>;
}

/** Does one thing at a time and calls when it is done; `act` answers why it could not be done, or `null`. */
export function useAction<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<string | null>,
  onDone?: () => void,
): Action<Given> {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function run(...given: Given): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const reason = await act(...given);
    setBusy(false);
    setTrouble(reason);
    if (reason === null) onDone?.();
  }
  return { busy, trouble, run };
}
