import { findGame } from '@warren/games';
import type { RunUpload } from '@warren/protocol';
import type { ApiError } from '../http/errors.js';
import { sentence } from '../lib/text.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { RunRow } from '../store/repositories/run-rows.js';
import type { Store } from '../store/store.js';

/** A rolling upgrade is over by then; what still waits is refused, since no server could check it. */
const UPGRADE_MS = 86_400_000;
const TRY_AGAIN_SECONDS = 5;

/** Whether a run was played by other rules than those of this server. */
function isOfOtherRules({ game: id, rules }: { readonly game: string; readonly rules: number }): boolean {
  const game = findGame(id);
  return game.ok && game.value.rules !== rules;
}

/** Whether a waiting run is left to another server: during a rolling upgrade each plays by its own rules. */
export function isForAnotherServer(run: Pick<RunRow, 'game' | 'rules' | 'receivedAt'>, now: number): boolean {
  return isOfOtherRules(run) && now - run.receivedAt < UPGRADE_MS;
}

/**
 * The answer to an upload that this server cannot read because its ticket names other rules; `null` when that is not
 * the reason. The ticket is not used: another server may know its rules, and the client tries again until it ends.
 */
export async function otherRules(
  { store, now }: { readonly store: Pick<Store, 'tickets'>; readonly now: () => number },
  account: AccountRow,
  { ticket: shown }: RunUpload,
): Promise<ApiError | null> {
  const ticket = shown === undefined ? null : await store.tickets.find(shown.id);
  if (ticket === null || ticket.accountId !== account.id || ticket.nonce !== shown?.nonce) return null;
  if (ticket.runId !== null || now() > ticket.endsAt || !isOfOtherRules(ticket)) return null;
  const message = sentence(
    `this ticket was drawn for rules ${ticket.rules}, which this server does not play by; please try again soon`,
  );
  return { code: 'other-rules', message, retryAfter: TRY_AGAIN_SECONDS };
}
