import { makeRecordingText, type Run, startRun, TICKS_PER_SECOND } from '@warren/games';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { type Client, makeClient, type Run as ServerRun, type Ticket } from '@warren/protocol/client';
import { botPlayer, type Lockstep, letPass, lockstep, openStill, showsGame } from './lockstep.js';
import { openSite, type Site, type Visit } from './site.js';

/** A site whose server has its clock in the test's hand, so that it sees as much time pass as the page does. */
export interface RankedSite extends Site {
  readonly clock: { now: number };
}

/** A game with a ticket on a page, and the same run here. */
export interface RankedGame extends Visit {
  readonly ticket: Ticket;
  readonly game: Lockstep;
}

const SLACK_MS = 10_000;
const CALM = { reducedMotion: 'reduce' } as const;
export async function openRankedSite(now: number): Promise<RankedSite> {
  const clock = { now };
  const site = await openSite({ now: () => clock.now });
  return { ...site, clock };
}

/** Somebody who has never been here and hands in what they play; the page is blank. */
export function openVisitor(site: Site): Promise<Visit> {
  return site.open(null, { ...CALM, handIn: true });
}

/** Has a page draw a ticket by what `start` does, and waits for the game. */
export async function playRanked(
  site: RankedSite,
  visit: Visit,
  start: () => Promise<unknown>,
): Promise<RankedGame> {
  const { page } = visit;
  const isTickets = (to: { url(): string }) => to.url().endsWith('/api/tickets');
  const drawing = page.waitForResponse(isTickets);
  // Whoever fails before it comes has said why already.
  drawing.catch(() => {});
  let asked = false;
  page.once('request', function note(request) {
    if (isTickets(request)) asked = true;
    else page.once('request', note);
  });
  await start();
  await letPass(page, async () => asked);
  const ticket = (await (await drawing).json()) as Ticket;
  // As much time will have passed for the server as the bot needs. It forgives half a minute too much.
  site.clock.now += lengthOf(byBot(runOf(ticket))) + SLACK_MS;
  await letPass(page, showsGame(page));
  return { ...visit, ticket, game: lockstep(page, runOf(ticket)) };
}

/** Opens an address that begins a ranked run by itself. */
export async function openRanked(site: RankedSite, path: string): Promise<RankedGame> {
  const visit = await openVisitor(site);
  return playRanked(site, visit, () => openStill(visit.page, site.address + path));
}

function runOf({ settings, seed }: Ticket): Run<LostCauseState> {
  const run = startRun(lostCause, settings, seed);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

/** A run, played to its end. */
function byBot<State>(run: Run<State>): Run<State> {
  const player = botPlayer();
  while (!run.finished) run.advance(player(run.state));
  return run;
}

/** How long a run takes, in milliseconds. */
function lengthOf({ tick }: Run): number {
  return Math.ceil((tick * 1000) / TICKS_PER_SECOND);
}

/** Somebody without a browser. */
export async function openProgram(site: Site): Promise<Client> {
  let token: string | null = null;
  const client = makeClient({ base: site.address, fetch, token: () => token });
  const guest = await client.call('guest', { body: { wants: 'token' } });
  if (!guest.ok) throw new Error(guest.message);
  token = guest.value.token ?? null;
  return client;
}

/** Draws a ticket and has the bot play it; the server's clock goes on by as much as was played. */
export async function playByBot(
  site: RankedSite,
  client: Client,
  wish: { readonly settings?: Record<string, unknown>; readonly daily?: string },
): Promise<ServerRun> {
  const ticket = await client.call('drawTicket', { body: { game: 'lost-cause', ...wish } });
  if (!ticket.ok) throw new Error(ticket.message);
  const run = byBot(runOf(ticket.value));
  site.clock.now += lengthOf(run);
  const { id, nonce } = ticket.value;
  const recording = makeRecordingText(run.recording());
  const handed = await client.call('uploadRun', { body: { recording, ticket: { id, nonce } } });
  if (!handed.ok) throw new Error(handed.message);
  return handed.value;
}
