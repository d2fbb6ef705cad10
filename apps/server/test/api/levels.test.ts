import { randomCode } from '@warren/games/lost-cause';
import { type LevelWrite, LIMITS } from '@warren/protocol';
import { describe, expect, test } from 'vitest';
import { openGuestSite } from '../support/guest-site.js';
import { playRanked, right } from '../support/play.js';
import type { Visitor } from '../support/site.js';

const CODE = 'AwPpuzNkUAAA==';
const codeOf = (seed: string) => randomCode(seed, { width: 9, height: 9 });

const here = openGuestSite();

const save = (level: Partial<LevelWrite> = {}) =>
  here.anna.call('saveLevel', { body: { game: 'lost-cause', name: 'A maze', code: CODE, ...level } });
const mine = async (query: object = {}) => right(await here.anna.call('levels', { query })).levels;
const shared = async (who: Visitor, query: object = {}) =>
  right(await who.call('levels', { query: { shared: true, ...query } })).levels;

test('one player fills at most a tenth of the list of shared levels', async () => {
  await save({ code: codeOf('the first'), shared: true, name: 'The first' });
  const flooder = here.site.visitor();
  await flooder.becomeGuest();
  for (let i = 0; i < LIMITS.levels; i++) {
    const body = { game: 'lost-cause', name: `Flood ${i}`, code: codeOf(`flood ${i}`), shared: true };
    right(await flooder.call('saveLevel', { body }));
  }
  const seen = await shared(here.anna);
  expect(seen.filter(({ name }) => name.startsWith('Flood'))).toHaveLength(LIMITS.levels / 10);
  expect(seen.some(({ name }) => name === 'The first')).toBe(true);
});

describe('a level', () => {
  test('is saved, listed and deleted', async () => {
    const level = right(await save());
    expect(level).toMatchObject({
      game: 'lost-cause',
      name: 'A maze',
      code: CODE,
      shared: false,
      mine: true,
    });
    expect(await mine()).toEqual([level]);
    expect(await mine({ game: 'treasure-rush' })).toEqual([]);
    right(await here.anna.call('deleteLevel', { params: { level: level.id } }));
    expect(await mine()).toEqual([]);
    expect(await here.anna.call('deleteLevel', { params: { level: level.id } })).toMatchObject({
      code: 'no-level',
    });
  });

  test('of the same code again gets the new name, and may be shared then', async () => {
    const first = right(await save());
    const second = right(await save({ name: 'Renamed', shared: true }));
    expect(second.id).toBe(first.id);
    expect((await mine()).map(({ name, shared }) => [name, shared])).toEqual([['Renamed', true]]);
  });

  test('is seen by others once it is shared, and deleted by its owner alone', async () => {
    const kept = right(await save({ code: codeOf('kept') }));
    const level = right(await save({ code: codeOf('shared'), shared: true, name: 'For all' }));
    const bob = here.site.visitor();
    await bob.becomeGuest();
    const seen = await shared(bob, { game: 'lost-cause' });
    expect(seen.find(({ id }) => id === level.id)).toMatchObject({
      name: 'For all',
      mine: false,
      player: { guest: true },
    });
    expect(seen.some(({ id }) => id === kept.id)).toBe(false);
    expect(await bob.call('deleteLevel', { params: { level: level.id } })).toMatchObject({
      code: 'no-level',
    });
    expect((await shared(here.site.visitor())).some(({ id }) => id === level.id)).toBe(true);
    expect(await here.site.visitor().call('levels', { query: {} })).toMatchObject({ code: 'signed-out' });
  });

  test('needs a code that is a maze of its game', async () => {
    for (const code of ['AAAA', 'not a code', CODE.slice(0, -1), `${CODE}A`, 'w1AAAA']) {
      expect(await save({ code })).toMatchObject({ code: 'bad-code', field: 'code' });
    }
    expect(await save({ game: 'chess' })).toMatchObject({ code: 'no-game' });
    expect(await save({ game: 'treasure-rush' })).toMatchObject({ code: 'bad-code' });
  });

  test('needs a name that can be shown', async () => {
    for (const name of [' ', '\u202eevil', 'a\u0000b', 'tab\there', '\ud800', 'x'.repeat(61)]) {
      const answer = await save({ name });
      expect(answer.ok, JSON.stringify(name)).toBe(false);
    }
    expect(right(await save({ name: '  Two   spaces  ' })).name).toBe('Two spaces');
    expect(right(await save({ name: '<b>&"' })).name).toBe('<b>&"');
  });

  test('is one of so many and no more', async () => {
    for (let i = 0; i < LIMITS.levels; i++) right(await save({ code: codeOf(`${i}`) }));
    expect(await save({ code: codeOf('one more') })).toMatchObject({ code: 'quota-full' });
    expect((await save({ code: codeOf('0'), name: 'Still mine' })).ok).toBe(true);
  });
});

test('what one takes along when one leaves holds everything: saves, runs, tickets, levels, imports', async () => {
  await here.anna.call('writeSave', { params: { slot: 'a' }, revision: 0, body: { text: 'my save' } });
  const run = await playRanked(here.site, here.anna);
  right(await save({ name: 'My level' }));
  const params = { board: 'treasure-rush.rush' };
  right(await here.anna.call('importCsv', { params, text: 'Score,Name,Date\n5,My row,2020-01-01' }));
  const text = JSON.stringify(right(await here.anna.call('exportMe', {})));
  for (const part of ['my save', run.id, 'My level', 'My row', CODE]) expect(text).toContain(part);
});
