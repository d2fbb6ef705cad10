import type { SlotStatus } from '@warren/client';
import type { SaveCopy, SaveHead } from '@warren/protocol/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Skeleton, TroubleNote } from '../leaderboard/asking.js';
import { classes } from '../lib/classes.js';
import { api } from '../online/api.js';
import { ConflictDialog } from '../online/conflict-dialog.js';
import { useSyncAction } from '../online/fetch-sync.js';
import { copyWords, headWords, slotWords } from '../online/sync-words.js';
import { useAnswer } from '../online/use-answer.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import css from './sync-panel.module.css';

interface SlotRowProps {
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
      {isAlike && <span class={commonCss.soft}>{headWords(head, now)}</span>}
      {!isAlike && <span class={classes(commonCss.soft, css.syncSlotWords)}>{slotWords(slot, now)}</span>}
      {!isAlike && hasText && (
        <span class={commonCss.soft}>
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

/** The copies of a save. They are fetched when the player opens the list. */
function SlotCopies({ slot, head, now }: SlotRowProps & { readonly head: SaveHead }) {
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string } | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone: the focus moves to what it led to.
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

interface CopiesListProps {
  readonly slot: SlotStatus;
  /** The newest revision: with another one there are other copies. */
  readonly revision: number;
  readonly now: number;
  /** Told in a sentence what was done. */
  readonly onDone: (words: string) => void;
}

/** The older copies of a save and those put aside, the newest first, each with the way back to it. */
function CopiesList({ slot, revision, now, onDone }: CopiesListProps) {
  const [wanted, setWanted] = useState<SaveCopy | null>(null);
  const { asked, again } = useAnswer(slot.slot, (signal) =>
    api.call('readSave', { params: { slot: slot.slot } }, { signal }),
  );
  // What is shown stays until the other copies are here, and so does the focus.
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    again();
  }, [revision, again]);
  if (asked.state === 'asking') return <Skeleton label="Fetching the copies" rows={1} />;
  if (asked.state === 'failed')
    return <TroubleNote failure={asked.failure} what="The copies" onAgain={again} />;
  const copies = worthShowing(asked.value.copies);
  if (copies.length === 0) return <p class={commonCss.soft}>There is no older copy.</p>;
  return (
    <>
      <ul class={css.syncCopies}>
        {copies.map((copy) => (
          <li key={copy.id} class={css.syncCopy}>
            <span class={css.syncSlotSummary}>{copy.summary || 'A save'}</span>
            <span class={commonCss.soft}>{copyWords(copy, now)}</span>
            <Button
              class={css.syncCopyWay}
              onPress={() => setWanted(copy)}
              label={`Bring back: ${copy.summary}`}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <BringBackDialog
          slot={slot}
          copy={wanted}
          onCancel={() => setWanted(null)}
          onDone={() => {
            setWanted(null);
            onDone(`Brought back: ${wanted.summary || 'the copy'}.`);
          }}
        />
      )}
    </>
  );
}

/** A save that had ended holds nothing to bring back. */
function worthShowing(copies: readonly SaveCopy[]): SaveCopy[] {
  return copies.filter(({ bytes }) => bytes > 0).sort((one, other) => other.savedAt - one.savedAt);
}

interface SaveDialogProps {
  readonly slot: SlotStatus;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks whether to go on with a copy. */
function BringBackDialog({ slot, copy, onCancel, onDone }: SaveDialogProps & { readonly copy: SaveCopy }) {
  const { run, ...state } = useSyncAction(
    (engine) => engine.bringBack({ slot: slot.slot, copy: copy.id }),
    onDone,
  );
  return (
    <ConfirmDialog
      title="Bring this copy back?"
      text="You go on with it on every device. What is saved now stays on the server as an older copy."
      yes="Bring it back"
      no="Leave it"
      prefer="yes"
      {...state}
      onYes={run}
      onNo={onCancel}
    >
      <p>{copy.summary}</p>
    </ConfirmDialog>
  );
}

interface DeleteSaveDialogProps extends SaveDialogProps {
  /** The revision that was shown: nothing newer is deleted. */
  readonly revision: number;
}

/** Asks twice before a save is deleted. Each time, keeping it is the way at hand. */
function DeleteSaveDialog({ slot, revision, onCancel, onDone }: DeleteSaveDialogProps) {
  const [isSure, setSure] = useState(false);
  const { run, ...state } = useSyncAction((engine) => engine.remove({ slot: slot.slot, revision }), onDone);
  const ways = { no: 'Keep it', prefer: 'no', onNo: onCancel } as const;
  if (!isSure) {
    const text = `${slot.title} is taken from the server and from every device, with its older copies.`;
    return (
      <ConfirmDialog
        key="first"
        title="Delete this save?"
        text={text}
        yes="Delete it"
        onYes={() => setSure(true)}
        {...ways}
      />
    );
  }
  return (
    <ConfirmDialog
      key="second"
      title="Delete it for ever?"
      text="Nobody can bring it back, not even from another device."
      yes="Delete for ever"
      onYes={run}
      {...ways}
      {...state}
    />
  );
}
