import { useState } from 'preact/hooks';
import { sentence } from '../../../lib/format.js';
import { useAccount } from '../../../online/who.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { TextInput } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import css from './cave.module.css';

export interface RenameDialogProps {
  readonly name: string;
  /** Renames, or says why not. */
  readonly rename: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for another name of a world. */
export function RenameDialog({ name, rename, onClose }: RenameDialogProps) {
  const [text, setText] = useState(name);
  const [wrong, setWrong] = useState<string | null>(null);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const reason = await rename(text);
    setWrong(reason === null ? null : sentence(reason));
    if (reason === null) onClose();
  }
  return (
    <Dialog title="Another name" onCancel={onClose}>
      <form class={css.worldForm} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput label="Name of the world" name="name" text={text} message={wrong} onInput={setText} />
        <div class={dialogCss.dialogRow}>
          <SubmitButton look="usual">Rename</SubmitButton>
          <Button onPress={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

export interface DeleteDialogProps {
  readonly name: string;
  /** Deletes, or says why not. */
  readonly remove: () => Promise<string | null>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a world is deleted. Keeping it is the way at hand. */
export function DeleteDialog({ name, remove, onDone, onClose }: DeleteDialogProps) {
  const account = useAccount();
  const [trouble, setTrouble] = useState<string | null>(null);
  async function sure(): Promise<void> {
    const reason = await remove();
    setTrouble(reason);
    if (reason === null) onDone();
  }
  return (
    <Dialog title={`Delete “${name}”?`} onCancel={onClose}>
      <p class={dialogCss.dialogText}>
        {account === null
          ? 'It is nowhere but in this browser. Export it first if you may want it back.'
          : 'It goes from this browser, from your account and from your other devices. Export it first if you may want it back.'}
      </p>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
      <div class={dialogCss.dialogRow}>
        <Button onPress={() => void sure()}>Delete it</Button>
        <Button look="primary" onPress={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
