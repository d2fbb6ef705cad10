import { useEffect, useState } from 'preact/hooks';

/** Something that is fetched when it is wanted first: `null` until it is there, and when it cannot be had. */
export function useFetched<T>(fetch: () => Promise<T>, wanted = true, onTrouble?: () => void): T | null {
  const [fetched, setFetched] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!wanted || fetched !== null) return;
    fetch().then(
      (value) => setFetched({ value }),
      () => onTrouble?.(),
    );
  }, [wanted]);
  return fetched?.value ?? null;
}
