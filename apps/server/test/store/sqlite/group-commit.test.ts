import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/open-store.js';
import { type Connection, openConnection } from '../../../src/store/sqlite/connection.js';
import { makeGroupCommit } from '../../../src/store/sqlite/group-commit.js';
import { must } from '../../support/must.js';
import { makeFile } from '../support/every-database.js';

const WRITER = fileURLToPath(new URL('../support/writer.mjs', import.meta.url));
const ENOUGH = 400;

describe('writes of the same moment', () => {
  let connection: Connection;
  let commits: number;
  beforeEach(() => {
    const opened = openConnection(':memory:');
    commits = 0;
    connection = {
      ...opened,
      exec: (sql) => {
        if (sql === 'commit') commits++;
        opened.exec(sql);
      },
    };
    connection.exec('create table note (text text unique)');
  });
  afterEach(() => connection.close());

  const note = (text: string) => async () => {
    connection.raw.prepare('insert into note values (?)').run(text);
    return text;
  };
  const notes = () =>
    connection.raw
      .prepare('select text from note order by text')
      .all()
      .map(({ text }) => text);

  test('share one commit, and are answered each with its own', async () => {
    const group = makeGroupCommit(connection);
    const texts = Array.from({ length: 50 }, (_, i) => `note ${i}`);
    expect(await Promise.all(texts.map((text) => group.write(note(text))))).toEqual(texts);
    expect(commits).toBe(1);
    expect(notes()).toEqual(texts.toSorted());
  });

  test('are answered after the commit and not before', async () => {
    const group = makeGroupCommit(connection);
    const seen: number[] = [];
    const one = group.write(note('one')).then(() => seen.push(commits));
    const two = group.write(note('two')).then(() => seen.push(commits));
    await Promise.all([one, two]);
    expect(seen).toEqual([1, 1]);
  });

  test('fail each for itself', async () => {
    const group = makeGroupCommit(connection);
    const answers = await Promise.allSettled([
      group.write(note('one')),
      group.write(async () => {
        await note('half')();
        throw new Error('it breaks off');
      }),
      group.write(note('one')),
      group.write(note('two')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(notes()).toEqual(['one', 'two']);
  });

  test('all fail when the commit does, and the next ones can go on', async () => {
    let isFull = true;
    const full: Connection = {
      ...connection,
      exec: (sql) => {
        if (sql === 'commit' && isFull) throw new Error('database or disk is full');
        connection.exec(sql);
      },
    };
    const group = makeGroupCommit(full);
    const answers = await Promise.allSettled([group.write(note('one')), group.write(note('two'))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(notes()).toEqual([]);
    isFull = false;
    expect(await group.write(note('three'))).toBe('three');
    expect(notes()).toEqual(['three']);
  });

  test('all fail when SQLite gives the whole transaction up', async () => {
    const group = makeGroupCommit(connection);
    const answers = await Promise.allSettled([
      group.write(note('one')),
      group.write(async () => {
        connection.exec('rollback');
        throw new Error('database or disk is full');
      }),
      group.write(note('two')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(notes()).toEqual([]);
  });

  test('are all done when the store rests', async () => {
    const group = makeGroupCommit(connection);
    const writes = Array.from({ length: 600 }, (_, i) => group.write(note(`note ${i}`)));
    await group.rest();
    expect(notes()).toHaveLength(600);
    await Promise.all(writes);
  });
});

test('no reader sees what is written before it is committed', async () => {
  const place = await makeFile();
  const store = must(await openStore({ database: place.address }));
  const name = { name: 'Ann', folded: 'ann', passwordHash: null, at: 1 };
  const created = store.accounts.create({ id: 'ann', ...name });
  expect(await store.accounts.find('ann')).toBeNull();
  await created;
  expect(await store.accounts.find('ann')).not.toBeNull();
  await store.close();
  await place.remove();
});

test('a process that is killed in the middle of many writes loses none that it has told of', async () => {
  const place = await makeFile();
  const told = await writeUntilKilled(place.address);
  expect(told.size).toBeGreaterThan(0);
  const store = must(await openStore({ database: place.address }));
  for (const [accountId, revision] of told) {
    const save = await store.saves.read(accountId, 'campaign');
    expect(save?.revision).toBeGreaterThanOrEqual(revision);
    expect(save?.text.startsWith(`${accountId} ${save.revision} x`)).toBe(true);
  }
  await store.close();
  await place.remove();
});

/** The newest revision of each account that the process told of before it was killed without a warning. */
function writeUntilKilled(address: string): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [WRITER, address], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    lines += chunk.toString().split('\n').length - 1;
    if (lines >= ENOUGH) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
      resolve(new Map(whole.map((line) => line.split(' ')).map(([id = '', last]) => [id, Number(last)])));
    });
  });
}
