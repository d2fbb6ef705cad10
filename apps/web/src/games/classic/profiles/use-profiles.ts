import type { WatchedProfiles } from '@warren/client';
import { type ClassicCompletion, classicLevelKey, type Profile, profileKey } from '@warren/games/classic';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../addresses.js';

/** The profiles of this browser, now and after every change; `null` until they are known. */
export function useProfiles(): readonly Profile[] | null {
  return useRows((profiles) => profiles.list(), '');
}

/** Whether a player can play here: a guest always can, others while they have a profile; `null` until that is known. */
export function useIsKnown(player: Player): boolean | null {
  const list = useRows((profiles) => profiles.list(), player === null ? null : '');
  if (player === null) return true;
  return list === null ? null : list.some(({ name }) => profileKey(name) === profileKey(player));
}

/** The best completion of every level, by its key. A guest has none; `null` until they are known. */
export function useCompletions(player: Player): ReadonlyMap<string, ClassicCompletion> | null {
  const rows = useRows((profiles) => profiles.completions(player ?? ''), player);
  if (player === null) return new Map();
  return rows === null ? null : new Map(rows.map((row) => [classicLevelKey(row), row]));
}

/** Reads rows, and again whenever some have changed. Without a key there is nothing to read. */
function useRows<T>(read: (profiles: WatchedProfiles) => Promise<T>, key: string | null): T | null {
  const [rows, setRows] = useState<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    let stop = () => {};
    void profileStore().then((profiles) => {
      if (!wanted) return;
      const fetch = () => void read(profiles).then((value) => wanted && setRows({ key, value }));
      fetch();
      stop = profiles.subscribe(fetch);
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [key]);
  return rows?.key === key ? rows.value : null;
}

/** The profiles of this browser. Their code is fetched for players with a profile: guests need none. */
export async function profileStore(): Promise<WatchedProfiles> {
  return (await import('./profile-repository.js')).profiles;
}
