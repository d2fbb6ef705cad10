// Makes a checkout ready: installs what the lockfile names, builds what has changed, with --browser sees that
// there is a Chromium, and with --services that there are the databases of the tests. Has no dependency, since it is what installs them. A second run does nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBrowser } from './prepare/browser.mjs';
import { buildIfNeeded } from './prepare/build.mjs';
import { installIfNeeded } from './prepare/install.mjs';
import { withLock } from './prepare/lock.mjs';
import { log, UserError } from './prepare/messages.mjs';
import { checkNodeVersion } from './prepare/node-version.mjs';
import { ROOT } from './prepare/root.mjs';
import { prepareServices } from './prepare/services.mjs';

try {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  checkNodeVersion(engines.node, process.versions.node);
  await withLock(join(ROOT, '.cache', 'prepare.lock'), async () => {
    await installIfNeeded(ROOT);
    if (process.argv.includes('--browser')) await prepareBrowser();
    if (process.argv.includes('--services')) await prepareServices();
    await buildIfNeeded(ROOT);
  });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  log(error.message);
  process.exitCode = 1;
}
