import { randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '@warren/engine';
import { type AnyGame, findGame, type Plain } from '@warren/games';
import { type ErrorCode, LIMITS, type Ticket, type TicketRequest, type Unranked } from '@warren/protocol';
import type { FastifyRequest } from 'fastify';
import { newId } from '../lib/ids.js';
import { sentence } from '../lib/text.js';
import { clientAddress } from '../limits/addresses.js';
import type { AccountRow } from '../store/repositories/accounts.js';
import type { TicketRow } from '../store/repositories/tickets.js';
import { boardOfDay, boardOfSettings } from './board-names.js';
import { challengeSettings, closesAt, type DailySeeds, dayAt, opensAt } from './challenges.js';
import { type Api, answer, apiError, type Handlers } from './context.js';
import { START_MS } from './ticket-checks.js';

const SEED_BYTES = 16;
const AN_HOUR = 3_600_000;
/** A run begins within ten minutes, and of each game a few may be under way. */
const OPEN_TICKETS = { most: 3, startMs: START_MS };

export const ticketHandlers: Handlers<'drawTicket'> = {
  async drawTicket(api, { account, body, request }) {
    const game = findGame(body.game);
    if (!game.ok) return apiError('no-game', { message: sentence(game.reason), field: 'game' });
    const permission =
      body.daily === undefined
        ? permitSettings(game.value, body.settings ?? {})
        : await permitChallenge(game.value, body, api.now(), api.seeds);
    if (!permission.ok) {
      const [code, field] =
        'code' in permission ? [permission.code, 'daily'] : (['bad-settings', 'settings'] as const);
      return apiError(code, { message: sentence(permission.reason), field });
    }
    const made = makeTicket(api, account, game.value, permission.value);
    const ticket = made.daily === null ? made : await atAddress(api, made, { account, request });
    const drawn = await api.store.tickets.draw(ticket, OPEN_TICKETS);
    return drawn === 'drawn' ? apiError('daily-drawn') : answer(showTicket(drawn), 201);
  },
};

/**
 * One try at a challenge is for an address as well as for an account: guests are made in a moment. Players whose
 * account is older than the challenge and has a name are taken at their word.
 */
async function atAddress(
  { store, addressBucket }: Api,
  made: TicketRow,
  { account, request }: { readonly account: AccountRow; readonly request: FastifyRequest },
): Promise<TicketRow> {
  const ticket = { ...made, bucket: await addressBucket(clientAddress(request)) };
  const isKnown = !account.guest && account.createdAt < opensAt(made.daily ?? '');
  if (isKnown || !(await store.tickets.isAddressKnown(ticket))) return ticket;
  return { ...ticket, unranked: 'address-played' satisfies Unranked };
}

/** What a ticket permits to play. */
type Permission = Pick<TicketRow, 'settings' | 'seed' | 'board' | 'daily'>;
type Permitted =
  | Result<Permission>
  | { readonly ok: false; readonly code: ErrorCode; readonly reason: string };

/** An ordinary run: every ticket has a maze of its own, except by a code. */
function permitSettings(game: AnyGame, given: unknown): Permitted {
  const read: Result<Plain> = game.readSettings(given);
  if (!read.ok) return read;
  const settings = JSON.stringify(read.value);
  if (settings.length > LIMITS.settingsBytes) return refuse('these settings are too long');
  const board = boardOfSettings(game, read.value);
  if (board === null)
    return refuse('runs with these settings are compared with nothing; play without a ticket');
  return accept({ settings, seed: randomBytes(SEED_BYTES).toString('hex'), board: board.id, daily: null });
}

/** The challenge of today. Those of other days are for practice. */
async function permitChallenge(
  game: AnyGame,
  { daily, settings }: TicketRequest,
  now: number,
  seeds: DailySeeds,
): Promise<Permitted> {
  const today = dayAt(now);
  if (daily !== today.name) {
    return {
      ok: false,
      code: 'bad-date',
      reason: `the challenge that can be played for its board is that of ${today.name}`,
    };
  }
  if (settings !== undefined) return refuse('a challenge has settings of its own');
  return accept({
    settings: JSON.stringify(challengeSettings(game, today)),
    seed: await seeds.seedOf(game, today.name),
    board: boardOfDay(game, today.name).id,
    daily: today.name,
  });
}

function makeTicket(
  { now, config }: Api,
  account: AccountRow,
  { id: game, rules }: AnyGame,
  permission: Permission,
): TicketRow {
  const issuedAt = now();
  const { daily } = permission;
  const last = daily === null ? Number.POSITIVE_INFINITY : closesAt(daily);
  return {
    id: newId(),
    accountId: account.id,
    nonce: newId(),
    game,
    rules,
    ...permission,
    issuedAt,
    endsAt: Math.min(last, issuedAt + config.ticketHours * AN_HOUR),
    runId: null,
    closedAt: 0,
    bucket: '',
    unranked: '',
  };
}

function showTicket({
  accountId,
  runId,
  closedAt,
  bucket,
  unranked,
  settings,
  ...ticket
}: TicketRow): Ticket {
  return {
    ...ticket,
    settings: JSON.parse(settings),
    unranked: unranked === '' ? null : (unranked as Unranked),
  };
}
