import type { SlotStatus } from '@warren/client';
import type { SaveCopy } from '@warren/protocol/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Bones } from '../leaderboard/skeleton.js';
import { TroubleNote } from '../leaderboard/trouble-note.js';
import { api } from '../online/api.js';
import { copyWords } from '../online/sync-words.js';
import { useAnswer } from '../online/use-answer.js';
import { Button } from '../ui/button.js';
import panelCss from '../ui/panel.module.css';
import { BringBackDialog } from './bring-back-dialog.js';
import css from './sync-panel.module.css';

export interface CopiesListProps {
  readonly slot: SlotStatus;
  /** The newest revision: with another one there are other copies. */
  readonly revision: number;
  readonly now: number;
  /** Told in a sentence what was done. */
  readonly onDone: (words: string) => void;
}

/** The older copies of a save and those put aside, the newest first, each with the way back to it. */
export function CopiesList({ slot, revision, now, onDone }: CopiesListProps) {
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
  if (asked.state === 'asking') return <Bones label="Fetching the copies" rows={1} />;
  if (asked.state === 'failed')
    return <TroubleNote failure={asked.failure} what="The copies" onAgain={again} />;
  const copies = worthShowing(asked.value.copies);
  if (copies.length === 0) return <p class={panelCss.panelNote}>There is no older copy.</p>;
  return (
    <>
      <ul class={css.syncCopies}>
        {copies.map((copy) => (
          <li key={copy.id} class={css.syncCopy}>
            <span class={css.syncSlotSummary}>{copy.summary || 'A save'}</span>
            <span class={css.syncSlotFacts}>{copyWords(copy, now)}</span>
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
