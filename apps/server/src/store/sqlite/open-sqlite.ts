import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBuilder } from '../kysely/builder.js';
import type { Database, Link } from '../kysely/database.js';
import { writeBackup } from './backup.js';
import { openConnection } from './connection.js';
import { makeGroupCommit } from './group-commit.js';
import { makePrivate } from './private-file.js';

/** Opens a file, made if it is missing, or `:memory:`. Throws what SQLite has to say when that can't be. */
export function openSqlite(file: string): Database {
  return file === ':memory:' ? openMemory() : openFile(file);
}

/**
 * Three connections to one file: what is written but not yet committed is seen by nobody but the writer, and a
 * query by itself never finds itself in the older moment that a longer look holds open.
 */
function openFile(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivate(file);
  const writer = openConnection(file);
  const reader = openConnection(file);
  const looker = openConnection(file);
  const group = makeGroupCommit(writer);
  let looking: Promise<unknown> = Promise.resolve();
  const lookNow = async <T>(work: (link: Link) => Promise<T>): Promise<T> => {
    looker.exec('begin');
    try {
      return await work(looker.link);
    } finally {
      looker.exec('rollback');
    }
  };
  return {
    kind: 'sqlite',
    build: makeBuilder('sqlite'),
    rows: reader.link.rows,
    first: reader.link.first,
    look: (work) => {
      const next = looking.then(() => lookNow(work));
      looking = next.catch(() => {});
      return next;
    },
    write: group.write,
    alone: group.write,
    backup: (path) => writeBackup(file, path),
    close: async () => {
      await group.rest();
      await looking;
      // Everything goes into the one file, so that whoever copies it has it all.
      writer.exec('pragma wal_checkpoint(truncate)');
      for (const connection of [looker, reader, writer]) connection.close();
    },
  };
}

/** Memory is seen through one connection only, so reading waits its turn among the writing. */
function openMemory(): Database {
  const connection = openConnection(':memory:');
  const group = makeGroupCommit(connection);
  return {
    kind: 'sqlite',
    build: makeBuilder('sqlite'),
    rows: (statement, values) => group.write((link) => link.rows(statement, values)),
    first: (statement, values) => group.write((link) => link.first(statement, values)),
    look: group.write,
    write: group.write,
    alone: group.write,
    backup: async () => {
      throw new Error('A database in memory has no backup.');
    },
    close: async () => {
      await group.rest();
      connection.close();
    },
  };
}
