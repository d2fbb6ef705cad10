import { setTimeout as sleep } from 'node:timers/promises';
import { drawTicket, type TicketClient, type WitnessTime } from '@warren/client';
import { type AnyGame, makeRecordingText } from '@warren/games';
import type { Ticket } from '@warren/protocol/client';
import { oneLine } from '../cli/text.js';
import type { SavedRun } from '../storage/runs.js';
import { readSignedIn } from './account.js';
import { openLine } from './server-line.js';
import { syncWorld, type WorldSync, type WorldSynced } from './sync-world.js';
import { deliverAll, gameTitle, handedInWords, openUploads } from './uploads.js';
import { openWitnesses, REAL_TIME, type Witnesses } from './witness-runs.js';

/** What the server of the signed-in account does for a run. */
export interface Online {
  /** Draws a ticket for a ranked run, soon or not at all. */
  drawTicket(game: AnyGame, settings: unknown): Promise<Drawn>;
  /** Has the server witness a ranked run while it is played; returns the way to stop. */
  readonly witness: Witnesses['follow'];
  /** Hands in a run that is over, now or later; the lines say what came of it. */
  handIn(saved: SavedRun): Promise<readonly string[]>;
  /** Brings worlds of Cave and their copies on the server together, soon or not at all. */
  syncWorld(world: WorldSync): Promise<WorldSynced>;
}

/** A ticket, and what the player is to know about it; an empty text where there is nothing to know. */
export interface Drawn {
  readonly ticket: Ticket | null;
  readonly note: string;
}

/** The server while games are being played. */
export interface PlayOnline extends Online {
  /** Says that no run goes on now: the process stops or ends. `null` when none is played. */
  readonly leave: Witnesses['leave'];
  /** Ends whatever is under way and says what became of runs that waited since before. */
  close(): Promise<readonly string[]>;
}

const TICKET_MS = 1500;
const UPLOAD_MS = 10_000;
const SYNC_MS = 4000;
/** Some seconds; what takes longer is told of later. */
const MOST_ASKS = 4;
const MOST_ASKS_BESIDE_PLAY = 20;

/**
 * The server of the account that is signed in according to the folder `data`, or `null`. Runs that wait in `folder` are
 * handed in meanwhile.
 */
export function openPlayOnline(
  data: string,
  folder: string,
  now: () => number,
  time: WitnessTime = REAL_TIME,
): PlayOnline | null {
  const signedIn = readSignedIn(data);
  // If the account can't be read, there is no server; warren login says why.
  if (!signedIn.ok || signedIn.value === null) return null;
  const account = signedIn.value;
  const stop = new AbortController();
  const { signal } = stop;
  const line = openLine({ ...account, patienceMs: UPLOAD_MS, signal });
  const wait = (ms: number) => sleep(ms, undefined, { signal });
  const uploads = openUploads({ account, line }, { folder, now, wait });
  const witnesses = openWitnesses(openLine({ ...account, patienceMs: UPLOAD_MS }), time);
  const told: string[] = [];
  /** About the last sync, if something is left to do. */
  let unsynced: string[] = [];

  async function deliverOld(): Promise<void> {
    for await (const { name, ...handed } of deliverAll(uploads, MOST_ASKS_BESIDE_PLAY)) {
      if (handed.state.phase !== 'waiting' && !signal.aborted)
        told.push(`a run of ${gameTitle(name)} that waited: ${handedInWords(handed)}`);
    }
  }

  // Whatever goes wrong with them, they are tried again next time.
  deliverOld().catch(() => {});

  return {
    drawTicket: (game, settings) => draw(ticketClient({ ...account, signal }), game, settings),
    witness: witnesses.follow,
    leave: witnesses.leave,
    async handIn({ run, ticket, clock }) {
      if (ticket === null) return [];
      // Safe first: whatever happens now, it can be handed in later.
      const upload = await uploads.store({
        game: run.game.id,
        ticks: run.tick,
        text: makeRecordingText(run.recording()),
        ticket: { id: ticket.id, nonce: ticket.nonce },
        clock: clock.save(),
        owner: { id: account.id, guest: account.guest },
      });
      const handed = await uploads.deliver(upload, MOST_ASKS);
      if (handed.state.phase !== 'waiting') return [oneLine(handedInWords(handed))];
      return [waitingWords(handed.state.why, uploads.files.isStored(upload.key))];
    },
    async syncWorld(world) {
      const signed = { account, line: openLine({ ...account, patienceMs: SYNC_MS, signal }) };
      const synced = await syncWorld(signed, world, { folder, now });
      unsynced = synced.isDone ? [] : [`not synchronised: ${synced.line}; warren sync does it later`];
      return synced;
    },
    async close() {
      stop.abort();
      await witnesses.close();
      return [...told, ...unsynced];
    },
  };
}

function ticketClient(where: { server: string; token: string; signal: AbortSignal }): TicketClient {
  const line = openLine({ ...where, patienceMs: TICKET_MS });
  return {
    isOn: () => true,
    draw: (body, signal) =>
      line.call('drawTicket', { body }, { signal: AbortSignal.any([where.signal, signal]) }),
    // The connection gives up sooner; loading the checks of its answer is not the server's fault.
    patienceMs: 10 * TICKET_MS,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    reasons: {
      late: 'no connection to the server',
      offline: 'no connection to the server',
      'signed-out': 'the server has signed you out',
      rules: 'the server plays by other rules; one of you is older',
    },
  };
}

async function draw(tickets: TicketClient, game: AnyGame, settings: unknown): Promise<Drawn> {
  const checked = game.readSettings(settings);
  // A run of these settings is on no board: there is nothing to say about it.
  if (!checked.ok || game.ranking.boardOf(checked.value) === null) return { ticket: null, note: '' };
  const { ticket, unranked } = await drawTicket(tickets, game, checked.value);
  return unranked !== null
    ? { ticket, note: oneLine(`Not on the leaderboard: ${unranked}`) }
    : { ticket, note: 'A ranked run: its place follows at the end' };
}

function waitingWords(why: 'queued' | 'offline' | 'busy' | 'signed-out', isStored: boolean): string {
  if (!isStored) return 'It could not be uploaded, and not be kept for later either.';
  if (why === 'signed-out') return 'The server has signed you out: it is uploaded after warren login.';
  const reason = why === 'offline' ? 'No connection' : 'The server is busy';
  return `${reason}: it is kept, and uploaded when you play again.`;
}
