import type { SlotStatus } from '@warren/client';
import type { SaveCopy } from '@warren/protocol/client';
import { useDeed } from '../online/use-deed.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import fieldCss from '../ui/field.module.css';

export interface BringBackDialogProps {
  readonly slot: SlotStatus;
  readonly copy: SaveCopy;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks whether to go on with a copy. */
export function BringBackDialog({ slot, copy, onCancel, onDone }: BringBackDialogProps) {
  const { busy, trouble, run } = useDeed(
    (engine) => engine.bringBack({ slot: slot.slot, copy: copy.id }),
    onDone,
  );
  return (
    <Dialog title="Bring this copy back?" onCancel={onCancel}>
      <p>{copy.summary}</p>
      <p class={dialogCss.dialogText}>
        You go on with it on every device. What is saved now stays on the server as an older copy.
      </p>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
      <div class={dialogCss.dialogRow}>
        <Button look="primary" onPress={() => void run()} disabled={busy}>
          {busy ? 'One moment ...' : 'Bring it back'}
        </Button>
        <Button onPress={onCancel}>Leave it</Button>
      </div>
    </Dialog>
  );
}
