import { setTimeout as sleep } from 'node:timers/promises';
import { makeRecordingText } from '@warren/games';
import type { Failure } from '@warren/protocol/client';
import { oneLine } from '../cli/text.js';
import { readSignedIn } from './account-file.js';
import { drawTicket } from './draw-ticket.js';
import { handIn } from './hand-in.js';
import { handInWaiting } from './hand-in-waiting.js';
import type { Online } from './online.js';
import { gameTitle, handedInWords } from './run-words.js';
import { openLine } from './server-line.js';
import { forgetWaiting, keepWaiting, uploadOf, type WaitingRun } from './waiting-runs.js';

const UPLOAD_MS = 10_000;
/** Some seconds; what takes longer is heard of later. */
const MOST_ASKS = 4;

export interface OnlineOptions {
  /** The folder for data. */
  readonly data: string;
  /** Where runs are kept. */
  readonly folder: string;
  readonly now: () => number;
}

/** The server while games are being played. */
export interface PlayOnline extends Online {
  /** Ends whatever is under way and says what became of runs that waited since before. */
  close(): readonly string[];
}

/** The server of whoever is signed in, or `null`. Runs that wait are handed in meanwhile. */
export function openPlayOnline({ data, folder, now }: OnlineOptions): PlayOnline | null {
  const account = readSignedIn(data);
  // Whoever cannot be read plays without a server; warren login says why.
  if (!account.ok || account.value === null) return null;
  const who = account.value;
  const stop = new AbortController();
  const { signal } = stop;
  const line = openLine({ ...who, patienceMs: UPLOAD_MS, signal });
  const news: string[] = [];
  const wait = (ms: number) => sleep(ms, undefined, { signal });

  async function handInOld(): Promise<void> {
    for await (const { run, handed } of handInWaiting({ account: who, line }, folder, {
      mostAsks: 20,
      wait,
      now,
    }))
      if (handed.kind !== 'later' && !signal.aborted)
        news.push(`a run of ${gameTitle(run?.game ?? 'a game')} that waited: ${handedInWords(handed)}`);
  }

  // Whatever goes wrong with them, they are tried again next time.
  handInOld().catch(() => {});

  return {
    drawTicket: (game, settings) => drawTicket({ ...who, signal }, game, settings),
    async handIn({ run, ticket, clock }) {
      if (ticket === null) return [];
      const waiting: WaitingRun = {
        server: who.server,
        account: who.id,
        name: who.name,
        game: run.game.id,
        ticks: run.tick,
        recording: makeRecordingText(run.recording()),
        ticket: { id: ticket.id, nonce: ticket.nonce },
        clock: clock.save(),
      };
      // Safe first: whatever happens now, it can be handed in later.
      const kept = keepWaiting(folder, waiting);
      const handed = await handIn(line, uploadOf(waiting, now), { mostAsks: MOST_ASKS, wait });
      if (handed.kind === 'later') return [laterWords(handed.failure, kept.ok)];
      if (kept.ok) forgetWaiting(kept.value);
      return [oneLine(handedInWords(handed))];
    },
    close() {
      stop.abort();
      return news;
    },
  };
}

function laterWords({ code }: Failure, isKept: boolean): string {
  if (!isKept) return 'It could not be handed in, and not be kept for later either.';
  if (code === 'signed-out') return 'The server has signed you out: it is handed in after warren login.';
  const why = code === 'offline' ? 'No connection' : 'The server is busy';
  return `${why}: it is kept, and handed in when you play again.`;
}
