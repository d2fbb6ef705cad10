import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { isBuilt, sourceFiles, sourceHash, writeBuildStamp } from '../build-stamp.mjs';
import { isInstalled, sameTree, whyInstallFailed } from '../install.mjs';
import { withLock } from '../lock.mjs';
import { checkNodeVersion } from '../node-version.mjs';
import { run } from '../run.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warren-prepare-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file below the test's own folder, folders included. */
function write(path: string, text: string): string {
  const place = join(root, path);
  mkdirSync(join(place, '..'), { recursive: true });
  writeFileSync(place, text);
  return place;
}

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(() => checkNodeVersion('>=20.19', version)).not.toThrow();
  });

  test.each(['20.18.9', '18.20.0', '8.0.0'])(
    '%s is refused in one line that says what is needed',
    (version) => {
      expect(() => checkNodeVersion('>=20.19', version)).toThrow(
        /^this is Node .*needs 20\.19 or newer[^\n]*$/,
      );
    },
  );
});

describe('a program that is run', () => {
  test('gives its answer apart from its warnings', async () => {
    const ran = await run(process.execPath, ['-e', 'console.error("hm"); console.log("é"); process.exit(3)']);
    expect(ran).toMatchObject({ code: 3, answer: 'é\n', timedOut: false });
    expect(ran.output).toContain('hm');
  });

  test('is ended when its time is over', async () => {
    const ran = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 50 });
    expect(ran).toEqual({ code: -1, output: '', answer: '', timedOut: true });
  });

  test('that is not there says so', async () => {
    expect(await run('no-such-program', [])).toMatchObject({ code: -1, timedOut: false });
  });
});

describe('the installation', () => {
  const wanted = {
    '': { name: 'warren' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/other-machine': { version: '1.0.0', integrity: 'y', optional: true },
  };

  test('is complete without the packages of other machines', () => {
    expect(sameTree(wanted, { 'node_modules/a': wanted['node_modules/a'] })).toBe(true);
  });

  test.each([
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }],
    ['a checksum differs', { 'node_modules/a': { version: '1.0.0', integrity: 'z' } }],
    [
      'one is too many',
      { 'node_modules/a': wanted['node_modules/a'], 'node_modules/b': { version: '1.0.0' } },
    ],
  ])('is done again when %s', (_, found) => {
    expect(sameTree(wanted, found)).toBe(false);
  });

  test('is done when there is none, and not when npm recorded the same tree', () => {
    const tree = { 'node_modules/a': wanted['node_modules/a'] };
    write('package-lock.json', JSON.stringify({ packages: wanted }));
    expect(isInstalled(root)).toBe(false);
    write('node_modules/.package-lock.json', JSON.stringify({ packages: tree }));
    expect(isInstalled(root)).toBe(true);
  });

  test('says in one line why it failed', () => {
    expect(whyInstallFailed('npm error code ENOTFOUND\nnpm error syscall')).toMatch(/needs the network once/);
    expect(whyInstallFailed('npm error code EUSAGE\nnpm error\nnpm error not in sync\n')).toBe(
      'npm ci failed: not in sync',
    );
    expect(whyInstallFailed('')).toBe('npm ci failed: it gave no reason');
  });
});

describe('the build', () => {
  test('reads sources and settings, not tests, notes or its own output', () => {
    for (const path of ['src/a.ts', 'package.json', 'dist/a.js', 'test/a.test.ts', 'README.md']) {
      write(`packages/engine/${path}`, path);
    }
    write('tsconfig.json', '{}');
    expect(sourceFiles(root)).toEqual([
      'packages/engine/package.json',
      'packages/engine/src/a.ts',
      'tsconfig.json',
    ]);
  });

  test('is done again when a source changes, not when only its time does', () => {
    const source = write('packages/engine/src/a.ts', 'one');
    const before = sourceHash(root);
    utimesSync(source, 1, 1);
    expect(sourceHash(root)).toBe(before);
    write('packages/engine/src/a.ts', 'two');
    expect(sourceHash(root)).not.toBe(before);
  });

  test('is done again when its stamp is another, or its output is gone', () => {
    expect(isBuilt(root, 'hash')).toBe(false);
    writeBuildStamp(root, 'hash');
    expect(isBuilt(root, 'hash')).toBe(false);
    for (const part of ['packages/engine', 'apps/server']) write(`${part}/dist/index.js`, '');
    write('apps/web/dist/index.html', '');
    expect(isBuilt(root, 'hash')).toBe(true);
    expect(isBuilt(root, 'other')).toBe(false);
  });
});

describe('the lock', () => {
  test('lets one work at a time, and goes on after a failure', async () => {
    const path = join(root, '.cache', 'lock');
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('a failure');
    };
    await Promise.allSettled([withLock(path, work('first')), withLock(path, work('second'))]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('of a process that has died is taken over', async () => {
    // No process has this number: the kernel's limit is lower.
    const path = write('.cache/lock', '999999999');
    expect(await withLock(path, async () => 'done')).toBe('done');
  });
});

describe('the browser', () => {
  function program(path: string): string {
    const place = write(path, '#!/bin/sh\n');
    chmodSync(place, 0o755);
    return place;
  }

  test('is the one CHROMIUM_PATH names, and a wrong name is said, not passed over', () => {
    const chosen = program('chosen');
    program('bin/chromium');
    const PATH = join(root, 'bin');
    expect(findBrowser({ CHROMIUM_PATH: chosen, PATH })).toBe(chosen);
    expect(() => findBrowser({ CHROMIUM_PATH: join(root, 'none'), PATH })).toThrow(/CHROMIUM_PATH/);
  });

  test('is found on the path', () => {
    const found = program('bin/chromium-browser');
    expect(findBrowser({ PATH: join(root, 'bin') })).toBe(found);
  });
});
