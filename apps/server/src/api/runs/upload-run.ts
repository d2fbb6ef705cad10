import { createHash } from 'node:crypto';
import type { Run, RunUpload, Unranked } from '@warren/protocol';
import { sentence } from '../../pages/sentence.js';
import type { AccountRow } from '../../store/account-store.js';
import type { NewRun, RunRow } from '../../store/run-store.js';
import type { TicketRow } from '../../store/ticket-store.js';
import type { Api } from '../api.js';
import type { DailySeeds } from '../daily/daily-seeds.js';
import { dayAt } from '../daily/day.js';
import { answer, type Handler, type Reply, trouble } from '../handler.js';
import { needAccount } from '../need-account.js';
import { newId } from '../new-id.js';
import { clockFlaw, pausedTime } from './clock-check.js';
import { readUpload, type Upload } from './read-upload.js';
import type { RunDesk } from './run-desk.js';
import { showRun } from './show-run.js';
import { fitsTicket } from './ticket-check.js';

const TRY_AGAIN_SECONDS = 5;

/** What an upload needs besides the routes' own things. */
export interface UploadDesk {
  readonly desk: RunDesk;
  readonly seeds: DailySeeds;
}

/** `POST /api/runs`: reads a recording, writes it down, has it played again and answers what came of it. */
export function uploadRun(api: Api, { desk, seeds }: UploadDesk): Handler<'uploadRun'> {
  return async (incoming) => {
    const { body } = incoming;
    const account = needAccount(incoming.account);
    const read = readUpload(body.recording, api.config.checking);
    if (!read.ok) return trouble('recording-refused', { message: sentence(read.reason), field: 'recording' });
    const pauseFlaw = wrongPause(body, read.value);
    if (pauseFlaw !== null) return trouble('bad-request', { message: pauseFlaw, field: 'pauses' });
    const ticket = await findTicket(api, account, body, read.value);
    if (ticket === 'wrong') return trouble('wrong-ticket', { field: 'ticket' });
    // The place comes first: what there is no room for is not written down.
    const place = api.checker.reserve();
    if (place === null) return trouble('queue-full', { retryAfter: TRY_AGAIN_SECONDS });
    try {
      const daily = ticket === null ? await challengeOf(api, seeds, read.value) : ticket.daily;
      const run = newRun({ account, upload: read.value, body, ticket, daily, receivedAt: api.now() });
      const received = await api.store.runs.receive(run);
      if (received.kind === 'ticket-used') return trouble('ticket-used', { field: 'ticket' });
      const { id, status } = received.run;
      const end =
        status === 'waiting' ? (desk.end(id) ?? desk.take(place, received.run, run.recording)) : null;
      const judged = await patiently(end, api.config.checking.patienceMs);
      return await replyWith(api, judged ?? received.run, account, received.kind === 'new');
    } finally {
      place.release();
    }
  };
}

function wrongPause({ pauses = [] }: RunUpload, { recording }: Upload): string | null {
  return pauses.some(({ tick }) => tick > recording.ticks) ? 'A pause lies after the end of the run.' : null;
}

/** The ticket that is shown; `null` when none is. Whatever is wrong with one, the answer is the same. */
async function findTicket(
  { store }: Api,
  account: AccountRow,
  { ticket: shown }: RunUpload,
  { recording }: Upload,
): Promise<TicketRow | null | 'wrong'> {
  if (shown === undefined) return null;
  const ticket = await store.tickets.find(shown.id);
  if (ticket === null) return 'wrong';
  return fitsTicket(ticket, { nonce: shown.nonce, accountId: account.id, recording }) ? ticket : 'wrong';
}

/** The challenge of today if its seed is the one that was practised with: such a recording would tell it. */
async function challengeOf(
  { now }: Api,
  seeds: DailySeeds,
  { game, recording }: Upload,
): Promise<string | null> {
  const { name } = dayAt(now());
  return recording.seed === (await seeds.seedOf(game, name)) ? name : null;
}

interface Arrival {
  readonly account: AccountRow;
  readonly upload: Upload;
  readonly body: RunUpload;
  readonly ticket: TicketRow | null;
  readonly daily: string | null;
  readonly receivedAt: number;
}

function newRun({ account, upload, body, ticket, daily, receivedAt }: Arrival): NewRun {
  const { game, recording, bytes } = upload;
  const { pauses = [] } = body;
  const { ticks } = recording;
  const unranked: Unranked | null =
    ticket === null ? 'no-ticket' : clockFlaw({ traits: game.traits, ticks, pauses, receivedAt, ...ticket });
  return {
    id: newId(),
    accountId: account.id,
    recordingHash: createHash('sha256').update(bytes).digest('hex'),
    recording: bytes,
    game: game.id,
    rules: game.rules,
    settings: JSON.stringify(recording.settings),
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

async function replyWith(api: Api, run: RunRow, account: AccountRow, isNew: boolean): Promise<Reply<Run>> {
  if (run.status === 'refused') {
    return trouble('recording-refused', { message: sentence(run.reason), field: 'recording' });
  }
  const status = run.status === 'waiting' ? 202 : isNew ? 201 : 200;
  return answer(await showRun(api, run, account), status);
}
