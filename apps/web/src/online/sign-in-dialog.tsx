import type { KnownAccount } from '@warren/client';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import { RegisterForm, SignInForm } from './account-form.js';
import { useAccount } from './who.js';

interface SignInDialogProps {
  readonly onDone: (account: KnownAccount) => void;
  readonly onCancel: () => void;
}

/** Signs in, or makes an account, without leaving the page. */
export function SignInDialog({ onDone, onCancel }: SignInDialogProps) {
  const account = useAccount();
  // A guest has most to win by a name.
  const [isNew, setNew] = useState(account?.guest === true);
  return (
    <Dialog title={isNew ? 'Create an account' : 'Sign in'} onCancel={onCancel}>
      <p class={dialogCss.dialogText}>{leadOf(account, isNew)}</p>
      {isNew ? (
        <RegisterForm onDone={onDone} />
      ) : (
        <SignInForm name={account?.lapsed ? account.name : ''} onDone={onDone} />
      )}
      <div class={dialogCss.dialogRow}>
        <Button onPress={() => setNew(!isNew)}>{isNew ? 'I have an account' : 'I have none yet'}</Button>
        <Button onPress={onCancel}>Not now</Button>
      </div>
    </Dialog>
  );
}

/** What becomes of the player's saves, in a sentence or two. */
function leadOf(account: KnownAccount | null, isNew: boolean): string {
  if (account === null || !account.guest) {
    return isNew
      ? 'Saves, progress and ranks follow you to every device.'
      : 'Go on with the saves and ranks of your account.';
  }
  return isNew
    ? `Everything you did as ${account.name} comes along.`
    : `The saves on this device come along. Runs uploaded as ${account.name} stay under that name.`;
}
