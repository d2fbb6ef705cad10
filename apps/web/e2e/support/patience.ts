import type { BrowserContext, Page, Request } from 'playwright-core';

/** Ends a hang and nothing else: far longer than anything takes on a machine that has other things to do as well. */
export const PATIENCE_MS = 240_000;

const underWay = new WeakMap<Page, Set<Request>>();

/** Gives every page of a context this patience, and keeps count of what each of them waits for. */
export function bePatient(context: BrowserContext): void {
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('page', (page) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on('request', (request) => {
      // What the page before it has asked for is nobody's any more.
      if (request.isNavigationRequest()) requests.clear();
      requests.add(request);
    });
    page.on('requestfinished', (request) => void requests.delete(request));
    page.on('requestfailed', (request) => void requests.delete(request));
  });
}

/** The addresses a page has asked for and not got yet. */
export function awaitedBy(page: Page): string[] {
  return [...(underWay.get(page) ?? [])].map((request) => request.url());
}
