import { accept, type Result } from '@warren/engine';
import { parseBase64url } from '@warren/engine/codes';
import {
  type AnyGame,
  extendEnd,
  findGame,
  isAction,
  LOG_START,
  makeLogBytes,
  parseLogBytes,
} from '@warren/games';
import type { LogPosition, LogReport, Unwitnessed } from '@warren/protocol';
import { sentence } from '../lib/text.js';
import type { TicketRow } from '../store/repositories/tickets.js';
import type { Grown, WitnessRow } from '../store/repositories/witnesses.js';
import { answer, apiError, type Handlers } from './context.js';
import { isSameSecret } from './ticket-checks.js';
import { followWitnessClock, openWitnessClock, PARTED } from './witness-clock.js';

/** With these nothing more of a log is taken in. */
const STOPS: readonly string[] = [PARTED, 'large' satisfies Unwitnessed];

/** More actions in one report than anybody makes in a minute. */
const MOST_ACTIONS = 8_000;
/** What a log may take up: at its beginning, and for each minute of play. */
const FREE_BYTES = 8_192;
const BYTES_A_MINUTE = 4_096;
const TICKS_A_MINUTE = 3_600;

export const witnessHandlers: Handlers<'reportLog'> = {
  /** Takes in what is new of a run. If it does not follow the last report, the answer says from where to report again. */
  async reportLog({ store, now }, { account, params, body }) {
    const ticket = await store.tickets.find(params.ticket);
    const isMine = ticket?.accountId === account.id && isSameSecret(ticket.nonce, body.nonce);
    const game = ticket === null ? null : findGame(ticket.game);
    if (ticket === null || !isMine || !game?.ok) return apiError('wrong-ticket', { field: 'ticket' });
    if (ticket.runId !== null) return apiError('ticket-used');
    if (ticket.endsAt < now()) return apiError('ticket-ended');
    const decoded = parseBase64url(body.actions);
    if (!decoded.ok) return apiError('bad-request', { message: sentence(decoded.reason), field: 'actions' });
    let refusal: string | null = null;
    const witness = await store.witnesses.follow(ticket, (before) => {
      const grown = takeIn({ game: game.value, ticket, before, at: now() }, body, decoded.value);
      refusal = grown.ok ? null : grown.reason;
      return grown.ok ? grown.value : null;
    });
    if (refusal !== null) return apiError('bad-request', { message: sentence(refusal), field: 'actions' });
    return answer(positionOf(witness));
  },
};

function positionOf(witness: WitnessRow | null): LogPosition {
  const { count = 0, tick = 0, flaw = '' } = witness ?? {};
  return { count, tick, state: flaw === PARTED ? 'parted' : 'growing' };
}

interface Reported {
  readonly game: AnyGame;
  readonly ticket: TicketRow;
  readonly before: WitnessRow | null;
  readonly at: number;
}

/** What becomes of a witness by a report; `null` when it does not follow the last one, or nothing is wanted any more. */
function takeIn(
  { game, ticket, before, at }: Reported,
  report: LogReport,
  log: Uint8Array,
): Result<Grown | null> {
  const end = before === null ? LOG_START : { ...before, tick: before.lastTick };
  if (before !== null && STOPS.includes(before.flaw)) return accept(null);
  if (report.from > end.count) return accept(null);
  const reported = parseLogBytes(log, 0, MOST_ACTIONS);
  if (!reported.ok) return reported;
  // What an earlier report has brought, whose answer was lost, is passed over; the hash says that it was the same.
  const actions = reported.value.slice(2 * (end.count - report.from));
  if (actions.some((value, i) => (i % 2 === 0 ? value >= report.tick : !isAction(game, value))))
    return { ok: false, reason: 'this part of a log holds actions that the run cannot have' };
  const { tick: lastTick, ...grown } = extendEnd(end, actions);
  const sight = { at, tick: report.tick, still: report.still };
  const clock = before === null ? openWitnessClock(sight) : followWitnessClock(before, sight, game.traits);
  // A report that was overtaken by a later one.
  if (clock === before) return accept(null);
  const isSame = grown.hash === report.hash && (actions[0] ?? end.tick) >= end.tick;
  const stop = (flaw: string) => accept(stopped(before, { ...clock, ticketId: ticket.id, flaw }));
  if (!isSame) return stop(PARTED);
  const part = makeLogBytes(actions, end.tick);
  const bytes = (before?.bytes ?? 0) + part.length;
  const isLarge = bytes > FREE_BYTES + (report.tick * BYTES_A_MINUTE) / TICKS_A_MINUTE;
  if (isLarge) return stop('large' satisfies Unwitnessed);
  return accept({ witness: { ...clock, ticketId: ticket.id, ...grown, lastTick, bytes }, log: part });
}

type Stopped = Pick<WitnessRow, 'ticketId' | 'flaw'> & ReturnType<typeof openWitnessClock>;

/** A witness whose log grows no more. */
function stopped(before: WitnessRow | null, clock: Stopped): Grown {
  const { count, hash, tick: lastTick } = LOG_START;
  const log = before ?? { count, hash, lastTick, bytes: 0 };
  return { witness: { ...log, ...clock }, log: new Uint8Array() };
}
