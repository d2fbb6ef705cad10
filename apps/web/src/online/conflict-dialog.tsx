import { useState } from 'preact/hooks';
import { SLOTS } from '../games/slots.js';
import { timeAgo } from '../lib/format.js';
import { browserShelf } from '../lib/storage.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { deviceName } from './device-name.js';
import { fetchSync } from './fetch-sync.js';
import { localTexts } from './local-texts.js';
import { slotNamed } from './slot-book.js';
import type { SlotNews } from './sync-news.js';
import type { Glance, SyncSlot } from './sync-slot.js';
import './sync.css';

/** So many characters fit a phone in large letters. */
const SHORT = 3;

export interface ConflictDialogProps {
  readonly news: SlotNews;
  readonly onClose: () => void;
}

/** Two devices played the same save apart: somebody says with which copy to go on. Neither is lost. */
export function ConflictDialog({ news, onClose }: ConflictDialogProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { other, title } = news;
  const slot = slotNamed(SLOTS, news.slot);
  if (other === null || slot === null) return null;
  const mine = localTexts(browserShelf).read(slot);

  async function choose(take: 'mine' | 'other', revision: number): Promise<void> {
    setBusy(true);
    const { engine } = await fetchSync();
    const reason = await engine.choose({ slot: news.slot, take, revision });
    setBusy(false);
    setTrouble(reason);
    if (reason === null) onClose();
  }
  return (
    <Dialog title="Which one do you go on with?" onCancel={onClose}>
      <p class="dialog-text">
        {title} was played on two devices. The copy you do not choose stays on the server.
      </p>
      <div class="copies">
        <Copy
          heading="This device"
          device={deviceName(navigator.userAgent)}
          glance={glanceOf(slot, mine)}
          when={glanceOf(slot, mine).when}
        />
        <Copy
          heading="The other"
          device={other.device || 'Another device'}
          glance={glanceOf(slot, other.text)}
          when={other.savedAt}
        />
      </div>
      {trouble !== null && (
        <p class="field-message" role="alert">
          {trouble}
        </p>
      )}
      <div class="dialog-row">
        <Button disabled={busy} onPress={() => void choose('mine', other.revision)}>
          Keep this device's
        </Button>
        <Button disabled={busy} onPress={() => void choose('other', other.revision)}>
          Take the other
        </Button>
      </div>
      <div class="dialog-ways">
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
  readonly glance: Glance;
  readonly when: number | null;
}

function Copy({ heading, device, glance, when }: CopyProps) {
  return (
    <section class="copy" aria-label={heading}>
      <h3 class="copy-heading">{heading}</h3>
      <p class="copy-glance">
        <span class="copy-label">{glance.label}</span>{' '}
        <span class="copy-value" data-long={glance.value.length > SHORT}>
          {glance.value}
        </span>
      </p>
      {glance.detail !== '' && <p class="copy-when">{glance.detail}</p>}
      <p class="copy-device">{device}</p>
      {when !== null && <p class="copy-when">{timeAgo(when, Date.now())}</p>}
    </section>
  );
}

function glanceOf(slot: SyncSlot, text: string): Glance {
  if (text === '') return { label: 'Over', value: '-', detail: '', when: null };
  return slot.glance?.(text) ?? { label: slot.summary(text), value: '', detail: '', when: null };
}
