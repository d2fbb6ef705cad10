import { worldTitle } from '@warren/client';
import { refuse } from '@warren/engine';
import { useState } from 'preact/hooks';
import { sentence } from '../../../lib/format.js';
import { tabs } from '../../../online/tabs.js';
import { useAccount } from '../../../online/who.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { TextInput } from '../../../ui/field.js';
import { worldSlot } from '../storage.js';
import { deleteWorld, readSavedWorld, renameWorld, type SavedWorld } from '../worlds/world-repository.js';
import css from './cave.module.css';

export interface WorldDialogProps {
  readonly saved: SavedWorld;
  readonly onClose: () => void;
}

const PLAYED = 'It is being played in another tab. Leave it there first.';
const NOT_DELETED = 'This browser does not let it go.';

export interface RenameDialogProps extends WorldDialogProps {
  /** All worlds here: the names of the others are taken. */
  readonly worlds: readonly SavedWorld[];
}

/** Asks for another name of a world. */
export function RenameDialog({ saved: { id, text: worldText }, worlds, onClose }: RenameDialogProps) {
  const [text, setText] = useState(() => worldTitle(worldText));
  const [wrong, setWrong] = useState<string | null>(null);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const taken = worlds.filter((other) => other.id !== id).map((other) => worldTitle(other.text));
    const renamed = await tabs.whileFree(worldSlot(id), () => {
      const saved = readSavedWorld(id);
      return saved === null ? refuse('the world is gone') : renameWorld(saved, { name: text, taken });
    });
    if (renamed?.ok) onClose();
    else setWrong(sentence(renamed?.reason ?? PLAYED));
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

export interface DeleteDialogProps extends WorldDialogProps {
  readonly onDone: () => void;
}

/** Asks before a world is deleted. Keeping it is the way at hand. */
export function DeleteDialog({ saved: { id, text }, onDone, onClose }: DeleteDialogProps) {
  const account = useAccount();
  const [trouble, setTrouble] = useState<string | null>(null);
  async function sure(): Promise<void> {
    const isGone = await tabs.whileFree(worldSlot(id), () => deleteWorld(id));
    if (isGone) onDone();
    else setTrouble(isGone === null ? PLAYED : NOT_DELETED);
  }
  return (
    <ConfirmDialog
      title={`Delete “${worldTitle(text)}”?`}
      text={
        account === null
          ? 'It is nowhere but in this browser. Export it first if you may want it back.'
          : 'It goes from this browser, from your account and from your other devices. Export it first if you may want it back.'
      }
      yes="Delete it"
      no="Keep it"
      prefer="no"
      trouble={trouble}
      onYes={() => void sure()}
      onNo={onClose}
    />
  );
}
