import { createHash } from 'node:crypto';
import { accept, type Result } from '@warren/engine';
import { type AnyGame, findGame, unwrapRecording } from '@warren/games';
import type { Run, RunUpload, Unranked } from '@warren/protocol';
import { withTimeout } from '../lib/event-loop.js';
import { newId } from '../lib/ids.js';
import { sentence } from '../lib/text.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { NewRun } from '../store/repositories/run-rows.js';
import type { TicketRow } from '../store/repositories/tickets.js';
import { type RecordingHead, readHead } from '../verification/tasks.js';
import type { QueueReservation } from '../verification/verification-queue.js';
import { openDays } from './challenges.js';
import { type Api, answer, apiError, type Handlers, type Reply } from './context.js';
import { showRun } from './runs.js';
import { clockFlaw, fitsTicket, pausedTime } from './ticket-checks.js';

export const uploadHandlers: Handlers<'uploadRun'> = {
  /** Reads a recording, stores it, has it played again and answers the result. */
  async uploadRun(api, { account, body }) {
    // Without a reservation a run is neither read nor stored.
    const reservation = api.verification.reserve();
    if (reservation === null) return queueFull();
    try {
      const read = await readUpload(api, reservation, body.recording);
      if (read === null) return queueFull();
      if (!read.ok) return refused(read.reason);
      return await receive(api, reservation, { ...read.value, account, body });
    } finally {
      reservation.release();
    }
  },
};

const TRY_AGAIN_SECONDS = 5;
/** A recording of this size is read in a few milliseconds; larger ones would delay other requests. */
const SMALL_RECORDING = 65_536;

/** A recording that can be played again, and the request it came with. */
interface Upload {
  readonly account: AccountRow;
  readonly body: RunUpload;
  readonly bytes: Uint8Array;
  readonly game: AnyGame;
  readonly head: RecordingHead;
}

/** Reads a recording; `null` when the worker threads cannot. */
async function readUpload(
  { config }: Api,
  reservation: QueueReservation,
  text: string,
): Promise<Result<Pick<Upload, 'bytes' | 'game' | 'head'>> | null> {
  const bytes = unwrapRecording(text);
  if (!bytes.ok) return bytes;
  const isSmall = bytes.value.length <= SMALL_RECORDING;
  const head = isSmall
    ? readHead({ recording: bytes.value, ticks: config.checking.ticks })
    : await reservation.read(bytes.value);
  if (!head?.ok) return head;
  const game = findGame(head.value.game);
  return game.ok ? accept({ bytes: bytes.value, game: game.value, head: head.value }) : game;
}

/** Stores a run, and waits a moment for its verification. */
async function receive(api: Api, reservation: QueueReservation, upload: Upload): Promise<Reply<Run>> {
  const { verifier, config } = api;
  const { account, body, head } = upload;
  if (body.pauses?.some(({ tick }) => tick > head.ticks)) {
    return apiError('bad-request', { message: 'A pause lies after the end of the run.', field: 'pauses' });
  }
  const ticket = await findTicket(api, upload);
  if (ticket === 'wrong') return apiError('wrong-ticket', { field: 'ticket' });
  const daily = ticket === null ? await challengeOf(api, upload) : ticket.daily;
  const run = newRun(upload, { ticket, daily, receivedAt: api.now() });
  const received = await api.store.runs.receive(run);
  if (received.kind === 'ticket-used') return apiError('ticket-used', { field: 'ticket' });
  const { id, status } = received.run;
  const verified =
    status === 'waiting'
      ? await withTimeout(
          verifier.find(id) ?? verifier.verify(reservation, received.run, run.recording),
          config.checking.patienceMs,
          null,
        )
      : null;
  const judged = verified ?? received.run;
  if (judged.status === 'refused') return refused(judged.reason);
  const code = judged.status === 'waiting' ? 202 : received.kind === 'new' ? 201 : 200;
  return answer(await showRun(api, judged, account), code);
}

function queueFull(): Reply<never> {
  return apiError('queue-full', { retryAfter: TRY_AGAIN_SECONDS });
}

function refused(reason: string): Reply<never> {
  return apiError('recording-refused', { message: sentence(reason), field: 'recording' });
}

/** The ticket of an upload; `null` without one. The answer does not say what is wrong with a wrong one. */
async function findTicket(
  { store }: Api,
  { account, body, head }: Upload,
): Promise<TicketRow | null | 'wrong'> {
  if (body.ticket === undefined) return null;
  const { id, nonce } = body.ticket;
  const ticket = await store.tickets.find(id);
  if (ticket === null) return 'wrong';
  return fitsTicket(ticket, { nonce, accountId: account.id, head }) ? ticket : 'wrong';
}

/** The open challenge that was practised, if any: its recording holds the secret seed. */
async function challengeOf({ now, seeds }: Api, { game, head }: Upload): Promise<string | null> {
  for (const day of openDays(now())) if (head.seed === (await seeds.seedOf(game, day))) return day;
  return null;
}

interface Arrival {
  readonly ticket: TicketRow | null;
  readonly daily: string | null;
  readonly receivedAt: number;
}

function newRun(
  { account, body, bytes, game, head }: Upload,
  { ticket, daily, receivedAt }: Arrival,
): NewRun {
  const { pauses = [] } = body;
  const { rules, settings, ticks } = head;
  const timed = { traits: game.traits, ticks, pauses, receivedAt };
  const unranked: Unranked | null = ticket === null ? 'no-ticket' : clockFlaw({ ...timed, ...ticket });
  return {
    id: newId(),
    accountId: account.id,
    recordingHash: createHash('sha256').update(bytes).digest('hex'),
    recording: bytes,
    game: game.id,
    rules,
    settings: JSON.stringify(settings),
    ticks,
    daily,
    unranked,
    pausedMs: pausedTime(pauses),
    ticketId: ticket?.id ?? null,
    receivedAt,
  };
}
