import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setHolds(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return holds;
}

/** The time, anew after so many milliseconds: "2 minutes ago" must not stay for an hour. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Something that is fetched when it is wanted first: `null` until it is there, and when it cannot be had. */
export function useFetched<T>(fetch: () => Promise<T>, wanted = true, onTrouble?: () => void): T | null {
  const [fetched, setFetched] = useState<{ readonly value: T } | null>(null);
  // Asked for at once, and not after the next picture.
  useLayoutEffect(() => {
    if (!wanted || fetched !== null) return;
    fetch().then(
      (value) => setFetched({ value }),
      () => onTrouble?.(),
    );
  }, [wanted]);
  return fetched?.value ?? null;
}

/** The server's time on this machine, told every second. */
export function useServerNow(serverNow: number): number {
  const ahead = useMemo(() => serverNow - Date.now(), [serverNow]);
  return useNow(1000) + ahead;
}
