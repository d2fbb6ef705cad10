import { createHash } from 'node:crypto';
import { accept, type Result } from '@warren/engine';
import { type AnyGame, findGame, unwrapRecording } from '@warren/games';
import type { Run, RunUpload, Unranked } from '@warren/protocol';
import { newId } from '../../lib/ids.js';
import { sentence } from '../../lib/text.js';
import type { AccountRow } from '../../store/repositories/accounts.js';
import type { NewRun, RunRow } from '../../store/repositories/run-rows.js';
import type { TicketRow } from '../../store/repositories/tickets.js';
import type { RecordingHead } from '../../verification/tasks.js';
import { readHead } from '../../verification/tasks.js';
import type { QueueReservation } from '../../verification/verification-queue.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { openDays } from '../day.js';
import { answer, apiError, type Reply } from '../handler.js';
import { needAccount } from '../need-account.js';
import { clockFlaw, pausedTime } from './clock-check.js';
import { showRun } from './show-run.js';
import { fitsTicket } from './ticket-check.js';

const TRY_AGAIN_SECONDS = 5;
/** A recording of this size is read in a few milliseconds; larger ones would keep everybody waiting. */
const SMALL_RECORDING = 65_536;

/** A recording that may be played again, with what was said about it. */
interface Upload {
  readonly account: AccountRow;
  readonly body: RunUpload;
  readonly bytes: Uint8Array;
  readonly game: AnyGame;
  readonly head: RecordingHead;
}

/** `POST /api/runs`: reads a recording, writes it down, has it played again and answers what came of it. */
export function addUploadRun(api: Api): void {
  addCall(api, 'uploadRun', async ({ account, body }) => {
    // The place comes first: what there is no room for is neither read nor written down.
    const place = api.verification.reserve();
    if (place === null) return queueFull();
    try {
      const read = await readUpload(api, place, body.recording);
      if (read === null) return queueFull();
      if (!read.ok) return refused(read.reason);
      return await receive(api, place, { ...read.value, account: needAccount(account), body });
    } finally {
      place.release();
    }
  });
}

/** Reads what was handed in; `null` when nobody can now. */
async function readUpload(
  { config }: Api,
  place: QueueReservation,
  text: string,
): Promise<Result<Pick<Upload, 'bytes' | 'game' | 'head'>> | null> {
  const bytes = unwrapRecording(text);
  if (!bytes.ok) return bytes;
  const isSmall = bytes.value.length <= SMALL_RECORDING;
  const head = isSmall
    ? readHead({ recording: bytes.value, ticks: config.checking.ticks })
    : await place.read(bytes.value);
  if (!head?.ok) return head;
  const game = findGame(head.value.game);
  return game.ok ? accept({ bytes: bytes.value, game: game.value, head: head.value }) : game;
}

/** Keeps a run that can be played again, and waits a moment for what comes of it. */
async function receive(api: Api, place: QueueReservation, upload: Upload): Promise<Reply<Run>> {
  const { verifier } = api;
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
  const end =
    status === 'waiting' ? (verifier.end(id) ?? verifier.take(place, received.run, run.recording)) : null;
  const judged = (await patiently(end, api.config.checking.patienceMs)) ?? received.run;
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

/** The ticket that is shown; `null` when none is. Whatever is wrong with one, the answer is the same. */
async function findTicket(
  { store }: Api,
  { account, body, head }: Upload,
): Promise<TicketRow | null | 'wrong'> {
  const { ticket: shown } = body;
  if (shown === undefined) return null;
  const ticket = await store.tickets.find(shown.id);
  if (ticket === null) return 'wrong';
  return fitsTicket(ticket, { nonce: shown.nonce, accountId: account.id, head }) ? ticket : 'wrong';
}

/** The open challenge whose seed was practised with, if there is one: such a recording would tell it. */
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

/** Waits for the end of a check as long as an upload may take; `null` when it is not there by then. */
async function patiently(end: Promise<RunRow | null> | null, ms: number): Promise<RunRow | null> {
  if (end === null) return null;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  const judged = await Promise.race([end, enough]);
  clearTimeout(timer);
  return judged;
}
