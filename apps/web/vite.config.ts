import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Alias, defineConfig, type Plugin, runnerImport } from 'vite';
import { sourceAliases } from '../../tools/source-aliases.mjs';
import { CHUNK_GROUPS } from './chunks.js';
import { install } from './install.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ALIASES = sourceAliases(['packages/engine', 'packages/games', 'packages/protocol', 'packages/client']);
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

/** The paths of all pages, for the server, which sends the same file for each of them. */
function routePaths(): Plugin {
  let alias: readonly Alias[] = [];
  return {
    name: 'warren-route-paths',
    apply: 'build',
    configResolved({ resolve }) {
      alias = resolve.alias;
    },
    async generateBundle() {
      const options = { configFile: false, resolve: { alias } } as const;
      const { module } = await runnerImport<typeof import('./src/app/routes.js')>(
        here('src/app/routes.ts'),
        options,
      );
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(module.PATHS) });
    },
  };
}

/** The worker that has the pages there without a connection, with the list of what they are made of. */
function serviceWorker(): Plugin {
  return {
    name: 'warren-service-worker',
    writeBundle({ dir = here('dist') }) {
      const names = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
        // A folder that was not emptied holds what the last build made of it.
        .filter((name) => !/\.(br|gz)$|^service-worker\.js$|^routes\.json$/.test(name))
        .sort();
      const source = readFileSync(here('worker/service-worker.js'), 'utf8');
      const build = createHash('sha256').update(source);
      for (const name of names) build.update(name).update(readFileSync(join(dir, name)));
      // Every page is the same file, which the worker asks for by its address.
      const files = names.filter((name) => !name.endsWith('.html')).map((name) => `/${toPosix(name)}`);
      const head = [
        `const BUILD = '${build.digest('hex').slice(0, 16)}';`,
        `const FILES = ${JSON.stringify(files)};`,
      ];
      writeFileSync(join(dir, 'service-worker.js'), [...head, source].join('\n'));
    },
  };
}

function toPosix(path: string): string {
  return path.split(sep).join('/');
}

/** Compresses what is sent often once, here, instead of at every request. */
function precompress(): Plugin {
  return {
    name: 'warren-precompress',
    writeBundle({ dir = here('dist') }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

/** Has each class name written where it is used, in the place of a table of all names of a sheet. */
function plainClassNames(): Plugin {
  return {
    name: 'warren-plain-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) =>
        code.replace(/^import (\w+) from ('.*\.module\.css');$/gm, 'import * as $1 from $2;'),
    },
  };
}

/**
 * Has a composed class named by its name in the built pages. Else the sheet it comes from would be copied into every
 * sheet that composes it; `ui/common.module.css` is on every page anyway.
 */
function composedNames(): Plugin {
  return {
    name: 'warren-composed-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) =>
        code.replace(/composes: ([\w ]+) from "(.*)";/g, (_, names: string, from: string) => {
          const file = join(dirname(id), from);
          return `composes: ${names
            .split(' ')
            .map((name) => shortName(name, file))
            .join(' ')} from global;`;
        }),
    },
  };
}

/** A short name of a class in the built pages. */
function shortName(name: string, file: string): string {
  const hash = createHash('sha256').update(`${toPosix(relative(here('src'), file))} ${name}`);
  return `c${hash.digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  resolve: { alias: ALIASES },
  define: { 'import.meta.env.WARREN_VERSION': JSON.stringify(version) },
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[local]-[hash:base64:4]' } },
  plugins: [plainClassNames(), composedNames(), install(), routePaths(), serviceWorker(), precompress()],
  build: {
    target: 'es2022',
    // The first browsers with light-dark(), on which the themes are built.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Data addresses for small files would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('index.html'), here('message.html')],
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
}));
