import { createHash } from 'node:crypto';
import { accept, type Result } from '@warren/engine';
import { type AnyGame, findGame, TICKS_PER_SECOND, unwrapRecording } from '@warren/games';
import { type Category, LIMITS, type Run, type RunUpload, type Unranked } from '@warren/protocol';
import { newId } from '../lib/ids.js';
import { sentence } from '../lib/text.js';
import { clientAddress } from '../limits/addresses.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { NewRun } from '../store/repositories/run-rows.js';
import type { TicketRow } from '../store/repositories/tickets.js';
import type { WitnessRow } from '../store/repositories/witnesses.js';
import { type RecordingHead, readHead } from '../workers/recordings.js';
import { openDays } from './challenges.js';
import { type Api, answer, apiError, type Handlers, type Reply } from './context.js';
import { otherRules } from './other-rules.js';
import { showRun } from './runs.js';
import { clockFlaw, fitsTicket, overlaps, pausedTime, type TimedRun } from './ticket-checks.js';
import { witnessFlaw } from './witness-clock.js';

export const uploadHandlers: Handlers<'uploadRun'> = {
  /** Reads a recording, stores it, has it played again and answers the result. */
  async uploadRun(api, { account, body, request }) {
    const read = await readUpload(api, body.recording);
    if (read === null) return queueFull('all');
    if (!read.ok) {
      const other = await otherRules(api, account, body);
      return other === null ? refused(read.reason) : { ok: false, ...other };
    }
    return receive(api, { ...read.value, account, body, address: clientAddress(request) });
  },
};

const TRY_AGAIN_SECONDS = 5;
/** A recording of this size is read in a few milliseconds; larger ones would delay other requests. */
const SMALL_RECORDING = 65_536;

/** A recording that can be played again, and the request it came with. */
interface Upload {
  readonly account: AccountRow;
  readonly body: RunUpload;
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly game: AnyGame;
  readonly head: RecordingHead;
}

/** Reads a recording; `null` when the worker threads cannot. */
async function readUpload(
  { config, workers }: Api,
  text: string,
): Promise<Result<Pick<Upload, 'bytes' | 'game' | 'head'>> | null> {
  const bytes = unwrapRecording(text);
  if (!bytes.ok) return bytes;
  const isSmall = bytes.value.length <= SMALL_RECORDING;
  const order = { recording: bytes.value, ticks: config.checking.ticks };
  const end = isSmall ? null : await workers.run({ work: 'read', ...order });
  if (end !== null && end.kind !== 'done') return null;
  const head = end === null ? readHead(order) : end.result;
  if (!head.ok) return head;
  const game = findGame(head.value.game);
  return game.ok ? accept({ bytes: bytes.value, game: game.value, head: head.value }) : game;
}

/** Stores a run, and waits a moment for its verification. */
async function receive(api: Api, upload: Upload): Promise<Reply<Run>> {
  const { verifier, config } = api;
  const { account, body, head } = upload;
  if (body.pauses?.some(({ tick }) => tick > head.ticks)) {
    return apiError('bad-request', { message: 'A pause lies after the end of the run.', field: 'pauses' });
  }
  const ticket = await findTicket(api, upload);
  if (ticket === 'wrong') return apiError('wrong-ticket', { field: 'ticket' });
  const daily = ticket === null ? await challengeOf(api, upload) : ticket.daily;
  const witness = ticket === null ? null : await api.store.witnesses.find(ticket.id);
  const run = newRun(upload, { ticket, witness, daily, receivedAt: api.now() });
  const received = await api.store.runs.receive(run, {
    bucket: await api.addressBucket(upload.address),
    mostOfAccount: LIMITS.waitingRuns,
    mostOfAddress: LIMITS.waitingRunsOfAddress,
    mostOfAll: config.checking.queue,
    mostBytes: account.guest ? LIMITS.guestRunBytes : LIMITS.runBytes,
    overlaps,
  });
  if (received.kind === 'ticket-used') return apiError('ticket-used', { field: 'ticket' });
  if (received.kind === 'queue-full') return queueFull(received.of);
  if (received.kind === 'quota-full') {
    const message = 'Your account has no room for this recording; a named account has more than a guest.';
    return apiError('quota-full', { message });
  }
  const { id, status } = received.run;
  const settling = status === 'waiting' ? verifier.settled(id, config.checking.patienceMs) : null;
  verifier.wake();
  // Another server may have judged it, or a player deleted it with everything else.
  const judged = settling === null ? received.run : ((await settling) ?? (await api.store.runs.find(id)));
  if (judged === null) return apiError('no-run');
  if (judged.status === 'refused') return refused(judged.reason);
  const code = judged.status === 'waiting' ? 202 : received.kind === 'new' ? 201 : 200;
  return answer(await showRun(api, judged, account), code);
}

/** Nothing is lost: the client keeps the run and tries again. */
function queueFull(of: keyof typeof FULL): Reply<never> {
  return apiError('queue-full', { retryAfter: TRY_AGAIN_SECONDS, ...FULL[of] });
}

const FULL = {
  account: {
    message: `Of each player ${LIMITS.waitingRuns} runs wait to be checked at most. Your device keeps this one; please try again soon.`,
  },
  address: {
    message: `From your address ${LIMITS.waitingRunsOfAddress} runs wait to be checked already. Your device keeps yours; please try again soon.`,
  },
  all: {},
} as const;

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
  readonly witness: WitnessRow | null;
  readonly daily: string | null;
  readonly receivedAt: number;
}

function newRun(
  { account, body, bytes, game, head }: Upload,
  { ticket, witness, daily, receivedAt }: Arrival,
): NewRun {
  const { pauses = [], player = 'person' } = body;
  const { rules, settings, ticks } = head;
  const timed = { traits: game.traits, ticks, pauses, receivedAt };
  const unwitnessed = ticket === null ? 'unseen' : witnessFlaw(witness, { ...timed, ...ticket });
  const isSeen = unwitnessed === null && witness !== null;
  const category: Category = player === 'bot' ? 'bots' : isSeen ? 'witnessed' : 'offline';
  const isRealTime = !game.traits.includes('turns');
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
    unranked: ticket === null ? 'no-ticket' : ticketFlaw({ ...timed, ...ticket }, isSeen),
    category: ticket === null ? '' : category,
    unwitnessed: unwitnessed ?? '',
    pausedMs: isSeen ? witness.pausedMs : pausedTime(pauses),
    pauses: isSeen ? witness.pauses : pauses.length,
    drawnAt: ticket?.issuedAt ?? 0,
    playedMs: ticket !== null && isRealTime ? Math.round((ticks * 1000) / TICKS_PER_SECOND) : 0,
    ticketId: ticket?.id ?? null,
    receivedAt,
  };
}

/** Why a run with a ticket cannot be ranked, before it is played again. */
function ticketFlaw(run: TimedRun & TicketRow, isSeen: boolean): Unranked | null {
  const { unranked, closedAt, endsAt, receivedAt } = run;
  if (unranked !== '') return unranked as Unranked;
  if (closedAt > 0) return 'ticket-closed';
  if (receivedAt > endsAt) return 'ticket-ended';
  return isSeen ? null : clockFlaw(run);
}
