import { startServer } from '../../apps/server/dist/index.js';
import { launchBrowser } from './launch.mjs';

/**
 * A running server and a browser.
 * @typedef {{ address: string, browser: import('playwright-core').Browser }} Site
 */

/**
 * Runs something with the built server on a free port and a browser to look at it, and closes both.
 * @template Value
 * @param {(site: Site) => Promise<Value>} use
 */
export async function withSite(use) {
  const server = await startServer({ port: 0, signals: false, print: () => {} });
  if (!server.ok) throw new Error(server.reason);
  const browser = await launchBrowser();
  try {
    return await use({ address: server.value.address, browser });
  } finally {
    await browser.close();
    await server.value.close();
  }
}
