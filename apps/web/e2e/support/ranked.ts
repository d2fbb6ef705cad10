import { makeLogBytes, makeRecordingText, type Run, startRun, TICKS_PER_SECOND } from '@warren/games';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { type Client, makeClient, type Run as ServerRun, type Ticket } from '@warren/protocol/client';
import type { Page } from 'playwright-core';
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

const CALM = { reducedMotion: 'reduce' } as const;
const PAGE_TIME = 'x-page-time';

export async function openRankedSite(now: number): Promise<RankedSite> {
  const clock = { now };
  const site = await openSite({ now: () => clock.now });
  return { ...site, clock };
}

/**
 * Somebody who has never been here and hands in what they play; the page is blank. As much time passes for the server
 * as on their page.
 */
export async function openVisitor(site: RankedSite): Promise<Visit> {
  const visit = await site.open(null, { ...CALM, handIn: true });
  await followTime(site, visit.page);
  return visit;
}

/** The same with a name, so that their runs are listed. */
export async function openNamed(site: RankedSite, name: string): Promise<Visit> {
  const visit = await openVisitor(site);
  await visit.page.goto(`${site.address}/settings`);
  await visit.page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/register', { method: 'POST', headers, body });
      const { account } = (await answer.json()) as { account: unknown };
      localStorage.setItem('warren.account', JSON.stringify(account));
    },
    JSON.stringify({ name, password: PASSWORD }),
  );
  return visit;
}

/** Every call of a page tells its time, and the server's clock goes on by as much. */
async function followTime(site: RankedSite, page: Page): Promise<void> {
  await page.addInitScript((header) => {
    const { fetch } = globalThis;
    globalThis.fetch = (address, request = {}) => {
      const isCall = typeof address === 'string' && address.startsWith('/api/');
      const headers = { ...request.headers, [header]: `${Date.now()}` };
      return fetch(address, isCall ? { ...request, headers } : request);
    };
  }, PAGE_TIME);
  let last = Number.NaN;
  await page.route('**/api/**', async (route) => {
    const at = Number(route.request().headers()[PAGE_TIME]);
    // A clock that is put into the test's hand goes back.
    if (at > last) site.clock.now += at - last;
    if (!Number.isNaN(at)) last = at;
    await route.continue().catch(() => {});
  });
}

/** Lets the server's clock go on by as much as has passed on a page. What a page says while it is left tells no time. */
export async function tellTime(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/api/hello')));
}

/** Has a page draw a ticket by what `start` does, and waits for the game. */
export async function playRanked(visit: Visit, start: () => Promise<unknown>): Promise<RankedGame> {
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
  await letPass(page, showsGame(page));
  return { ...visit, ticket, game: lockstep(page, runOf(ticket)) };
}

/** Opens an address that begins a ranked run by itself, as somebody with this name. */
export async function openRanked(site: RankedSite, path: string, name: string): Promise<RankedGame> {
  const visit = await openNamed(site, name);
  return playRanked(visit, () => openStill(visit.page, site.address + path));
}

function runOf({ settings, seed }: Ticket): Run<LostCauseState> {
  const run = startRun(lostCause, settings, seed);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

const PASSWORD = 'lantern light';
/** How often a program tells the server of its run, in ticks. */
const REPORT_TICKS = 1200;

/** Somebody without a browser, with a name. */
export async function openProgram(site: Site, name: string): Promise<Client> {
  let token: string | null = null;
  const client = makeClient({ base: site.address, fetch, token: () => token });
  const body = { name, password: PASSWORD, wants: 'token' as const };
  const account = await client.call('register', { body });
  if (!account.ok) throw new Error(account.message);
  token = account.value.token ?? null;
  return client;
}

/** Draws a ticket and has the bot play it; the server witnesses it, and its clock goes on by as much as was played. */
export async function playByBot(
  site: RankedSite,
  client: Client,
  wish: { readonly settings?: Record<string, unknown>; readonly daily?: string },
): Promise<ServerRun> {
  const answer = await client.call('drawTicket', { body: { game: 'lost-cause', ...wish } });
  if (!answer.ok) throw new Error(answer.message);
  const { id, nonce } = answer.value;
  const run = runOf(answer.value);
  const player = botPlayer();
  let from = 0;
  while (!run.finished) {
    if (run.tick % REPORT_TICKS === 0) {
      const { hash, count } = run.log;
      const actions = Buffer.from(makeLogBytes(run.log.since(from))).toString('base64url');
      const body = { nonce, from, actions, tick: run.tick, hash, still: false };
      await client.call('reportLog', { params: { ticket: id }, body });
      from = count;
    }
    const before = millis(run.tick);
    run.advance(player(run.state));
    // Beside what a page adds to it: a report must not come before the one that it follows.
    site.clock.now += millis(run.tick) - before;
  }
  const recording = makeRecordingText(run.recording());
  const handed = await client.call('uploadRun', { body: { recording, ticket: { id, nonce } } });
  if (!handed.ok) throw new Error(handed.message);
  return judged(client, handed.value);
}

const millis = (ticks: number) => Math.ceil((ticks * 1000) / TICKS_PER_SECOND);

/** The run when the server has judged it: a busy server answers before that. */
async function judged(client: Client, { id }: ServerRun): Promise<ServerRun> {
  for (;;) {
    const answer = await client.call('run', { params: { run: id } });
    if (!answer.ok) throw new Error(answer.message);
    const { status } = answer.value;
    if (status !== 'waiting' && status !== 'checking') return answer.value;
  }
}
