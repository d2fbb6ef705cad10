import type { KnownAccount } from '@warren/client';
import { type Signal, useSignal } from '../lib/signal.js';
import { browserStorage, readObject, storedSignal, type TextStorage } from '../lib/storage.js';

const STORED = 'warren.account';

/** The account of this browser, remembered from visit to visit: it is known at once and without a connection. */
export function createWho(storage: TextStorage): Signal<KnownAccount | null> {
  return storedSignal(STORED, storage, readKnown);
}

/** The account of this page; `null` before the first save or ticket. */
export const who = createWho(browserStorage);

/** The same, now and after every change. */
export function useAccount(): KnownAccount | null {
  return useSignal(who);
}

/** Follows what another tab of this browser comes to know. */
export function followOtherTabs(target: Window): void {
  target.addEventListener('storage', ({ key }) => {
    // Setting it writes the same text again, which is no change: no tab answers another forever.
    if (key === STORED || key === null) who.set(readKnown(readObject(STORED)));
  });
}

function readKnown({ id, name, guest, createdAt, lapsed }: Record<string, unknown>): KnownAccount | null {
  if (typeof id !== 'string' || typeof name !== 'string' || typeof guest !== 'boolean') return null;
  const known = { id, name, guest, createdAt: typeof createdAt === 'number' ? createdAt : 0 };
  return lapsed === true ? { ...known, lapsed } : known;
}
