// A control mutant, loaded into a server by --import: it answers before the commit, which follows a moment later.
import { createRequire } from 'node:module';

const LATE_MS = 100;
const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url));

/** Puts a commit off until then, or until the next transaction begins. */
function makeLater() {
  /** @type {(() => unknown) | null} */
  let waiting = null;
  const now = () => {
    const commit = waiting;
    waiting = null;
    commit?.();
  };
  return {
    now,
    /** @param {() => unknown} commit */
    put(commit) {
      waiting = commit;
      setTimeout(now, LATE_MS);
    },
  };
}

const { DatabaseSync } = await import(require.resolve('@photostructure/sqlite').replace(/\.cjs$/, '.mjs'));
const prepare = DatabaseSync.prototype.prepare;
/** @type {WeakMap<object, ReturnType<typeof makeLater>>} */
const laters = new WeakMap();
/** @param {object} key */
const laterOf = (key) => {
  const later = laters.get(key) ?? makeLater();
  laters.set(key, later);
  return later;
};
DatabaseSync.prototype.prepare = function (/** @type {string} */ sql, /** @type {unknown[]} */ ...more) {
  const statement = prepare.call(this, sql, ...more);
  const later = laterOf(this);
  if (sql === 'commit') return { run: () => later.put(() => statement.run()) };
  if (sql !== 'begin immediate') return statement;
  return {
    run() {
      later.now();
      return statement.run();
    },
  };
};

/** @type {any} */
const pg = require('pg');
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (/** @type {any} */ asked, /** @type {any[]} */ ...more) {
  const text = asked?.text ?? asked;
  const later = laterOf(this);
  if (text === 'commit') {
    later.put(() => query.call(this, asked, ...more).catch(() => {}));
    return Promise.resolve({ command: 'COMMIT', rows: [], rowCount: 0 });
  }
  if (text === 'begin') later.now();
  return query.call(this, asked, ...more);
};
