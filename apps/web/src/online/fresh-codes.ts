import type { Account } from '@warren/protocol/client';
import { createSignal, useSignal } from '../lib/signal.js';

/** Codes and the account they are of. */
interface FreshCodes {
  readonly accountId: string;
  readonly codes: readonly string[];
}

const NONE: FreshCodes = { accountId: '', codes: [] };

/** Codes the server has told just now. They are kept in this tab alone, until the player has put them away. */
export const freshCodes = createSignal<FreshCodes>(NONE);

/** The codes of this account that were told just now; another account never sees them. */
export function useFreshCodes(account: Pick<Account, 'id'> | null): readonly string[] {
  const { accountId, codes } = useSignal(freshCodes);
  return account?.id === accountId ? codes : [];
}

export function forgetCodes(): void {
  freshCodes.set(NONE);
}
