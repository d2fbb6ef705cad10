import { describe, expect, test } from 'vitest';
import { LADDERS } from '../ladders.mjs';
import { makeFile, projectOf, readProject } from '../project.mjs';
import { findingsOf, RULES } from '../rules.mjs';

const project = readProject('.');

type Files = Record<string, string>;

/** What one rule finds in a made-up project, as `path:line`. */
function findings(id: string, files: Files): string[] {
  const rules = RULES.filter((rule) => rule.id === id);
  expect(rules).toHaveLength(1);
  const project = projectOf(Object.entries(files).map(([path, text]) => makeFile(path, text)));
  return findingsOf(rules, project).map(
    ({ path, line }: { path: string; line: number }) => `${path}:${line}`,
  );
}

const engine = (code: string): Files => ({ 'packages/engine/src/a.ts': code });
/** A page and its sheet. */
const page = (jsx: string, sheet: string): Files => ({
  'apps/web/src/a.tsx': `import css from './a.module.css';\nexport const A = () => ${jsx};`,
  'apps/web/src/a.module.css': sheet,
});
const AT_FIRST_LINE = ['packages/engine/src/a.ts:1'];

// Each rule with files that break it and where, and files that come close and are fine.
const CASES: Record<string, { breaks: [Files, string[]][]; fine: Files[] }> = {
  'import-cycle': {
    breaks: [
      [
        {
          'packages/engine/src/a.ts': "import { b } from './b.js';",
          'packages/engine/src/b.ts': "import './a.js';",
        },
        AT_FIRST_LINE,
      ],
      [engine("import type { A } from './a.js';"), AT_FIRST_LINE],
      [
        {
          'packages/engine/src/index.ts': "export { a } from './a.js';",
          'packages/engine/src/a.ts': "import { b } from '@warren/engine';",
        },
        ['packages/engine/src/index.ts:1'],
      ],
    ],
    fine: [
      {
        'packages/engine/src/a.ts': "import { b } from './b.js';\nimport { c } from './c.js';",
        'packages/engine/src/b.ts': "import { c } from './c.js';",
        'packages/engine/src/c.ts':
          "// import { a } from './a.js';\nexport const c = \"import { a } from './a.js'\";",
      },
    ],
  },
  'workspace-order': {
    breaks: [
      [engine("import { startServer } from '@warren/server';"), AT_FIRST_LINE],
      [engine("import { x } from '../../games/src/x.js';"), AT_FIRST_LINE],
      [{ 'apps/server/src/a.ts': "const web = import('@warren/web');" }, ['apps/server/src/a.ts:1']],
      [{ 'apps/web/src/a.ts': "import { x } from '../../server/src/x.js';" }, ['apps/web/src/a.ts:1']],
      [{ 'apps/web/src/a.ts': "import { x } from '../../../tools/x.mjs';" }, ['apps/web/src/a.ts:1']],
      [
        { 'packages/engine/test/a.test.ts': "import '@warren/terminal';" },
        ['packages/engine/test/a.test.ts:1'],
      ],
    ],
    fine: [
      { 'apps/web/src/a.ts': "import { x } from '@warren/engine';\nimport { h } from 'preact';" },
      { 'apps/web/e2e/a.test.ts': "import '@warren/server';\nimport '../../prepare/browser.mjs';" },
    ],
  },
  'folder-cycle': {
    breaks: [
      [
        {
          'packages/engine/src/maze/a/one.ts': "import type { Two } from '../b/deep/two.js';",
          'packages/engine/src/maze/b/deep/two.ts': "const three = import('../../c/three.js');",
          'packages/engine/src/maze/c/three.ts': "const a = 1;\nexport { one } from '../a/other.js';",
        },
        ['packages/engine/src/maze/a/one.ts:1'],
      ],
    ],
    fine: [
      {
        'packages/engine/src/maze/a/one.ts': "import { two } from '../b/two.js';",
        'packages/engine/src/maze/b/two.ts': "import { maze } from '../maze.js';",
        'packages/engine/src/maze/maze.ts': "import { three } from './c/three.js';",
        'packages/engine/src/maze/c/three.ts': "import { other } from './other.js';",
      },
    ],
  },
  ladder: {
    breaks: [
      [
        { 'packages/engine/src/grid/a.ts': "import { m } from '../maze/m.js';" },
        ['packages/engine/src/grid/a.ts:1'],
      ],
      [
        { 'packages/engine/src/grid/a.ts': "const a = 1;\nimport type { M } from '../maze/m.js';" },
        ['packages/engine/src/grid/a.ts:2'],
      ],
      [
        { 'packages/engine/src/grid/a.ts': "const a = `${1}`;\nconst m = await import('../maze/m.js');" },
        ['packages/engine/src/grid/a.ts:2'],
      ],
      [
        { 'packages/engine/src/grid/a.ts': "type M = import('../maze/m.js').M;" },
        ['packages/engine/src/grid/a.ts:1'],
      ],
      [
        { 'packages/engine/src/grid/a.ts': "export type { M } from '../index.js';" },
        ['packages/engine/src/grid/a.ts:1'],
      ],
      [
        { 'packages/games/src/cave/a.ts': "import { b } from '../classic/b.js';" },
        ['packages/games/src/cave/a.ts:1'],
      ],
      [
        { 'apps/web/src/game/loop/a.ts': "import { b } from '../screen/b.js';" },
        ['apps/web/src/game/loop/a.ts:1'],
      ],
      [{ 'apps/web/src/game/attic/a.ts': 'export const a = 1;' }, ['apps/web/src/game/attic/a.ts:1']],
      [{ 'packages/engine/src/attic/a.ts': 'export const a = 1;' }, ['packages/engine/src/attic/a.ts:1']],
      [{ 'packages/attic/package.json': '{}' }, ['packages/attic/package.json:1']],
    ],
    fine: [
      {
        'packages/engine/package.json': '{}',
        'packages/engine/src/index.ts': "export { a } from './draw/a.js';",
        'packages/engine/src/draw/a.ts':
          "import { m } from '../maze/m.js';\nimport { r } from '../result.js';",
        'packages/engine/src/maze/m.ts': "import { n } from './n.js';",
        'packages/engine/src/result.ts': 'export const r = 1;',
      },
    ],
  },
  'pure-globals': {
    breaks: [
      ...[
        'const now = Date.now();',
        'const now = performance.now();',
        'const x = Math.random();',
        'const x = Math . sin(1);',
        'const x = Math.hypot(a, b);',
        'const x = Math.log2(a);',
        'const { pow } = Math;',
        "const x = Math['exp'](1);",
        'const x = a ** 2;',
        'const x = 2 ** b;',
        'names.sort((a, b) => a.localeCompare(b));',
        'const text = count.toLocaleString();',
        'const format = new Intl.NumberFormat();',
        'crypto.getRandomValues(bytes);',
        'for (const key in record) use(key);',
        'const text = `${Date.now()}`;',
        'console.log(1);',
        'document.title = 1;',
      ].map((code): [Files, string[]] => [engine(code), AT_FIRST_LINE]),
    ],
    fine: [
      engine('// Date, Math.random() and a ** b are banned.\nconst word = "Date";\n/* performance */'),
      engine('const x = Math.floor(Math.sqrt(2)) + 2 ** 16;'),
      engine('const x = maze.Date;\nconst undated = updateDate(x);'),
      engine('const text = `Math.random() and ${a} Date`;'),
      engine('const pattern = /Math.random|Date/;'),
      { ...engine('const x = 1;'), 'apps/web/src/a.ts': 'const now = Date.now();' },
    ],
  },
  'pure-imports': {
    breaks: [
      [engine("import { readFileSync } from 'node:fs';"), AT_FIRST_LINE],
      [engine("import fc from 'fast-check';"), AT_FIRST_LINE],
    ],
    fine: [{ 'packages/games/src/a.ts': "import { x } from '@warren/engine';\nimport { y } from './y.js';" }],
  },
  'named-exports': {
    breaks: [
      [engine("export * from './b.js';"), AT_FIRST_LINE],
      [engine("export * as b from './b.js';"), AT_FIRST_LINE],
      [engine('export default 1;'), AT_FIRST_LINE],
      [engine('export { a as default };'), AT_FIRST_LINE],
    ],
    fine: [
      engine("// export * is banned\nexport { a } from './b.js';\nexport const b = 'export default';"),
      { ...engine('export const a = 1;'), 'vitest.config.ts': 'export default {};' },
    ],
  },
  'module-state': {
    breaks: [
      [engine('let count = 0;'), AT_FIRST_LINE],
      [engine('const a = 1;\nexport let count = 0;'), ['packages/engine/src/a.ts:2']],
    ],
    fine: [engine('export function f() {\n  let count = 0;\n  return count;\n}\n')],
  },
  'whole-tests': {
    breaks: [
      ...['test.skip("a", f);', 'describe.only("a", f);', 'it.todo("a");', 'test.concurrent.only("a", f);']
        .concat(['test.skipIf(slow)("a", f);', 'xit("a", f);', 'test("a", (context) => context.skip());'])
        .map((code): [Files, string[]] => [{ 'tools/a.test.ts': code }, ['tools/a.test.ts:1']]),
    ],
    fine: [{ 'tools/a.test.ts': '// test.skip is banned\ntest.each(["skip"])("test.only", f);\nfit.to(1);' }],
  },
  unfinished: {
    breaks: [
      [engine(`// ${'TO'}DO: later`), AT_FIRST_LINE],
      [engine(`throw new Error('${'not '}implemented');`), AT_FIRST_LINE],
    ],
    fine: [engine("const todo = ['implemented'];")],
  },
  'machine-path': {
    breaks: [
      [{ 'README.md': `Look at ${['', 'home', 'someone', 'x'].join('/')}.` }, ['README.md:1']],
      [engine(`const path = '${['', 'Users', 'me'].join('/')}';`), AT_FIRST_LINE],
    ],
    fine: [
      { 'README.md': 'See https://example.org/home/page and src/home/page.tsx, and /usr/bin/chromium.' },
    ],
  },
  'lockfile-addresses': {
    breaks: [
      [
        { 'package-lock.json': '{\n"resolved": "https://registry.example/a.tgz"\n}' },
        ['package-lock.json:2'],
      ],
      [{ 'package-lock.json': '{ "resolved": "git+ssh://example/a" }' }, ['package-lock.json:1']],
    ],
    fine: [{ 'package-lock.json': '{ "resolved": "packages/engine", "link": true }' }],
  },
  length: {
    breaks: [
      [engine('\n'.repeat(401)), AT_FIRST_LINE],
      [engine(`function f(a: number): void {${'\n'.repeat(75)}}`), AT_FIRST_LINE],
      [engine(`const f = (a) => {${'\n'.repeat(75)}};`), AT_FIRST_LINE],
      [
        engine(`const a = \`{ \${{ b: '}' }.b} { \${\`}\`}\`;\nfunction f() {${'\n'.repeat(105)}}`),
        ['packages/engine/src/a.ts:2'],
      ],
      [
        { 'apps/web/src/a.tsx': `const A = () => (\n<p>don't {b} /${'\n'.repeat(75)}</p>);` },
        ['apps/web/src/a.tsx:1'],
      ],
      [
        { 'tools/a.test.ts': `function f() {\n  describe('a', () => {\n  });${'\n'.repeat(75)}}` },
        ['tools/a.test.ts:1'],
      ],
      [
        { 'tools/a.test.ts': `describe('a', () => {\n  test('b', () => {${'\n'.repeat(75)}});\n});` },
        ['tools/a.test.ts:2'],
      ],
    ],
    fine: [
      engine(`function f() {\n  if (a) {${'\n'.repeat(60)}  }\n}`),
      engine(`const table = {${'\n'.repeat(90)}};`),
      { 'tools/a.test.ts': `describe('a', () => {${'\n'.repeat(90)}});` },
      { 'tools/a.test.ts': `describe.each(b)('a', () => {${'\n'.repeat(90)}});` },
      { 'tools/a.test.ts': `await databases.describe((bench) => {${'\n'.repeat(90)}});` },
      { 'tools/a.test.ts': `function suite() {\n  describe('a', () => {${'\n'.repeat(90)}});\n}` },
    ],
  },
  'class-names': {
    breaks: [
      [page('<p class={css.gone} />', '.here {}'), ['apps/web/src/a.tsx:2', 'apps/web/src/a.module.css:1']],
      [page('<p class={css.here} />', '.here {}\n.spare:hover {}'), ['apps/web/src/a.module.css:2']],
      [page('<p class={css.a} />', '.a {}\n.two-words {}'), ['apps/web/src/a.module.css:2']],
      [page('<p class={css.switch} />', '.switch {}'), ['apps/web/src/a.module.css:1']],
      [page('<p class="plain" />', ''), ['apps/web/src/a.tsx:2']],
      [
        page('<p class={css.a} />', '.a {\n  composes: gone from "./a.module.css";\n}'),
        ['apps/web/src/a.module.css:2'],
      ],
    ],
    fine: [
      page('<p class={css.a} />', '.a {\n  composes: b c from "./a.module.css";\n}\n.b {}\n.c {}'),
      page(
        '<p class={classes(css.one, x && css.two)} />',
        '/* .old {} */\n.one > .two[data-x] { margin: 0.5rem; background: url("a.png"); }',
      ),
      page('<p title=\'class="b"\' class={css.a} />', '@layer ui {\n  @media (x) {\n    .a {}\n  }\n}'),
    ],
  },
};

test('every rule has its cases', () => {
  expect(Object.keys(CASES).sort()).toEqual(RULES.map((rule) => rule.id).sort());
});

describe.each(Object.entries(CASES))('%s', (id, { breaks, fine }) => {
  test.each(breaks)('finds what is planted, case %#', (files, places) => {
    expect(findings(id, files)).toEqual(places);
  });

  test.each(fine.map((files) => [files]))('is content with what only looks like it, case %#', (files) => {
    expect(findings(id, files)).toEqual([]);
  });

  test('is not green on nothing', () => {
    expect(findings(id, {})).toEqual(['.:1']);
  });
});

test('an upward import is printed with both folders', () => {
  const project = projectOf([
    makeFile('packages/engine/src/grid/a.ts', "import { m } from '../maze/m.js';"),
    makeFile('packages/engine/src/maze/m.ts', 'export const m = 1;'),
  ]);
  const messages = findingsOf(RULES, project).map((finding: { message: string }) => finding.message);
  expect(messages).toContain("grid must not import maze, which does not come before it: '../maze/m.js'");
});

test('every workspace has a ladder, and every folder of its ladder is there', () => {
  const { byPath, files } = project;
  for (const [workspace, ladder] of Object.entries(LADDERS)) {
    expect(byPath.has(`${workspace}/package.json`), workspace).toBe(true);
    for (const name of ladder.flat()) {
      const path = `${workspace}/src/${name}`;
      const found = files.some((file) => file.path === path || file.path.startsWith(`${path}/`));
      expect(found, path).toBe(true);
    }
  }
});

test('the project is read: its parts are there, what is generated is not', () => {
  const paths = project.files.map((file: { path: string }) => file.path);
  expect(paths).toContain('packages/engine/src/result.ts');
  expect(paths).toContain('tools/tidy/main.mjs');
  expect(paths).toContain('package-lock.json');
  expect(paths.filter((path: string) => /node_modules|\bdist\b/.test(path))).toEqual([]);
});
