import { useMemo, useRef } from 'preact/hooks';
import { browserStorage, useStorageVersion } from '../../../lib/storage.js';
import { type KeptWorld, openKept, worldIds } from './kept-world.js';
import { storedMoves, storedWorld } from './world-names.js';

/**
 * All worlds of this browser, the one played last first and damaged ones at the end; read again whenever a tab or
 * another device has changed one.
 */
export function useWorlds(): readonly KeptWorld[] {
  const turn = useStorageVersion();
  const known = useRef(new Map<string, KeptWorld>());
  return useMemo(() => {
    const worlds = worldIds().map((id) => readAgain(id, known.current.get(id)));
    known.current = new Map(worlds.map((world) => [world.id, world]));
    return worlds.sort((one, other) => playedAt(other) - playedAt(one) || (one.id < other.id ? -1 : 1));
  }, [turn]);
}

/** Opening a large world takes some milliseconds, so one that is as it was is not opened again. */
function readAgain(id: string, before: KeptWorld | undefined): KeptWorld {
  const text = browserStorage().getItem(storedWorld(id)) ?? '';
  const beside = browserStorage().getItem(storedMoves(id)) ?? '';
  return before?.text === text && before.beside === beside ? before : openKept({ id, text, beside });
}

function playedAt({ world }: KeptWorld): number {
  return world?.playedAt ?? -1;
}
