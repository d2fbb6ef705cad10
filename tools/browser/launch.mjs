import { chromium } from 'playwright-core';
import { findBrowser } from '../prepare/browser.mjs';
import { UserError } from '../prepare/messages.mjs';

// As root, in a container and without a screen.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
// Ends a hang and nothing else.
const PATIENCE_MS = 240_000;

/** Starts the Chromium of this machine. */
export function launchBrowser() {
  const executablePath = findBrowser();
  if (executablePath === null) throw new UserError('there is no Chromium; set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE_MS });
}
