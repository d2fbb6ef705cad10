import {
  type DrawnTicket,
  drawTicket as drawFrom,
  drawInSession,
  NO_TICKET,
  type TicketClient,
} from '@warren/client';
import type { Result } from '@warren/engine';
import { type AnyGame, isRelaxedRun, type Plain, relaxedSettings } from '@warren/games';
import type { Answer, Ticket, TicketRequest } from '@warren/protocol/client';
import { session } from '../../online/account.js';
import { api } from '../../online/api.js';
import { settings } from '../../settings/settings.js';
import { beginRanked, type RankedRun, type RunOptions } from './ranked-run.js';

const tickets: TicketClient = {
  isOn: () => settings.get().handIn,
  draw: drawAs,
  // A campaign of an hour is worth some seconds; without a connection the answer comes at once.
  patienceMs: 6000,
  // Without a ticket there is no rank, but the run is not lost.
  reasons: { offline: 'you are offline; it is uploaded later' },
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Draws as the account of this page. */
export function drawAs(body: TicketRequest, signal?: AbortSignal): Promise<Answer<Ticket>> {
  return drawInSession({ client: api, session }, body, signal);
}

/** Draws a ticket for a ranked run with these settings. It takes some seconds at most, whatever the server does. */
export function drawTicket(game: AnyGame, settings: unknown): Promise<DrawnTicket> {
  return drawFrom(tickets, game, settings);
}

/** Begins a run, relaxed where the player wants that: by a press, or by the settings. A relaxed run needs no ticket. */
export async function beginWanted<State>(
  options: RunOptions<State>,
  relaxed = settings.get().relaxed,
): Promise<Result<RankedRun<State>>> {
  const { game } = options;
  const chosen = relaxed ? relaxedSettings(game, options.settings as object) : options.settings;
  const drawn = isRelaxedRun({ settings: chosen as Plain }) ? NO_TICKET : await drawTicket(game, chosen);
  return beginRanked({ ...options, settings: chosen }, drawn);
}
