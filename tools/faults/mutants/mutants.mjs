import { fileURLToPath } from 'node:url';

/** Reports of something acknowledged that is lost; of a deletion, too, that did not last. */
export const LOSS = /instead of|is not there|the deleted account is there/;

const MUTATE = fileURLToPath(new URL('./mutate.mjs', import.meta.url));

/**
 * Control mutants: mistakes that are planted into the built server as it is loaded. Each must be caught by its kind of
 * fault; otherwise that proves nothing. `reported` is what has to be found: a mutant that only crashes or is slow is not
 * caught. A server refuses to start when the text is not there any more.
 * @satisfies {Record<string, { file: string, from: string, to: string, reported: RegExp }>}
 */
export const MUTANTS = {
  /** Success is reported before the commit. */
  'answers early on SQLite': {
    file: '/store/sqlite/group-commit.js',
    from: "connection.exec('commit');",
    to: `for (const answer of answers.splice(0)) answer();
      await new Promise((resolve) => setTimeout(resolve, 100));
      connection.exec('commit');`,
    reported: LOSS,
  },
  'answers early on PostgreSQL': {
    file: '/store/postgres/session.js',
    from: "committing ??= ask({ text: 'commit' }, ({ command }) => command);",
    to: `committing ??= Promise.resolve('COMMIT');
      setTimeout(() => client.query('commit').catch(() => {}), 100);`,
    reported: LOSS,
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
    reported: LOSS,
  },
  'draws any picture': {
    file: '/workers/pictures.js',
    from: 'steps: 10_000_000,',
    to: 'steps: 1e12,',
    reported: /a costly maze answered 200/,
  },
  'lets any number of runs wait': {
    file: '/store/repositories/run-queue.js',
    from: 'if ((ofAccount ?? 0) >= mostOfAccount)',
    to: 'return null; if (false)',
    reported: /runs of one (account|address) wait/,
  },
  'keeps refused recordings': {
    file: '/store/repositories/runs.js',
    from: 'room.drop(tx, id);',
    to: '',
    reported: /the recording of a refused run is kept/,
  },
  'trusts an old password': {
    file: '/store/repositories/sessions.js',
    from: 'account.passwordHash !== passwordHash',
    to: 'false',
    reported: /a login with the old password outlived its change/,
  },
  'opens seasons to come': {
    file: '/classic/settings.js',
    from: "wrongNumber('season', season, 0, CLASSIC_SEASON)",
    to: "wrongNumber('season', season, 0, 1000)",
    reported: /season \d+ can be played/,
  },
  'takes names as they are written': {
    file: '/lib/look-alikes.js',
    from: 'export function lookalikeForm(name) {',
    to: 'export function lookalikeForm(name) { return name;',
    reported: /the name .+ can be taken/,
  },
  'limits nothing': {
    file: '/limits/rate-limiter.js',
    from: 'if (count <= most)',
    to: 'if (true)',
    reported: /guests came from one network of IPv6/,
  },
};

/** @typedef {keyof typeof MUTANTS} MutantName */

/**
 * How a server is started as a mutant.
 * @param {MutantName} name
 */
export function mutant(name) {
  const { file, from, to } = MUTANTS[name];
  return {
    node: ['--import', MUTATE],
    env: { WARREN_FAULT_MUTANT: JSON.stringify({ file, from, to }) },
  };
}

/**
 * Whether failures tell of the mistake of a mutant, and not of a crash or of slowness alone.
 * @param {MutantName} name
 * @param {readonly string[]} failures
 */
export function isCaught(name, failures) {
  return failures.some((failure) => MUTANTS[name].reported.test(failure));
}
