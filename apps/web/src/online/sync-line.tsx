import type { KnownAccount } from '@warren/client';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useNow } from '../lib/hooks.js';
import type { SignInDialogProps } from './sign-in-dialog.js';
import css from './sync-line.module.css';
import { useSyncStatus } from './sync-status.js';
import { syncWords } from './sync-words.js';
import { useAccount } from './who.js';

const EVERY_MS = 20_000;

/** A quiet line that says whether what is played is on the server, and how a guest keeps it. */
export function SyncLine() {
  const account = useAccount();
  const words = syncWords(useSyncStatus(), useNow(EVERY_MS));
  if (account === null || words === null) return null;
  return (
    <div class={css.syncLine}>
      <p>{words}</p>
      {(account.guest || account.lapsed) && <SignInWay account={account} />}
    </div>
  );
}

/** Signs in without leaving the page. The dialog is fetched when it is opened. */
function SignInWay({ account }: { readonly account: KnownAccount }) {
  const [Shown, setShown] = useState<ComponentType<SignInDialogProps> | null>(null);
  const open = async () => {
    const { SignInDialog } = await import('./sign-in-dialog.js');
    setShown(() => SignInDialog);
  };
  const close = () => setShown(null);
  return (
    <>
      <button type="button" class={css.syncWay} onClick={() => void open().catch(() => {})}>
        {account.guest ? 'Keep it on every device' : 'Sign in again'}
      </button>
      {Shown !== null && <Shown onDone={close} onCancel={close} />}
    </>
  );
}
