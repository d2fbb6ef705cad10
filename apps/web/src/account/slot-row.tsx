import type { SlotStatus } from '@warren/client';
import type { SaveHead } from '@warren/protocol/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ConflictDialog } from '../online/conflict-dialog.js';
import { headWords, slotWords } from '../online/sync-words.js';
import { Button } from '../ui/button.js';
import { CopiesList } from './copies-list.js';
import { DeleteSaveDialog } from './delete-save-dialog.js';
import css from './sync-panel.module.css';

export interface SlotRowProps {
  readonly slot: SlotStatus;
  /** The save on the server; `null` where there is none, or no account to ask for it. */
  readonly head: SaveHead | null;
  readonly now: number;
}

/** One save: how it stands, what the server has of it, and what can be done about it. */
export function SlotRow({ slot, head, now }: SlotRowProps) {
  const [choosing, setChoosing] = useState(false);
  const hasText = head !== null && head.bytes > 0;
  // Else what is here is not what the server has, and both have to be told apart.
  const isAlike = hasText && slot.standing === 'synced';
  return (
    <li class={css.syncSlot} data-standing={slot.standing}>
      <span class={css.syncSlotTitle}>{slot.title}</span>
      {isAlike && <span class={css.syncSlotSummary}>{head.summary}</span>}
      {isAlike && <span class={css.syncSlotFacts}>{headWords(head, now)}</span>}
      {!isAlike && <span class={css.syncSlotWords}>{slotWords(slot, now)}</span>}
      {!isAlike && hasText && (
        <span class={css.syncSlotFacts}>
          On the server: {head.summary}. {headWords(head, now)}
        </span>
      )}
      {slot.standing === 'conflict' && (
        <div>
          <Button onPress={() => setChoosing(true)}>Choose</Button>
        </div>
      )}
      {choosing && <ConflictDialog status={slot} onClose={() => setChoosing(false)} />}
      {head !== null && <SlotCopies slot={slot} head={head} now={now} />}
    </li>
  );
}

interface SlotCopiesProps extends SlotRowProps {
  readonly head: SaveHead;
}

/** The copies of a save. They are fetched when the player opens the list. */
function SlotCopies({ slot, head, now }: SlotCopiesProps) {
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string } | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  // What was pressed may be gone with what it did: one goes on from what it led to.
  useEffect(() => {
    if (said !== null) note.current?.focus({ preventScroll: true });
  }, [said]);
  return (
    <details class={css.syncMore} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`Copies: ${slot.title}`}>Copies</summary>
      {open && (
        <div class={css.syncBeside}>
          {said !== null && (
            <p class={css.syncSaid} ref={note} tabIndex={-1}>
              {said.words}
            </p>
          )}
          <CopiesList slot={slot} revision={head.revision} now={now} onDone={(words) => setSaid({ words })} />
          {head.bytes > 0 && (
            <div>
              <Button onPress={() => setDeleting(true)} label={`Delete this save: ${slot.title}`}>
                Delete this save
              </Button>
            </div>
          )}
        </div>
      )}
      {deleting && (
        <DeleteSaveDialog
          slot={slot}
          revision={head.revision}
          onCancel={() => setDeleting(false)}
          onDone={() => {
            setDeleting(false);
            setSaid({ words: 'The save is deleted, with its copies.' });
          }}
        />
      )}
    </details>
  );
}
