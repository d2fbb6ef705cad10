import { type ServerOptions, startServer } from '@warren/server';
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

export async function openSite(options: ServerOptions = {}): Promise<Site> {
  const server = await startServer({ port: 0, signals: false, print: () => {}, ...options });
  if (!server.ok) throw new Error(server.reason);
  const browser = await launchBrowser();
  const { address } = server.value;
  return {
    address,
    browser,
    async open(path = '/', options = {}) {
      const visit = await visitWith(browser, options);
      if (path !== null) await visit.page.goto(address + path);
      return visit;
    },
    async close() {
      await browser.close();
      await server.value.close();
    },
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
