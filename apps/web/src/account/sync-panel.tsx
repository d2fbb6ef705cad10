import { isSettled } from '@warren/client';
import type { SaveList } from '@warren/protocol/client';
import { useEffect, useId } from 'preact/hooks';
import { Skeleton } from '../leaderboard/asking.js';
import { sizeText } from '../lib/format.js';
import { useNow } from '../lib/hooks.js';
import { useSignal } from '../lib/signal.js';
import { startSync } from '../online/start-sync.js';
import { uploadStatus, useSyncStatus } from '../online/sync-status.js';
import { syncWords } from '../online/sync-words.js';
import { useAccount } from '../online/who.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Panel } from '../ui/panel.js';
import { SlotRow } from './slot-row.js';
import css from './sync-panel.module.css';

const EVERY_MS = 5_000;
const SKELETON_ROWS = 2;

/** What follows its player: what is on the server, since when, and what waits. */
export function SyncPanel() {
  const account = useAccount();
  const status = useSyncStatus();
  const now = useNow(EVERY_MS);
  const waiting = useSignal(uploadStatus).filter(({ state }) => !isSettled(state)).length;
  // The player opens this page to see the current state.
  useEffect(() => void startSync().then(({ schedule }) => schedule.looked()), []);
  const isHere = account !== null && !account.lapsed;
  // Another account may have been here when the server was last asked.
  const onServer = isHere && status.serverSaves?.owner === account.id ? status.serverSaves : null;
  const isFirst = isHere && status.slots.length === 0 && ['resting', 'syncing'].includes(status.phase);
  const words = account === null ? null : syncWords(status, now);
  return (
    <Panel title="Saves">
      <p role="status">{words ?? 'What you play is kept on this device.'}</p>
      {isFirst && <Skeleton label="Asking the server" rows={SKELETON_ROWS} />}
      {status.slots.length > 0 && (
        <ul class={commonCss.list}>
          {status.slots.map((slot) => (
            <SlotRow
              key={slot.slot}
              slot={slot}
              head={onServer?.saves.find((head) => head.slot === slot.slot) ?? null}
              now={now}
            />
          ))}
        </ul>
      )}
      {onServer !== null && <QuotaBar {...onServer.quota} />}
      {waiting > 0 && <p class={commonCss.soft}>{uploadWords(waiting)}</p>}
      {isHere && (
        <div>
          <Button
            disabled={status.phase === 'syncing'}
            onPress={() => void startSync().then(({ schedule }) => schedule.atOnce())}
          >
            {status.phase === 'syncing' ? 'One moment ...' : 'Sync now'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function uploadWords(count: number): string {
  return count === 1 ? 'One run waits to be checked by the server.' : `${count} runs wait to be checked.`;
}

/** How much of the account's storage on the server its saves take. */
export function QuotaBar({ used, most }: SaveList['quota']) {
  const id = useId();
  return (
    <div class={css.quota}>
      <p class={commonCss.soft} id={id}>
        {sizeText(used)} of {sizeText(most)} used
      </p>
      <progress class={css.quotaBar} value={Math.min(used, most)} max={most} aria-labelledby={id} />
    </div>
  );
}
