// Builds everything, whether or not it has changed: `npm run build`.
import { build } from './prepare/build.mjs';
import { withLock } from './prepare/lock.mjs';
import { log, UserError } from './prepare/messages.mjs';
import { ROOT } from './prepare/root.mjs';

try {
  await withLock(`${ROOT}/.cache/prepare.lock`, () => build(ROOT));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  log(error.message);
  process.exitCode = 1;
}
