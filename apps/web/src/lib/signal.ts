import type { Signal } from '@warren/client';
import { useEffect, useState } from 'preact/hooks';

export { createSignal, type Signal } from '@warren/client';

/** The value of a signal, now and after every change. */
export function useSignal<T>(signal: Pick<Signal<T>, 'get' | 'subscribe'>): T {
  const [value, setValue] = useState<T>(signal.get);
  useEffect(() => {
    // It may have changed since the first render. A value that is a function is not to be called.
    const follow = (next: T) => setValue(() => next);
    follow(signal.get());
    return signal.subscribe(follow);
  }, [signal]);
  return value;
}
