import { afterEach, expect, test } from 'vitest';
import { defaultConfig } from '../../src/config/read-config.js';
import { makeLabelledCounter } from '../../src/lib/labelled-counter.js';
import { playRanked } from '../support/play.js';
import { openSite, type Site } from '../support/site.js';

let site: Site;
afterEach(() => site?.close());

/** A number of /metrics by its name and labels. */
async function numberOf(name: string): Promise<number | null> {
  const { body } = await site.app.inject('/metrics');
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

test('refusals are counted by the code of the error, and limits that were met by limit', async () => {
  const limits = { ...defaultConfig().limits, read: { account: 1, address: 2, seconds: 60 } };
  site = await openSite({ config: { limits } });
  const visitor = site.visitor();
  for (let i = 0; i < 5; i++) await visitor.call('hello', {});
  await visitor.inject({ url: '/api/nowhere' });
  expect(await numberOf('warren_refusals_total{code="too-many"}')).toBe(3);
  expect(await numberOf('warren_refusals_total{code="not-found"}')).toBe(1);
  expect(await numberOf('warren_rate_limited_total{limit="read",of="address"}')).toBe(3);
});

test('runs with a verdict and the work of playing them again are counted by game', async () => {
  site = await openSite();
  const anna = site.visitor();
  await anna.becomeGuest();
  await playRanked(site, anna);
  const judged = 'warren_runs_judged_total{game="lost-cause",result="verified",unranked=""}';
  expect(await numberOf(judged)).toBe(1);
  expect(await numberOf('warren_check_work_units_total{game="lost-cause"}')).toBeGreaterThan(100);
});

test('times of the database are sorted by reads and writes', async () => {
  site = await openSite();
  await site.visitor().becomeGuest();
  const count = (kind: string) => numberOf(`warren_database_duration_seconds_count{kind="${kind}"}`);
  const [reads, writes] = [await count('read'), await count('write')];
  expect(writes).toBeGreaterThan(1);
  await site.visitor().becomeGuest();
  expect(await count('write')).toBeGreaterThan(writes ?? 0);
  expect(await count('read')).toBeGreaterThan(reads ?? 0);
  expect(await numberOf('warren_database_duration_seconds_bucket{kind="write",le="+Inf"}')).toBe(
    await count('write'),
  );
});

test('the lag of the event loop and the free disk are told', async () => {
  const config = { database: 'sqlite:/somewhere/warren.sqlite' };
  site = await openSite({ config, freeBytes: async () => 123_456_789_000 });
  expect(await numberOf('warren_disk_free_bytes')).toBe(123_456_789_000);
  for (const quantile of ['0.5', '0.99', '1']) {
    expect(await numberOf(`nodejs_eventloop_lag_seconds{quantile="${quantile}"}`)).toBeGreaterThanOrEqual(0);
  }
});

test('a server without a disk of its own tells of none', async () => {
  site = await openSite();
  expect(await numberOf('warren_disk_free_bytes')).toBeNull();
});

test('a counter keeps its labels apart and adds up', () => {
  const counter = makeLabelledCounter();
  counter.add({ a: 'x', b: 'y' });
  counter.add({ a: 'x', b: 'y' }, 2);
  counter.add({ a: 'y', b: 'x' });
  expect(counter.samples()).toEqual([
    { labels: { a: 'x', b: 'y' }, value: 3 },
    { labels: { a: 'y', b: 'x' }, value: 1 },
  ]);
});
