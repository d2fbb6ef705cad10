import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenWorld } from '../../../src/storage/worlds/open-world.js';
import type { WorldRepository } from '../../../src/storage/worlds/repository.js';
import { must } from '../../support/must.js';
import { makeMemoryDisk, type Operation } from './memory-disk.js';
import { hashOf, makeMachine, repositoryIn, SMALL, someAction } from './support.js';

/** At once: no test waits for what an ended process has left behind. */
const AT_ONCE = 1001;
/** A machine that lost its power has to start first, and may find a lock without its text. */
const AFTER_START = 61_000;

/** What a person saw. */
interface Story {
  /** The hash of each state that was shown, the first one at the beginning of the world. */
  readonly shown: number[];
  /** Whether a move was asked for that is not shown yet. */
  isAsked: boolean;
  names: readonly string[];
}

// What a process wanted to do later it never does when it is dead.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

class Crash extends Error {}

/** Makes a world and plays it, with everything that is ever written: several journals, a new name, breaks. */
function playAStory(repository: WorldRepository, story: Story): void {
  const created = repository.create({ name: 'First', seed: 'crash', settings: SMALL });
  if (!created.ok) return;
  story.shown.push(hashOf(created.value.world));
  play(created.value, 3, story);
  const { folder } = created.value;
  for (const moves of [2, 0, 1]) {
    const open = repository.open(folder);
    if (open.ok) play(open.value, moves, story);
    story.names = ['First', 'Second'];
    repository.rename(folder, 'Second');
  }
}

function play(open: OpenWorld, moves: number, story: Story): void {
  for (let i = 0; i < moves; i++) {
    story.isAsked = true;
    const played = open.play([someAction(story.shown.length)]);
    story.isAsked = false;
    if (played.ok) story.shown.push(hashOf(open.world));
    else expect(hashOf(open.world)).toBe(story.shown.at(-1));
  }
  open.close();
}

type Fault = { readonly number: number; readonly through: number; readonly isDeadly: boolean };

/** Plays the story on a disk on which one operation fails. */
function playWith({ number, through, isDeadly }: Fault) {
  const operations: Operation[] = [];
  const machine = makeMachine();
  const actor = machine();
  let hasFailed = false;
  const disk = makeMemoryDisk((operation) => {
    // The dead do nothing more, not even what they do when something goes wrong.
    if (hasFailed && isDeadly) throw new Crash();
    if (operations.push(operation) !== number) return null;
    hasFailed = true;
    const error = isDeadly ? new Crash() : Object.assign(new Error('EIO'), { code: 'EIO' });
    return { through, error };
  });
  const story: Story = { shown: [], isAsked: false, names: ['First'] };
  try {
    playAStory(repositoryIn('/play', { disk, processInfo: actor.processInfo, now: () => 1000 }), story);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
  actor.die();
  hasFailed = false;
  return { story, operations, disk, processInfo: machine().processInfo };
}

type Played = ReturnType<typeof playWith>;

/** Opens what a crash left: a sound world, in which it can be played on. */
function comeBack(
  { disk, processInfo }: Pick<Played, 'disk' | 'processInfo'>,
  time = AT_ONCE,
): OpenWorld | null {
  const repository = repositoryIn('/play', { disk, processInfo, now: () => time });
  const list = repository.list();
  expect(list.filter(({ kind }) => kind !== 'sound')).toEqual([]);
  return list.length === 0 ? null : must(repository.open(list[0].folder));
}

function expectNothingMissing({ story, disk, processInfo }: Played, what: string): void {
  const { shown } = story;
  const open = comeBack({ disk, processInfo });
  if (open === null) {
    expect(shown, what).toEqual([]);
    return;
  }
  expect(story.names, what).toContain(open.world.name);
  // A move that was written and not shown yet may be there or not.
  const possible = [shown.at(-1) ?? HASHES[0], story.isAsked ? HASHES[shown.length] : null];
  expect(possible, what).toContain(hashOf(open.world));
  must(open.play([someAction(0)]));
  const last = hashOf(open.world);
  open.close();
  const again = must(repositoryIn('/play', { disk, processInfo, now: () => AT_ONCE }).open(open.folder));
  expect(hashOf(again.world), what).toBe(last);
  again.close();
}

/** The bytes of a move with one action. */
const LONGEST_MOVE = 26;

/** The story as it goes when nothing fails. */
const WHOLE = playWith({ number: 0, through: 0, isDeadly: true });
const HASHES = WHOLE.story.shown;

/**
 * Every operation. Of a move each number of bytes may get through before a process dies; of what is larger, and where
 * the process lives on and takes back what it wrote, some numbers stand for all.
 */
function faults(isDeadly: boolean): Fault[] {
  return WHOLE.operations.flatMap(({ bytes }, i) => {
    const length = bytes?.length ?? 0;
    const some = [...new Set([0, 1, length >> 1, length])];
    const all = Array.from({ length: length + 1 }, (_, through) => through);
    const chosen = isDeadly && length <= LONGEST_MOVE ? all : some;
    return chosen.map((through) => ({ number: i + 1, through, isDeadly }));
  });
}

describe('whatever operation is the last one of a process', () => {
  test('the story is one in which much is written', () => {
    expect(HASHES.length).toBe(7);
    expect(new Set(HASHES).size).toBe(7);
    expect(WHOLE.operations.filter(({ name }) => name === 'write').length).toBeGreaterThan(18);
  });

  test('no shown move is missing and no world is damaged', () => {
    for (const fault of faults(true)) {
      expectNothingMissing(playWith(fault), `operation ${fault.number}, ${fault.through} bytes`);
    }
  });

  test.each(['lost', 'zeros', 'half'] as const)(
    'after a loss of power, with unsafe bytes %s, no world is damaged',
    (tail) => {
      for (let number = 1; number <= WHOLE.operations.length; number++) {
        const played = playWith({ number, through: 0, isDeadly: true });
        played.disk.losePower(tail);
        const open = comeBack(played, AFTER_START);
        if (open !== null && played.story.shown.length > 0) expect(HASHES).toContain(hashOf(open.world));
        open?.close();
      }
    },
  );
});

test('whatever operation fails once, what is shown afterwards is what is kept', () => {
  for (const fault of faults(false)) {
    expectNothingMissing(playWith(fault), `operation ${fault.number}, ${fault.through} bytes`);
  }
});
