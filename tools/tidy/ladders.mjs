/**
 * The workspaces in order, ground first: each imports only those before it. Each has the ladder of its `src`:
 * its top folders in order, ground first. A folder imports only folders before it; folders in one inner list
 * are siblings and do not import each other. A folder of folders may have one rung for each (`game/loop`). A file
 * that lies directly in `src` (such as `index.ts`) may import everything and be imported by no folder, unless the
 * ladder gives it a rung by its full name. Folders called `generated` are not read and have no rung.
 * @type {Record<string, Ladder>}
 */
export const LADDERS = {
  'packages/engine': [
    'result.ts',
    'text',
    'options.ts',
    'rng',
    'grid',
    'maze',
    'transform',
    'spec',
    'solve',
    'measure',
    'cave',
    'code',
    'draw',
  ],
  'packages/png': [],
  'packages/games': [
    'kernel',
    'scores',
    ['lost-cause', 'treasure-rush', 'classic', 'cave', 'labyrinth'],
    'registry.ts',
    'bots',
    'walks',
    'scrutiny',
    'players',
  ],
  'packages/protocol': ['common', 'contract', ['client', 'documents']],
  'packages/client': ['lib', 'session', ['tickets', 'runs', 'outbox', 'slots'], 'sync', 'profiles'],
  'apps/server': [
    'lib',
    'config',
    'store',
    'workers',
    'limits',
    'auth',
    'http',
    'administration',
    'operations',
    'api',
    'pages',
    'app',
  ],
  'apps/web': [
    'lib',
    'settings',
    'ui',
    'input',
    'sound',
    'graphics',
    'online',
    'routing',
    'leaderboard',
    'game/stage',
    'game/scores',
    'game/loop',
    'game/screen',
    'game/run',
    'games',
    'boards',
    'replay',
    'studio',
    'daily',
    'account',
    'preferences',
    'home',
    'app',
  ],
  'apps/terminal': ['cli', 'maze', 'tui', 'storage', 'online', 'game', 'games', 'commands'],
  bench: [['contender.ts', 'result.ts'], 'peers', 'dearest', 'suites'],
};

/** @typedef {(string | string[])[]} Ladder */
