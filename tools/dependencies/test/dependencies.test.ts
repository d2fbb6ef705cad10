import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../../prepare/root.mjs';
import { licenceFlaw, licenceFlaws, licenceOf, readDependencies } from '../dependencies.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with such a lockfile, and such metadata in its folders. */
function projectOf(packages: object, metadata: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'warren-licences-'));
  folders.push(root);
  const files = Object.entries(metadata).map(([path, about]) => [join(path, 'package.json'), about] as const);
  for (const [path, content] of [['package-lock.json', { packages }] as const, ...files]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

test('Warren hands on nothing but what is under a permissive licence', () => {
  const dependencies = readDependencies(ROOT);
  expect(licenceFlaws(dependencies)).toEqual([]);
  expect(dependencies.filter(({ production }) => production).map(({ name }) => name)).toContain('fastify');
  expect(dependencies.find(({ name }) => name === 'vitest')).toMatchObject({ production: false });
});

test('dependencies are those of the lockfile, with what the installed package states', () => {
  const root = projectOf(
    {
      '': { name: 'project' },
      'apps/web': { name: '@project/web', version: '1.0.0', license: 'MIT' },
      'node_modules/@project/web': { link: true },
      'node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/a-windows': { version: '1.0.0', license: 'ISC', optional: true },
      'apps/web/node_modules/@scope/alias': { name: '@scope/real', version: '3.0.0' },
    },
    {
      'node_modules/a': { license: 'ISC' },
      'node_modules/b': { license: 'MIT' },
      'node_modules/a/node_modules/b': { license: 'MIT' },
      'apps/web/node_modules/@scope/alias': {},
    },
  );
  const common = { production: true, installed: true };
  const dependencies = readDependencies(root);
  expect(dependencies).toEqual([
    { ...common, name: '@scope/real', version: '3.0.0', licence: null },
    { ...common, name: 'a', version: '1.0.0', licence: 'ISC' },
    { ...common, name: 'a-windows', version: '1.0.0', licence: 'ISC', installed: false },
    { ...common, name: 'b', version: '2.0.0', licence: 'MIT' },
  ]);
  expect(licenceFlaws(dependencies)).toEqual(['@scope/real 3.0.0: no licence is stated']);
});

test('a package that should be there and is not is said', () => {
  const root = projectOf({ 'node_modules/a': { version: '1.0.0' } }, {});
  expect(() => readDependencies(root)).toThrow('node_modules/a is not installed: run npm ci, then try again');
});

test.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: ' MIT ' }, 'MIT'],
  [{ license: { type: 'MIT', url: 'https://example.org' } }, 'MIT'],
  [{ licenses: [{ type: 'MIT' }] }, 'MIT'],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, '(MIT) OR (GPL-2.0)'],
  [{ licenses: ['MIT', 'ISC'] }, '(MIT) OR (ISC)'],
  [{}, null],
  [{ license: '' }, null],
  [{ license: 7 }, null],
  [{ license: {} }, null],
])('%j states %s', (metadata, licence) => {
  expect(licenceOf(metadata)).toBe(licence);
});

test.each([
  ['MIT', null],
  ['(MIT OR GPL-3.0-only)', null],
  ['BlueOak-1.0.0', null],
  ['CC-BY-4.0', null],
  [null, 'no licence is stated'],
  ['MPL-2.0', '"MPL-2.0" is not on the list of permissive licences'],
  ['MIT AND MPL-2.0', '"MIT AND MPL-2.0" is not on the list of permissive licences'],
  ['see LICENSE', '"see LICENSE" cannot be read: "LICENSE" is too much'],
])('of %s is said: %s', (licence, flaw) => {
  expect(licenceFlaw(licence)).toBe(flaw);
});
