import type { Signal } from '../lib/signal.js';
import { type FinishedRun, isSettled, type StoredUpload, type Upload } from './upload.js';
import { createUploader, type UploaderParts } from './uploader.js';

export interface QueueParts extends Omit<UploaderParts, 'wait' | 'onChange'> {
  /** The uploads of this device, the newest first. */
  readonly status: Signal<readonly Upload[]>;
  /** Calls after so many milliseconds; returns the way to call it off. */
  later(run: () => void, ms: number): () => void;
  /** Runs one thing at a time, in all tabs. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Tells other tabs that something has changed. */
  tellOthers(): void;
}

/** So often the server is asked about a run before the next one has its turn, and after so long it is asked again. */
const MOST_ASKS = 20;
const ASK_AGAIN_MS = 60_000;

/**
 * Finished runs on their way to the server: a queue that delivers what it is given by itself, now or as soon as it can.
 * They survive the closing of the page.
 */
export function createUploadQueue(parts: QueueParts) {
  const { storage, status, now, later, inTurn } = parts;
  let cancelTimer = () => {};
  let working: Promise<void> = Promise.resolve();

  const uploader = createUploader({
    ...parts,
    wait: (ms) => new Promise((resolve) => void later(resolve, ms)),
    async onChange() {
      await reload();
      parts.tellOthers();
    },
  });

  /** Reads again what another tab has changed. */
  async function reload(): Promise<void> {
    const all = await storage.uploads();
    status.set(all.map(stripped).reverse());
  }

  /** Answers its key once it is safely stored. The same run again is the same key. */
  async function add(run: FinishedRun): Promise<string> {
    const { key } = await uploader.store(run);
    await reload();
    void work({ all: false });
    return key;
  }

  /** Goes once through everything that is due, the oldest first, and comes back when the next one is. */
  function work({ all }: { readonly all: boolean }): Promise<void> {
    cancelTimer();
    const pass = async () => {
      const uploads = await storage.uploads();
      const isChecked = ({ state }: StoredUpload) => state.phase === 'checking';
      // What the server does not have yet comes first.
      for (const upload of [...uploads.filter((each) => !isChecked(each)), ...uploads.filter(isChecked)]) {
        if (isDue(upload, all)) await uploader.deliver(upload, MOST_ASKS);
      }
    };
    // Storage may fail; the next visit finds what is there.
    working = working.then(() => inTurn(pass).then(planNext)).catch(() => {});
    return working;
  }

  function isDue({ state }: StoredUpload, all: boolean): boolean {
    if (isSettled(state)) return false;
    return state.phase !== 'waiting' || all || (state.retryAt ?? 0) <= now();
  }

  async function planNext(): Promise<void> {
    const moments = (await storage.uploads()).flatMap(({ state }) => {
      if (state.phase === 'checking') return [now() + ASK_AGAIN_MS];
      return state.phase === 'waiting' && state.retryAt !== null ? [state.retryAt] : [];
    });
    if (moments.length > 0)
      cancelTimer = later(() => void work({ all: false }), Math.max(0, Math.min(...moments) - now()));
  }

  /** Tries at once whatever waits, unless the server has asked for patience. */
  const wake = () => work({ all: true });
  return { add, wake, reload };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** An upload without what only the server has to know. */
function stripped({ key, game, ticks, ranked, at, state }: StoredUpload): Upload {
  return { key, game, ticks, ranked, at, state };
}
