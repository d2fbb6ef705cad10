import { isSettled } from '@warren/client';
import { useEffect } from 'preact/hooks';
import { Bones } from '../leaderboard/skeleton.js';
import { useNow } from '../lib/hooks.js';
import { useSignal } from '../lib/signal.js';
import { startSync } from '../online/start-sync.js';
import { uploadStatus, useSyncStatus } from '../online/sync-status.js';
import { syncWords } from '../online/sync-words.js';
import { useAccount } from '../online/who.js';
import { Button } from '../ui/button.js';
import panelCss from '../ui/panel.module.css';
import { QuotaBar } from './quota-bar.js';
import { SlotRow } from './slot-row.js';
import css from './sync-panel.module.css';

const EVERY_MS = 5_000;
const BONES = 2;

/** What follows its player: what is on the server, since when, and what waits. */
export function SyncPanel() {
  const account = useAccount();
  const news = useSyncStatus();
  const now = useNow(EVERY_MS);
  const waiting = useSignal(uploadStatus).filter(({ state }) => !isSettled(state)).length;
  // The player opens this page to see the current state.
  useEffect(() => void startSync().then(({ schedule }) => schedule.looked()), []);
  const isHere = account !== null && !account.lapsed;
  // Another account may have been here when the server was last asked.
  const kept = isHere && news.kept?.owner === account.id ? news.kept : null;
  const isFirst = isHere && news.slots.length === 0 && ['resting', 'syncing'].includes(news.phase);
  const words = account === null ? null : syncWords(news, now);
  return (
    <section class={panelCss.panel} aria-labelledby="sync-title">
      <h2 class={panelCss.panelTitle} id="sync-title">
        Saves
      </h2>
      <p role="status">{words ?? 'What you play is kept on this device.'}</p>
      {isFirst && <Bones label="Asking the server" rows={BONES} />}
      {news.slots.length > 0 && (
        <ul class={css.syncSlots}>
          {news.slots.map((slot) => (
            <SlotRow
              key={slot.slot}
              slot={slot}
              head={kept?.saves.find((head) => head.slot === slot.slot) ?? null}
              now={now}
            />
          ))}
        </ul>
      )}
      {kept !== null && <QuotaBar {...kept.quota} />}
      {waiting > 0 && <p class={panelCss.panelNote}>{uploadWords(waiting)}</p>}
      {isHere && (
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

function uploadWords(count: number): string {
  return count === 1 ? 'One run waits to be checked by the server.' : `${count} runs wait to be checked.`;
}
