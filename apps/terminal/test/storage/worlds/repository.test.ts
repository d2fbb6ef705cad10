import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecordingText } from '@warren/games';
import {
  CAVE_EQUIP,
  CAVE_REST,
  type CaveState,
  CHAPTER_ACTIONS,
  cave,
  caveOf,
  makeWorldText,
  readWorldText,
} from '@warren/games/cave';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../../src/storage/worlds/disk.js';
import { makeMove, makeRecord, RECORD } from '../../../src/storage/worlds/journal.js';
import type { SoundWorld } from '../../../src/storage/worlds/listing.js';
import type { WorldRepository } from '../../../src/storage/worlds/repository.js';
import { must } from '../../support/must.js';
import { folder } from '../../support/warren.js';
import { hashOf, makeMachine, repositoryIn, SMALL, walk } from './support.js';

const request = { name: 'Höhle', seed: 'shelf', settings: SMALL };

/** A repository with one world that was played a little. */
function repositoryWithWorld(moves = 6) {
  const place = folder();
  let time = 1000;
  const repository = repositoryIn(place, { now: () => ++time });
  const open = must(repository.create(request));
  walk(open, moves);
  const { world } = open;
  open.close();
  const path = join(place, 'worlds', open.folder);
  return { place, repository, name: open.folder, world, path, journal: join(path, 'journal') };
}

function onlySound(repository: WorldRepository): SoundWorld {
  const [first, ...more] = repository.list();
  expect(more).toEqual([]);
  if (first.kind !== 'sound') throw new Error(`the world is ${first.kind}: ${first.reason}`);
  return first;
}

const contents = (path: string) =>
  readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'hex')]);

describe('a world', () => {
  test('comes back as it was: state, log, times and name', () => {
    const { repository, name, world } = repositoryWithWorld();
    const open = must(repository.open(name));
    expect(makeWorldText(open.world)).toBe(makeWorldText(world));
    walk(open, 3);
    const text = makeWorldText(open.world);
    open.close();
    expect(must(repository.exportText(name))).toBe(text);
    expect(onlySound(repository)).toMatchObject({
      name: 'Höhle',
      seed: 'shelf',
      folder: name,
      createdAt: 1001,
    });
  });

  test('keeps the settings it was made with', () => {
    const { repository, name } = repositoryWithWorld();
    expect(must(repository.open(name)).world.run.settings).toMatchObject({ ...SMALL, mode: 'endless' });
  });

  test('is listed as it stands while it is played, and just looking at it changes nothing', () => {
    const { place, repository, name, path } = repositoryWithWorld();
    const before = contents(path);
    must(repository.open(name)).close();
    expect(repositoryIn(place).list()).toEqual(repository.list());
    expect(contents(path)).toEqual(before);
    const open = must(repository.open(name));
    const { moves } = onlySound(repository);
    walk(open, 12);
    const { moves: later, explored, gold } = open.world.run.state as CaveState;
    expect(later).toBeGreaterThan(moves);
    expect(onlySound(repository)).toMatchObject({ moves: later, explored, gold });
    open.close();
  });

  test('keeps as many regions in memory as is wished', () => {
    const { place, name } = repositoryWithWorld();
    const open = must(repositoryIn(place).open(name));
    const saved = () => caveOf(open.world.run.state as CaveState).kept();
    walk(open, 60);
    expect(saved()).toBeLessThanOrEqual(8);
    open.keepRegions(2);
    walk(open, 60);
    expect(saved()).toBeLessThanOrEqual(2);
    open.close();
  });

  test('is refused to throw away a move that is not known', () => {
    const { repository, name } = repositoryWithWorld();
    const open = must(repository.open(name));
    expect(() => open.play([99])).toThrow('no actions');
    expect(() => open.play([0.5])).toThrow('no actions');
    open.close();
    expect(open.play([0])).toMatchObject({ ok: false });
  });
});

describe('names', () => {
  test('are any text but none, and one that is taken comes with one that is free', () => {
    const { repository } = repositoryWithWorld();
    expect(repository.create({ ...request, name: ' \t' })).toMatchObject({ ok: false });
    expect(repository.create({ ...request, name: 'hÖHLE' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('hÖHLE 2'),
    });
  });

  test.each(['CON', '..', 'a/b\\c:d*?"<>|', 'nul.txt', '洞穴', '💎'.repeat(60), 'trailing. ', '-rf'])(
    '%s is kept as it is, in a folder that is good everywhere',
    (name) => {
      const repository = repositoryIn(folder());
      const open = must(repository.create({ ...request, name }));
      open.close();
      expect(open.folder).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(open.folder.length).toBeLessThan(64);
      expect(onlySound(repository).name).toBe(name.trim());
    },
  );

  test('change, and nothing else does', () => {
    const { repository, name, world } = repositoryWithWorld();
    must(repository.create({ ...request, name: 'Other' })).close();
    expect(repository.rename(name, 'OTHER')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('OTHER 2'),
    });
    must(repository.rename(name, 'höhle'));
    const open = must(repository.open(name));
    expect(makeWorldText(open.world)).toBe(makeWorldText({ ...world, name: 'höhle' }));
    open.close();
  });
});

describe('only one process plays a world', () => {
  test('a second one gets a sentence, until the first has left or is no more', () => {
    const { place, name } = repositoryWithWorld();
    const spawn = makeMachine();
    const [first, second] = [spawn(), spawn()];
    const open = must(repositoryIn(place, first).open(name));
    const repository = repositoryIn(place, second);
    const refusal = { ok: false, reason: expect.stringContaining(`process ${first.processInfo.pid}`) };
    expect(repository.open(name)).toMatchObject(refusal);
    expect(repository.rename(name, 'New')).toMatchObject(refusal);
    expect(repository.remove(name)).toMatchObject(refusal);
    expect(repository.replaceText(must(repository.exportText(name)), open.world.id)).toMatchObject(refusal);
    expect(repositoryIn(place, first).open(name)).toMatchObject({
      reason: 'it is open in this window already',
    });
    first.die();
    const again = must(repository.open(name));
    expect(hashOf(again.world)).toBe(hashOf(open.world));
    again.close();
    must(repositoryIn(place).open(name)).close();
  });

  test('a number given to another process, a machine that was started anew and a lock without an owner do not count', () => {
    const { place, name, path } = repositoryWithWorld();
    const { processInfo } = makeMachine()();
    const lock = (text: string) => writeFileSync(join(path, 'lock'), text);
    const owner = { pid: processInfo.pid, host: 'here', birth: 'long ago', since: Date.now() };
    for (const text of [owner, { ...owner, pid: 4, birth: 'x', since: 5 }].map((o) => JSON.stringify(o))) {
      lock(text);
      must(
        repositoryIn(place, { processInfo: { ...processInfo, bootedAt: 100_000_000 } }).open(name),
      ).close();
    }
    lock('');
    expect(repositoryIn(place, { processInfo }).open(name)).toMatchObject({ ok: false });
    must(repositoryIn(place, { processInfo, now: () => Date.now() + 60_000 }).open(name)).close();
    lock(JSON.stringify({ ...owner, host: 'elsewhere' }));
    expect(repositoryIn(place, { processInfo }).open(name)).toMatchObject({
      reason: expect.stringContaining('elsewhere'),
    });
  });

  test('where a file can have one name only, a world is locked all the same', () => {
    const { place, name } = repositoryWithWorld();
    const link = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    const disk = { ...realDisk, link };
    const spawn = makeMachine();
    const [first, second] = [spawn(), spawn()];
    const open = must(repositoryIn(place, { disk, ...first }).open(name));
    expect(repositoryIn(place, { disk, ...second }).open(name)).toMatchObject({ ok: false });
    open.close();
    must(repositoryIn(place, { disk, ...second }).open(name)).close();
  });

  test('a journal that another program changed gets no more moves', () => {
    const { repository, name, journal } = repositoryWithWorld();
    const open = must(repository.open(name));
    writeFileSync(journal, 'something else');
    expect(open.play([0])).toMatchObject({ ok: false, reason: expect.stringContaining('another program') });
    open.close();
    expect(readFileSync(journal, 'utf8')).toBe('something else');
  });
});

describe('what is not as it should be', () => {
  test('a changed byte: the reason is shown, the last good state comes back, the damaged file stays', () => {
    const { repository, name, path, journal } = repositoryWithWorld();
    const open = must(repository.open(name));
    walk(open, 4);
    const { world } = open;
    // As if the process had been killed.
    const killed = readFileSync(journal);
    open.close();
    killed[killed.length - 5] ^= 1;
    writeFileSync(journal, killed);
    const [listing] = repository.list();
    expect(listing).toMatchObject({
      kind: 'damaged',
      reason: expect.stringContaining('was changed at byte'),
      lastGood: { name: 'Höhle' },
    });
    expect(repository.open(name)).toMatchObject({ ok: false, reason: expect.stringContaining('damaged') });
    expect(readFileSync(journal)).toEqual(killed);
    must(repository.repair(name));
    const mended = must(repository.open(name));
    expect(mended.world.run.tick).toBe(world.run.tick - 1);
    mended.close();
    const [extraPage] = readdirSync(path).filter((file) => file.startsWith('journal.damaged-'));
    expect(readFileSync(join(path, extraPage))).toEqual(killed);
    expect(repository.repair(name)).toMatchObject({ ok: false });
  });

  test('where the whole journal is gone the one before leads on', () => {
    const { repository, name, journal, world } = repositoryWithWorld();
    writeFileSync(journal, '');
    expect(repository.list()).toMatchObject([{ kind: 'damaged', reason: 'its journal is empty' }]);
    must(repository.repair(name));
    const open = must(repository.open(name));
    expect(hashOf(open.world)).toBe(hashOf(world));
    open.close();
  });

  test('folders of others are shown, files are no worlds; none is touched, and the others still load', () => {
    const { place, repository, path, name } = repositoryWithWorld();
    const worlds = join(place, 'worlds');
    mkdirSync(join(worlds, 'holiday'));
    writeFileSync(join(worlds, 'notes.txt'), 'mine');
    writeFileSync(join(worlds, '.DS_Store'), 'theirs');
    // One name comes before that of the original, the other after it.
    for (const copy of [`${name}-copy`, `!${name}`]) cpSync(path, join(worlds, copy), { recursive: true });
    const list = repository.list();
    expect(list.filter(({ kind }) => kind === 'sound')).toMatchObject([{ folder: name }]);
    const copied = `it is a copy of the world in ${name}`;
    const reasons = list.flatMap((each) => (each.kind === 'damaged' ? each.reason : [])).sort();
    expect(reasons).toEqual([copied, copied, 'there is no journal in it']);
    expect(repository.repair('holiday')).toMatchObject({ ok: false });
    expect(readFileSync(join(worlds, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('a folder that cannot be read is told, and nothing is thrown', () => {
    const place = folder();
    writeFileSync(join(place, 'worlds'), 'no folder');
    expect(repositoryIn(place).list()).toMatchObject([
      { kind: 'damaged', reason: expect.stringContaining('read') },
    ]);
    expect(repositoryIn(place).create(request)).toMatchObject({ ok: false });
    expect(repositoryIn(folder()).open('nowhere-12345678')).toMatchObject({ ok: false });
  });
});

/** The journal of a world as a Warren of other rules, or another version, would have written it. */
function journalOf(
  text: string,
  { version = 1, rules }: { version?: number; rules: number },
  summary: object,
) {
  const world = must(readWorldText(text));
  const recording = makeRecordingText({ ...world.run.recording(), rules });
  const payload = Buffer.from(`\0\0\0\0\0\0${JSON.stringify({ ...JSON.parse(text), recording })}`);
  return Buffer.concat([
    Buffer.from('warren-journal\n'),
    makeRecord({ kind: RECORD.head, payload: Buffer.from(JSON.stringify({ version, rules, summary })) }),
    makeRecord({ kind: RECORD.snapshot, payload }),
    makeMove({ turn: 0, time: 77, actions: [CAVE_REST] }),
  ]);
}

describe('other versions', () => {
  test('a world of older rules goes on by those of today, as another chapter', () => {
    const { repository, name, world, journal } = repositoryWithWorld();
    const { id } = world;
    writeFileSync(journal, journalOf(makeWorldText(world), { rules: cave.rules - 1 }, { id, name: 'Höhle' }));
    world.run.advance([CAVE_REST]);
    const open = must(repository.open(name));
    expect(open.world).toMatchObject({ chapter: 2, playedAt: 77, run: { tick: 1 } });
    expect(hashOf(open.world)).toBe(hashOf(world));
    open.close();
    expect(readFileSync(journal, 'latin1')).toContain(`"rules":${cave.rules}`);
    expect(onlySound(repository).name).toBe('Höhle');
  });

  test.each([
    ['rules', { rules: cave.rules + 1 }],
    ['form', { version: 2, rules: cave.rules }],
  ])('a world of newer %s is refused, and stays as it is to the byte', (_, newer) => {
    const { repository, name, world, path, journal } = repositoryWithWorld();
    writeFileSync(journal, journalOf(makeWorldText(world), newer, { name: 'From tomorrow' }));
    const before = contents(path);
    const refusal = { ok: false, reason: expect.stringContaining('newer Warren') };
    expect(repository.list()).toMatchObject([{ kind: 'newer', name: 'From tomorrow' }]);
    expect(repository.open(name)).toMatchObject(refusal);
    expect(repository.rename(name, 'Mine')).toMatchObject(refusal);
    expect(repository.repair(name)).toMatchObject(refusal);
    expect(repository.exportText(name)).toMatchObject(refusal);
    expect(contents(path)).toEqual(before);
  });

  test('worlds of version 1 open for ever', () => {
    const place = folder();
    cpSync(join(import.meta.dirname, 'fixtures'), join(place, 'worlds'), { recursive: true });
    const repository = repositoryIn(place);
    const list = repository
      .list()
      .map((listing) => (listing.kind === 'sound' ? listing.name : listing.reason));
    expect(list.sort()).toEqual(['Killed while playing', 'Left in peace']);
    for (const { folder: name } of repository.list()) {
      const open = must(repository.open(name));
      expect(open.world).toMatchObject({ createdAt: 1_794_000_000_000, run: { seed: 'version 1' } });
      walk(open, 5);
      open.close();
    }
  });
});

describe('worlds as texts', () => {
  test('go to another machine and back without a change', () => {
    const { repository, name, world } = repositoryWithWorld();
    const other = repositoryIn(folder());
    const there = must(other.importText(must(repository.exportText(name))));
    const open = must(other.open(there.folder));
    walk(open, 2);
    open.close();
    must(repository.replaceText(must(other.exportText(there.folder)), world.id));
    expect(must(repository.exportText(name))).toBe(must(other.exportText(there.folder)));
    expect(onlySound(repository).id).toBe(world.id);
  });

  test('imported where they are already they become another world beside it', () => {
    const { repository, name } = repositoryWithWorld();
    const twin = must(repository.importText(must(repository.exportText(name))));
    expect(twin.name).toBe('Höhle 2');
    expect(new Set(repository.list().map((listing) => listing.kind === 'sound' && listing.id)).size).toBe(2);
  });

  test('that are none are refused', () => {
    const { repository } = repositoryWithWorld();
    for (const text of ['', '{}', 'null', '[1']) {
      expect(repository.importText(text)).toMatchObject({ ok: false });
      expect(repository.replaceText(text, 'abcdefgh')).toMatchObject({ ok: false });
    }
    onlySound(repository);
  });
});

test('a deleted world is gone with everything in it', () => {
  const { place, repository, name } = repositoryWithWorld();
  must(repository.remove(name));
  expect(repository.list()).toEqual([]);
  expect(readdirSync(join(place, 'worlds'))).toEqual([]);
});

test('what a process left half made is swept away later', () => {
  const { place, repository } = repositoryWithWorld();
  mkdirSync(join(place, 'worlds', '.new-abcdefgh'));
  onlySound(repository);
  repositoryIn(place, { now: () => Date.now() + 10_000_000 });
  expect(readdirSync(join(place, 'worlds'))).toHaveLength(1);
});

test('however long a world is played, its files stay small, and chapters turn', () => {
  const { repository, name, path } = repositoryWithWorld(0);
  const open = must(repository.open(name));
  const sizes: number[] = [];
  // Sixteen actions a tick, as many as there can be, of the kind that is done fastest.
  const tick = Array(16).fill(CAVE_EQUIP);
  for (let i = 0; i < (1.1 * CHAPTER_ACTIONS) / tick.length; i++) {
    must(open.play(tick));
    if (i % 100 === 0) sizes.push(Math.max(...contents(path).map(([, hex]) => hex.length / 2)));
  }
  expect(open.world.chapter).toBe(2);
  expect(Math.max(...sizes)).toBeLessThan(400_000);
  const text = makeWorldText(open.world);
  open.close();
  expect(must(repository.exportText(name))).toBe(text);
});
