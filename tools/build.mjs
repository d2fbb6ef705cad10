// Builds everything, whether or not it has changed: `npm run build`.
import { build } from './prepare/build.mjs';
import { withLock } from './prepare/lock.mjs';
import { ROOT } from './prepare/root.mjs';
import { say } from './prepare/say.mjs';
import { Trouble } from './prepare/trouble.mjs';

try {
  await withLock(`${ROOT}/.cache/prepare.lock`, () => build(ROOT));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  say(error.message);
  process.exitCode = 1;
}
