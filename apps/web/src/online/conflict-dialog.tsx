import { readText, type SavePreview, type SaveSlot, type SlotStatus, slotNamed } from '@warren/client';
import { useEffect, useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { timeAgo } from '../lib/format.js';
import { browserStorage } from '../lib/storage.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import { Trouble } from '../ui/trouble.js';
import css from './conflict-dialog.module.css';
import { deviceName } from './device-name.js';
import { fetchSync, useSyncAction } from './fetch-sync.js';

/** So many characters fit a phone in large letters. */
const SHORT = 3;

/** Two devices played the same save apart: the player says with which copy to go on. Neither is lost. */
export function ConflictDialog(props: { readonly status: SlotStatus; readonly onClose: () => void }) {
  const { status, onClose } = props;
  const { other, title } = status;
  const { busy, trouble, run } = useSyncAction(
    (engine, take: 'mine' | 'other', revision: number) =>
      engine.choose({ slot: status.slot, take, revision }),
    onClose,
  );
  const [slot, setSlot] = useState<SaveSlot | null>(null);
  useEffect(() => {
    void fetchSync().then(({ registry }) => setSlot(slotNamed(registry, status.slot)));
  }, [status.slot]);
  if (other === null || slot === null) return null;
  const mine = readText(slot.stored, browserStorage);
  return (
    <Dialog title="Which one do you go on with?" onCancel={onClose}>
      <p class={dialogCss.dialogText}>
        {title} was played on two devices. The copy you do not choose stays on the server.
      </p>
      <div class={css.copies}>
        <Copy
          heading="This device"
          device={deviceName(navigator.userAgent)}
          preview={previewOf(slot, mine)}
          when={previewOf(slot, mine).when}
        />
        <Copy
          heading="The other"
          device={other.device || 'Another device'}
          preview={previewOf(slot, other.text)}
          when={other.savedAt}
        />
      </div>
      <Trouble text={trouble} />
      <div class={dialogCss.dialogRow}>
        <Button disabled={busy} onPress={() => void run('mine', other.revision)}>
          Keep this device's
        </Button>
        <Button disabled={busy} onPress={() => void run('other', other.revision)}>
          Take the other
        </Button>
      </div>
      <div class={commonCss.stackSmall}>
        <Button look="plain" onPress={onClose}>
          Decide later
        </Button>
      </div>
    </Dialog>
  );
}

interface CopyProps {
  readonly heading: string;
  readonly device: string;
  readonly preview: SavePreview;
  readonly when: number | null;
}

function Copy({ heading, device, preview, when }: CopyProps) {
  return (
    <section class={css.copy} aria-label={heading}>
      <h3 class={classes(commonCss.soft, css.copyHeading)}>{heading}</h3>
      <p class={css.copyPreview}>
        <span class={commonCss.soft}>{preview.label}</span>{' '}
        <span class={css.copyValue} data-long={preview.value.length > SHORT}>
          {preview.value}
        </span>
      </p>
      {preview.detail !== '' && <p class={commonCss.soft}>{preview.detail}</p>}
      <p class={css.copyDevice}>{device}</p>
      {when !== null && <p class={commonCss.soft}>{timeAgo(when, Date.now())}</p>}
    </section>
  );
}

function previewOf(slot: SaveSlot, text: string): SavePreview {
  if (text === '') return { label: 'Over', value: '-', detail: '', when: null };
  return slot.preview?.(text) ?? { label: slot.summary(text), value: '', detail: '', when: null };
}
