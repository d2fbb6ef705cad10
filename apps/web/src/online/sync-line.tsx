import type { KnownAccount } from '@warren/client';
import { useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { useFetched, useNow } from '../lib/hooks.js';
import commonCss from '../ui/common.module.css';
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
    <div class={classes(commonCss.soft, css.syncLine)}>
      <p>{words}</p>
      {(account.guest || account.lapsed) && <SignInWay account={account} />}
    </div>
  );
}

/** Signs in without leaving the page. The dialog is fetched when it is opened. */
function SignInWay({ account }: { readonly account: KnownAccount }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const SignInDialog = useFetched(
    async () => (await import('./sign-in-dialog.js')).SignInDialog,
    open,
    close,
  );
  return (
    <>
      <button type="button" class={css.syncWay} onClick={() => setOpen(true)}>
        {account.guest ? 'Keep it on every device' : 'Sign in again'}
      </button>
      {open && SignInDialog !== null && <SignInDialog onDone={close} onCancel={close} />}
    </>
  );
}
