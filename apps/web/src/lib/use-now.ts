import { useEffect, useState } from 'preact/hooks';

/** The time, anew after so many milliseconds: "2 minutes ago" must not stay for an hour. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
