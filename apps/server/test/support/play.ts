import { makeBase64url } from '@warren/engine/codes';
import {
  extendEnd,
  findGame,
  LOG_START,
  makeLogBytes,
  makeRecordingText,
  type Recording,
  startRun,
  TICKS_PER_SECOND,
} from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import type { Run, RunUpload, Ticket, TicketRequest } from '@warren/protocol';
import type { Answer } from '@warren/protocol/client';
import { must } from './must.js';
import type { Site, Visitor } from './site.js';

/** A run the game's bot has played. */
export function botRecording(game: string, settings: object, seed: string): Recording {
  return must(playOut(must(findGame(game)), must(findBot(game)), settings, seed)).recording();
}

/** The same a moment later, so that it is no copy of the other. */
export function lateRecording(id: string, settings: object, seed: string): Recording {
  const run = must(startRun(must(findGame(id)), settings, seed));
  run.advance([]);
  for (const player = must(findBot(id)).begin(); !run.finished; ) run.advance(player(run.state));
  return run.recording();
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

/** As often clients report a run that they play. */
const REPORT_TICKS = 300;

/** Reports a run as a client does that plays it: bundle by bundle, while the clock goes on. */
export async function playWitnessed(
  site: Site,
  visitor: Visitor,
  { id, nonce }: Ticket,
  { ticks, actions }: Recording,
  every = REPORT_TICKS,
): Promise<void> {
  let end = LOG_START;
  for (let tick = 0; tick < ticks; tick += every) {
    if (tick > 0) site.clock.now += Math.ceil((every * 1000) / TICKS_PER_SECOND);
    const from = end.count;
    const part = actions.slice(2 * from, partEnd(actions, tick));
    end = extendEnd(end, part);
    const body = {
      nonce,
      from,
      actions: makeBase64url(makeLogBytes(part)),
      tick,
      hash: end.hash,
      still: tick === 0,
    };
    right(await visitor.call('reportLog', { params: { ticket: id }, body }));
  }
  site.clock.now += Math.ceil((((ticks - 1) % every) + 1) * (1000 / TICKS_PER_SECOND));
}

/** Where the actions of this tick and later ones begin in a log. */
function partEnd(actions: readonly number[], tick: number): number {
  const at = actions.findIndex((value, i) => i % 2 === 0 && value >= tick);
  return at < 0 ? actions.length : at;
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

/** Draws a ticket, has the bot play it while the server looks on, and hands it in. */
export async function playRanked(
  site: Site,
  visitor: Visitor,
  request: TicketRequest = LEVEL_1,
): Promise<Run> {
  const ticket = await draw(visitor, request);
  const recording = botRecording(ticket.game, ticket.settings, ticket.seed);
  await playWitnessed(site, visitor, ticket, recording);
  return right(await upload(visitor, recording, { ticket }));
}
