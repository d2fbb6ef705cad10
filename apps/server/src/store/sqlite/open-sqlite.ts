import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, makeBuilder, type Transaction } from '../database.js';
import { makePrivate, writeBackup } from './backup.js';
import { openConnection } from './connection.js';
import { reportsDisk } from './disk-errors.js';
import { makeGroupCommit } from './group-commit.js';

/** Opens a file, created if it is missing, or `:memory:`. Throws the error of SQLite when that fails. */
export function openSqlite(file: string): Database {
  return file === ':memory:' ? openMemory() : openFile(file);
}

/**
 * Three connections to one file: only the writer sees what is not yet committed, and single queries are not held
 * to the older state that a longer read transaction sees.
 */
function openFile(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivate(file);
  const writer = openConnection(file);
  const reader = openConnection(file);
  const snapshot = openConnection(file);
  const group = makeGroupCommit(writer);
  let reading: Promise<unknown> = Promise.resolve();
  const readNow = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    snapshot.exec('begin');
    try {
      return await work(snapshot.tx);
    } finally {
      snapshot.exec('rollback');
    }
  };
  return {
    kind: 'sqlite',
    build: makeBuilder('sqlite'),
    now: Date.now,
    rows: reportsDisk(reader.tx.rows),
    first: reportsDisk(reader.tx.first),
    read: reportsDisk((work) => {
      const next = reading.then(() => readNow(work));
      reading = next.catch(() => {});
      return next;
    }),
    write: reportsDisk(group.write),
    exclusive: reportsDisk(group.write),
    backup: (path) => writeBackup(file, path),
    close: async () => {
      await group.rest();
      await reading;
      // Moves everything into the one file, so that a copy of the file is complete.
      writer.exec('pragma wal_checkpoint(truncate)');
      for (const connection of [snapshot, reader, writer]) connection.close();
    },
  };
}

/** A database in memory has one connection only, so reads wait their turn among the writes. */
function openMemory(): Database {
  const connection = openConnection(':memory:');
  const group = makeGroupCommit(connection);
  return {
    kind: 'sqlite',
    build: makeBuilder('sqlite'),
    now: Date.now,
    rows: (statement, values) => group.write((tx) => tx.rows(statement, values)),
    first: (statement, values) => group.write((tx) => tx.first(statement, values)),
    read: group.write,
    write: group.write,
    exclusive: group.write,
    backup: async () => {
      throw new Error('A database in memory has no backup.');
    },
    close: async () => {
      await group.rest();
      connection.close();
    },
  };
}
