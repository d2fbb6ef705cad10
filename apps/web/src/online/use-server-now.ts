import { useEffect, useState } from 'preact/hooks';

/** The server's time on this machine, told every second. */
export function useServerNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = serverNow - Date.now();
    setNow(serverNow);
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
