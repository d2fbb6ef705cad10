import type { KnownAccount } from '@warren/client';
import { createSignal, type Signal, useSignal } from '../lib/signal.js';
import { browserStorage, readObject, type TextStorage } from '../lib/storage.js';

const STORED = 'warren.account';

/** The account of this browser, remembered from visit to visit: it is known at once and without a connection. */
export function createWho(storage: TextStorage): Signal<KnownAccount | null> {
  const known = createSignal(readKnown(storage));
  return {
    ...known,
    set(account) {
      try {
        if (account === null) storage().removeItem(STORED);
        else storage().setItem(STORED, JSON.stringify(account));
      } catch {
        // Where nothing can be kept it is known until the page is closed.
      }
      known.set(account);
    },
  };
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
    if (key === STORED || key === null) who.set(readKnown(browserStorage));
  });
}

function readKnown(storage: TextStorage): KnownAccount | null {
  const { id, name, guest, createdAt, lapsed } = readObject(STORED, storage);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof guest !== 'boolean') return null;
  const known = { id, name, guest, createdAt: typeof createdAt === 'number' ? createdAt : 0 };
  return lapsed === true ? { ...known, lapsed } : known;
}
