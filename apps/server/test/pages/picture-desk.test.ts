import { expect, test } from 'vitest';
import { makePictureCache } from '../../src/pages/picture-cache.js';
import { DESK_LIMITS, openPictureDesk } from '../../src/pages/picture-desk.js';
import type { PictureOrder } from '../../src/workers/pictures.js';
import type { TaskEnd } from '../../src/workers/tasks.js';
import type { TaskOptions } from '../../src/workers/worker-pool.js';
import type { Workers } from '../../src/workers/workers.js';

/** Threads that draw when they are told to. */
function heldThreads() {
  const jobs: { readonly options: TaskOptions; settle(end: TaskEnd<'picture'>): void }[] = [];
  const run = (_task: unknown, options: TaskOptions = {}) =>
    new Promise<TaskEnd<'picture'>>((settle) => {
      jobs.push({ options, settle });
      options.signal?.addEventListener('abort', () => settle({ kind: 'stopped' }));
    });
  return { jobs, workers: { run } as unknown as Pick<Workers, 'run'> };
}

const order = (code: string): PictureOrder => ({ code, format: 'txt', theme: 'dark', solution: false });
const staying = () => new AbortController().signal;
const DRAWN: TaskEnd<'picture'> = {
  kind: 'done',
  result: { kind: 'drawn', bytes: new Uint8Array([1, 2, 3]) },
};

test('a client that hangs up frees its work, unless another waits for the same picture', async () => {
  const { jobs, workers } = heldThreads();
  const desk = openPictureDesk(workers);
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [desk.draw(order('a'), 'x', first.signal), desk.draw(order('a'), 'y', second.signal)];
  expect(jobs).toHaveLength(1);
  first.abort();
  expect(jobs[0].options.signal?.aborted).toBe(false);
  second.abort();
  expect(jobs[0].options.signal?.aborted).toBe(true);
  expect(await Promise.all(both)).toEqual([{ kind: 'busy' }, { kind: 'busy' }]);
  // Asked for again it is drawn again.
  const again = desk.draw(order('a'), 'x', staying());
  expect(jobs).toHaveLength(2);
  jobs[1].settle(DRAWN);
  expect(await again).toMatchObject({ kind: 'drawn' });
});

test('an address has a few pictures drawn at a time, and all addresses together have a bound', async () => {
  const { jobs, workers } = heldThreads();
  const desk = openPictureDesk(workers);
  const greedy = Array.from({ length: 50 }, (_, i) => desk.draw(order(`a${i}`), '192.0.2.1', staying()));
  expect(jobs).toHaveLength(DESK_LIMITS.ofAddress);
  expect(await greedy.at(-1)).toEqual({ kind: 'busy' });
  const others = Array.from({ length: 200 }, (_, i) =>
    desk.draw(order(`b${i}`), `198.51.100.${i}`, staying()),
  );
  expect(jobs).toHaveLength(DESK_LIMITS.waiting);
  for (const { settle } of jobs) settle(DRAWN);
  const ends = await Promise.all([...greedy, ...others]);
  expect(ends.filter(({ kind }) => kind === 'drawn')).toHaveLength(DESK_LIMITS.waiting);
  // There is room again.
  void desk.draw(order('c'), '192.0.2.1', staying());
  expect(jobs).toHaveLength(DESK_LIMITS.waiting + 1);
});

test('a picture that costs a thread is too costly, and costs no second one', async () => {
  const { jobs, workers } = heldThreads();
  const desk = openPictureDesk(workers);
  const first = desk.draw(order('a'), 'x', staying());
  jobs[0].settle({ kind: 'lost', reason: 'its thread ended' });
  expect(await first).toEqual({ kind: 'too-costly' });
  expect(desk.known(order('a'))).toEqual({ kind: 'too-costly' });
});

test('the cache is bounded by bytes, and those used the longest ago go first', () => {
  const cache = makePictureCache(5_000);
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: new Uint8Array(1_000) });
  expect(cache.get('a')).not.toBeNull();
  cache.set('d', { bytes: new Uint8Array(1_000) });
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== null)).toEqual([true, false, true, true]);
  cache.set('huge', { bytes: new Uint8Array(6_000) });
  expect(cache.get('huge')).toBeNull();
  expect(cache.get('d')).not.toBeNull();
});
