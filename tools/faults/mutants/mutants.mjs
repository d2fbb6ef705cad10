import { fileURLToPath } from 'node:url';

const MUTATE = fileURLToPath(new URL('./mutate.mjs', import.meta.url));

/**
 * Control mutants: mistakes that are planted into the built server as it is loaded. Each must be caught by its kind of
 * fault; otherwise that proves nothing. A server refuses to start when the text is not there any more.
 * @satisfies {Record<string, { file: string, from: string, to: string }>}
 */
const MUTANTS = {
  /** Success is reported before the commit. */
  'answers early on SQLite': {
    file: '/store/sqlite/group-commit.js',
    from: "connection.exec('commit');",
    to: `for (const answer of answers.splice(0)) answer();
      await new Promise((resolve) => setTimeout(resolve, 100));
      connection.exec('commit');`,
  },
  'answers early on PostgreSQL': {
    file: '/store/postgres/session.js',
    from: "committing ??= ask({ text: 'commit' }, ({ command }) => command);",
    to: `committing ??= Promise.resolve('COMMIT');
      setTimeout(() => client.query('commit').catch(() => {}), 100);`,
  },
  /** A commit that failed is taken for one that succeeded. */
  'ignores a failed commit': {
    file: '/store/sqlite/group-commit.js',
    from: "connection.exec('commit');",
    to: `try {
        connection.exec('commit');
      } catch {
        if (connection.raw.isTransaction) connection.exec('rollback');
      }`,
  },
  'draws any picture': { file: '/workers/pictures.js', from: 'steps: 10_000_000,', to: 'steps: 1e12,' },
  'lets any number of runs wait': {
    file: '/store/repositories/run-queue.js',
    from: 'if ((ofAccount ?? 0) >= mostOfAccount)',
    to: 'return null; if (false)',
  },
  'keeps refused recordings': {
    file: '/store/repositories/runs.js',
    from: 'room.drop(tx, id);',
    to: '',
  },
  'trusts an old password': {
    file: '/store/repositories/sessions.js',
    from: 'account.passwordHash !== passwordHash',
    to: 'false',
  },
  'opens seasons to come': {
    file: '/classic/settings.js',
    from: "wrongNumber('season', season, 0, CLASSIC_SEASON)",
    to: "wrongNumber('season', season, 0, 1000)",
  },
  'takes names as they are written': {
    file: '/lib/look-alikes.js',
    from: 'export function lookalikeForm(name) {',
    to: 'export function lookalikeForm(name) { return name;',
  },
  'limits nothing': { file: '/limits/rate-limiter.js', from: 'count <= most ? 0', to: 'true ? 0' },
};

/** @typedef {keyof typeof MUTANTS} MutantName */

/**
 * How a server is started as a mutant.
 * @param {MutantName} name
 */
export function mutant(name) {
  return {
    node: ['--import', MUTATE],
    env: { WARREN_FAULT_MUTANT: JSON.stringify(MUTANTS[name]) },
  };
}
