import { type RunningServer, type ServerOptions, startServer } from '@warren/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../../tools/browser/launch.mjs';
import { bePatient } from './patience.js';

/** The built server on a free port, and a browser to look at it. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A page in a fresh profile, blank where the path is `null`. What goes wrong on it is collected in `complaints`. */
  open(path?: string | null, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether runs are handed in. No: what is played then has no ticket, and the seed everybody finds. */
  readonly handIn?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the console, errors of scripts, violations of the content security policy. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** No limit of the server is met in tests of something else. */
const MANY = { account: 1_000_000, address: 1_000_000, seconds: 60 } as const;
const LIMITS = {
  read: MANY,
  write: MANY,
  'sign-in': MANY,
  guest: MANY,
  ticket: MANY,
  witness: MANY,
  upload: MANY,
  report: MANY,
  picture: MANY,
};

/** The browser of this worker: one for all its files, closed with the process. */
export const openBrowser = once(() => launchBrowser());
const openSharedServer = once(() => openServer({}));

/**
 * A site. Files share a server, on which no file makes named accounts or rows of boards. A file that does so, or needs
 * other settings, passes options, if only `{}`, and gets a server of its own.
 */
export async function openSite(options?: ServerOptions): Promise<Site> {
  const browser = await openBrowser();
  const server = await (options === undefined ? openSharedServer() : openServer(options));
  const { address } = server;
  const visits = new Set<Visit>();
  return {
    address,
    browser,
    async open(path = '/', options = {}) {
      const visit = await visitWith(browser, options);
      visits.add(visit);
      if (path !== null) await visit.page.goto(address + path);
      return visit;
    },
    async close() {
      // Tests that failed have left theirs open.
      for (const visit of visits) await visit.close();
      if (options !== undefined) await server.close();
    },
  };
}

async function openServer({ config, ...options }: ServerOptions): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    signals: false,
    print: () => {},
    config: { limits: LIMITS, ...config },
    ...options,
  });
  if (!server.ok) throw new Error(server.reason);
  return server.value;
}

/** Does something when it is first asked for, and never again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

async function visitWith(browser: Browser, { handIn = false, ...options }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // What a worker keeps for later takes time, and would answer in place of the server.
    serviceWorkers: 'block',
    ...options,
  });
  bePatient(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  if (!handIn) await page.addInitScript(keepRunsBack);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { complain } = globalThis as unknown as { complain: (text: string) => void };
      complain(`${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  });
  return { page, context, complaints, close: () => context.close() };
}

/** What a player does in the settings, unless settings are there already. */
function keepRunsBack(): void {
  try {
    const name = 'warren.settings';
    if (localStorage.getItem(name) === null) localStorage.setItem(name, '{"handIn":false}');
  } catch {
    // A blank page has no storage.
  }
}

/** Waits until the maze on the page is finished; its fingerprint. */
export async function finished(page: Page): Promise<string> {
  const stage = page.locator('main[data-state=finished]');
  await stage.waitFor();
  return (await stage.getAttribute('data-fingerprint')) ?? '';
}

/** Waits for a finished maze that is not this one; its fingerprint. */
export async function finishedOther(page: Page, than: string): Promise<string> {
  const stage = page.locator(`main[data-state=finished]:not([data-fingerprint="${than}"])`);
  await stage.waitFor();
  return (await stage.getAttribute('data-fingerprint')) ?? '';
}
