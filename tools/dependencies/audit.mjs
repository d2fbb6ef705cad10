// Asks the registry for known holes of the installed dependencies: `npm run audit`. An urgent one fails; a registry
// that does not answer is said in one line and fails nothing, since what is not known is no fault of the code.
import { join } from 'node:path';
import { npmCommand, readPackages } from '../prepare/install.mjs';
import { ROOT } from '../prepare/root.mjs';
import { run } from '../prepare/run.mjs';
import { advisoryLines, isUrgent, readAdvisories } from './advisories.mjs';

const TIME_LIMIT_MS = 60_000;
/** Asked offline, npm answers that there are no holes. */
const FLAGS = [
  ...['--json', '--offline=false', '--include=dev', '--loglevel=silent'],
  ...['--fetch-retries=0', '--fetch-timeout=15000'],
];

async function main() {
  const packages = readPackages(join(ROOT, 'package-lock.json'));
  if (packages === null) {
    console.error('audit: package-lock.json cannot be read');
    return 1;
  }
  const [program = 'npm', ...words] = npmCommand();
  const asked = await run(program, [...words, 'audit', ...FLAGS], { cwd: ROOT, timeout: TIME_LIMIT_MS });
  if (asked.timedOut) return notAsked(`no answer within ${TIME_LIMIT_MS / 1000} s`);
  const advisories = readAdvisories(asked.answer, packages);
  if (!advisories.ok) return notAsked(advisories.reason);
  const urgent = advisories.value.filter(isUrgent).length;
  for (const line of advisoryLines(advisories.value)) console.log(`  ${line}`);
  console.log(`audit: ${advisories.value.length} known holes, ${urgent} urgent`);
  return urgent === 0 ? 0 : 1;
}

/** @param {string} reason */
function notAsked(reason) {
  console.log(`audit: nothing is known, the registry does not answer (${reason})`);
  return 0;
}

process.exitCode = await main();
