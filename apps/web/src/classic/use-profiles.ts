import { type ClassicCompletion, classicLevelKey, type Profile, profileKey } from '@warren/games';
import { useEffect, useState } from 'preact/hooks';
import type { Player } from './player.js';
import { profiles } from './profiles/store/profiles.js';

/** Everybody who has a profile here, now and after every change; `null` until that is known. */
export function useProfiles(): readonly Profile[] | null {
  return useRows(() => profiles.list(), '');
}

/** Whether somebody can play here: a guest always can, others while they have a profile; `null` until that is known. */
export function useIsKnown(player: Player): boolean | null {
  const list = useProfiles();
  if (player === null) return true;
  return list === null ? null : list.some(({ name }) => profileKey(name) === profileKey(player));
}

/** The best completion of every level, by its key. A guest has none; `null` until they are known. */
export function useCompletions(player: Player): ReadonlyMap<string, ClassicCompletion> | null {
  const rows = useRows<readonly ClassicCompletion[]>(
    async () => (player === null ? [] : profiles.completions(player)),
    player ?? '',
  );
  return rows === null ? null : new Map(rows.map((row) => [classicLevelKey(row), row]));
}

/** Reads rows, and again whenever some have changed. */
function useRows<T>(read: () => Promise<T>, key: string): T | null {
  const [rows, setRows] = useState<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    const fetch = () => void read().then((value) => wanted && setRows({ key, value }));
    fetch();
    const stop = profiles.subscribe(fetch);
    return () => {
      wanted = false;
      stop();
    };
  }, [key]);
  return rows?.key === key ? rows.value : null;
}
