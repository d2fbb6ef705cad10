import { type AnyGame, RECORDING_LIMITS } from '@warren/games';
import type { Failure } from '@warren/protocol/client';
import { oneLine } from '../cli/text.js';
import type { Drawn } from './online.js';
import { type LineOptions, openLine } from './server-line.js';

/** Nobody waits longer for a ticket than this: the run begins without one. */
const PATIENCE_MS = 1500;

/** Draws a ticket for a ranked run with these settings, soon or not at all. */
export async function drawTicket(where: LineOptions, game: AnyGame, settings: unknown): Promise<Drawn> {
  const checked = game.readSettings(settings);
  // Such runs are on no board, which is no news to anybody.
  if (!checked.ok || game.ranking.boardOf(checked.value) === null) return { ticket: null, note: '' };
  const line = openLine({ ...where, patienceMs: PATIENCE_MS });
  const body = { game: game.id, settings: checked.value as Record<string, unknown> };
  const answer = await line.call('drawTicket', { body });
  if (!answer.ok) return unranked(whyNot(answer));
  const ticket = answer.value;
  if (ticket.rules !== game.rules) return unranked('the server plays by other rules; one of you is older');
  const isRight = ticket.game === game.id && ticket.seed.length <= RECORDING_LIMITS.seed;
  if (!isRight || !game.readSettings(ticket.settings).ok)
    return unranked('the server gave a ticket for something else');
  return { ticket, note: 'A ranked run: its place follows at the end' };
}

function whyNot({ code, message }: Failure): string {
  if (code === 'offline') return 'no connection to the server';
  if (code === 'signed-out') return 'the server has signed you out';
  if (code === 'too-many') return 'too many runs were begun in a short time';
  return message.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase());
}

function unranked(reason: string): Drawn {
  return { ticket: null, note: oneLine(`Unranked: ${reason}`) };
}
