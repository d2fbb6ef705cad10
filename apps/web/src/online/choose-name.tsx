import { useState } from 'preact/hooks';
import { useFetched } from '../lib/hooks.js';
import { Button } from '../ui/button.js';
import { useAccount } from './who.js';

/** Lets a guest choose a name without leaving the page; nothing for others. The dialog is fetched when it is opened. */
export function ChooseNameButton({ onDone }: { readonly onDone?: () => void }) {
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const SignInDialog = useFetched(
    async () => (await import('./sign-in-dialog.js')).SignInDialog,
    open,
    close,
  );
  if (account?.guest !== true) return null;
  const done = () => {
    close();
    onDone?.();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choose a name</Button>
      {open && SignInDialog !== null && <SignInDialog onDone={done} onCancel={close} />}
    </>
  );
}
