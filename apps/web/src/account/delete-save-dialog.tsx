import type { SlotStatus } from '@warren/client';
import { useState } from 'preact/hooks';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import fieldCss from '../ui/field.module.css';

export interface DeleteSaveDialogProps {
  readonly slot: SlotStatus;
  /** The revision that was shown: nothing newer is deleted. */
  readonly revision: number;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks twice before a save is deleted. Each time, keeping it is the way at hand. */
export function DeleteSaveDialog({ slot, revision, onCancel, onDone }: DeleteSaveDialogProps) {
  const [isSure, setSure] = useState(false);
  const { busy, trouble, run } = useDeed((engine) => engine.remove({ slot: slot.slot, revision }), onDone);
  if (!isSure) {
    return (
      <Dialog key="first" title="Delete this save?" onCancel={onCancel}>
        <p class={dialogCss.dialogText}>
          {slot.title} is taken from the server and from every device, with its older copies.
        </p>
        <div class={dialogCss.dialogRow}>
          <Button onPress={() => setSure(true)}>Delete it</Button>
          <Button look="primary" onPress={onCancel}>
            Keep it
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="second" title="Delete it for ever?" onCancel={onCancel}>
      <p class={dialogCss.dialogText}>Nobody can bring it back, not even from another device.</p>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
      <div class={dialogCss.dialogRow}>
        <Button onPress={() => void run()} disabled={busy}>
          {busy ? 'One moment ...' : 'Delete for ever'}
        </Button>
        <Button look="primary" onPress={onCancel}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
