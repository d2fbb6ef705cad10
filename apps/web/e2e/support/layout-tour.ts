import type { Page } from 'playwright-core';
import { LONG_NAME } from './large-answers.js';

/** Looks at the page as it is now, whose state is given a name. */
export type Look = (state: string) => Promise<void>;

/** A way through a page, its dialogs and its messages. */
export interface Tour {
  readonly name: string;
  readonly path: string;
  /** The account of the browser; a named player when it is left out. */
  readonly who?: 'signed-out' | 'guest';
  /** What lies in the storage of the browser before. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The campaign another device has sent to the server. */
  readonly elsewhere?: string;
  readonly tour: (page: Page, look: Look) => Promise<void>;
}

export const LONG_WORDS = 'The very long way around the old mill, by the river';
export const NAMED = { 'warren.treasure-rush': JSON.stringify({ name: LONG_NAME, pickups: true }) };
export const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
export const playing = (page: Page) => page.locator('[data-phase=playing]').waitFor();

/** Waits for words, and looks. */
export const seeing =
  (words: string | RegExp): Tour['tour'] =>
  async (page, look) => {
    await page.getByText(words).first().waitFor();
    await look('there');
  };
