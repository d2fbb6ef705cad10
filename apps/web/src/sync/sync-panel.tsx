import { useEffect, useState } from 'preact/hooks';
import { useAccount } from '../account/who.js';
import { Button } from '../design/button.js';
import { useCell } from '../shell/cell.js';
import { ConflictDialog } from './conflict-dialog.js';
import { startSync } from './start.js';
import { type SlotNews, useSyncNews } from './sync-news.js';
import { slotWords, syncWords } from './sync-words.js';
import { isSettled } from './upload.js';
import { uploadNews } from './upload-news.js';
import { useNow } from './use-now.js';
import './sync.css';

const EVERY_MS = 5_000;

/** What follows its player: what is on the server, since when, and what waits. */
export function SyncPanel() {
  const account = useAccount();
  const news = useSyncNews();
  const now = useNow(EVERY_MS);
  const waiting = useCell(uploadNews).filter(({ state }) => !isSettled(state)).length;
  // Whoever comes here wants to know how it stands now.
  useEffect(() => void startSync().then(({ schedule }) => schedule.looked()), []);
  const words = account === null ? null : syncWords(news, now);
  return (
    <section class="panel" aria-labelledby="sync-title">
      <h2 class="panel-title" id="sync-title">
        Saves
      </h2>
      <p role="status">{words ?? 'What you play is kept on this device.'}</p>
      {news.slots.length > 0 && (
        <ul class="sync-slots">
          {news.slots.map((slot) => (
            <SlotRow key={slot.slot} slot={slot} now={now} />
          ))}
        </ul>
      )}
      {waiting > 0 && <p class="panel-note">{uploadWords(waiting)}</p>}
      {account !== null && !account.lapsed && (
        <div>
          <Button
            disabled={news.phase === 'syncing'}
            onPress={() => void startSync().then(({ schedule }) => schedule.atOnce())}
          >
            {news.phase === 'syncing' ? 'One moment ...' : 'Sync now'}
          </Button>
        </div>
      )}
    </section>
  );
}

function SlotRow({ slot, now }: { readonly slot: SlotNews; readonly now: number }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <li class="sync-slot" data-standing={slot.standing}>
      <span class="sync-slot-title">{slot.title}</span>
      <span class="sync-slot-words">{slotWords(slot, now)}</span>
      {slot.standing === 'conflict' && (
        <div>
          <Button onPress={() => setChoosing(true)}>Choose</Button>
        </div>
      )}
      {choosing && <ConflictDialog news={slot} onClose={() => setChoosing(false)} />}
    </li>
  );
}

function uploadWords(count: number): string {
  return count === 1 ? 'One run waits to be checked by the server.' : `${count} runs wait to be checked.`;
}
