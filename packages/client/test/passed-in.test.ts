import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');
/** What differs between browser and terminal, or from one moment to the next. */
const FOREIGN =
  /\b(?:from|import\() ?'node:|\b(?:window|document|navigator|localStorage|sessionStorage|indexedDB|process)\.|\bnew BroadcastChannel|\bDate\.now\(|\bMath\.random\(|\bset(?:Timeout|Interval)\(/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

test.each(files)('%s is passed in what belongs to a browser or a terminal', (name) => {
  const lines = readFileSync(join(SRC, name), 'utf8').split('\n');
  expect(lines.filter((line) => FOREIGN.test(line))).toEqual([]);
});
