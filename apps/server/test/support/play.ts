import { findGame, makeRecordingText, type Recording, TICKS_PER_SECOND } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import type { Run, RunUpload, Ticket, TicketRequest } from '@warren/protocol';
import type { Answer } from '@warren/protocol/client';
import { must } from './must.js';
import type { Site, Visitor } from './site.js';

/** A run the game's bot has played. */
export function botRecording(game: string, settings: object, seed: string): Recording {
  return must(playOut(must(findGame(game)), must(findBot(game)), settings, seed)).recording();
}

/** What a call answered, which must have succeeded. */
export function right<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.value;
}

export const LEVEL_1: TicketRequest = { game: 'lost-cause', settings: { level: 1 } };

export async function draw(visitor: Visitor, request: TicketRequest = LEVEL_1): Promise<Ticket> {
  return right(await visitor.call('drawTicket', { body: request }));
}

/** The run of a ticket by the bot. The clock is moved on by what it takes to play it. */
export function playTicket(site: Site, { game, settings, seed }: Ticket): Recording {
  const recording = botRecording(game, settings, seed);
  site.clock.now += Math.ceil((recording.ticks * 1000) / TICKS_PER_SECOND);
  return recording;
}

export function upload(
  visitor: Visitor,
  recording: Recording,
  { ticket, ...more }: Omit<RunUpload, 'recording'> = {},
): Promise<Answer<Run>> {
  const shown = ticket === undefined ? {} : { ticket: { id: ticket.id, nonce: ticket.nonce } };
  return visitor.call('uploadRun', { body: { recording: makeRecordingText(recording), ...shown, ...more } });
}

/** Draws a ticket, has the bot play it and hands it in. */
export async function playRanked(
  site: Site,
  visitor: Visitor,
  request: TicketRequest = LEVEL_1,
): Promise<Run> {
  const ticket = await draw(visitor, request);
  return right(await upload(visitor, playTicket(site, ticket), { ticket }));
}
