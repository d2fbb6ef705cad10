import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryIn, SMALL, walk } from '../storage/worlds/support.js';
import { must } from '../support/must.js';
import { folder, warren } from '../support/warren.js';

function machineWithWorld() {
  const data = folder();
  const repository = repositoryIn(join(data, 'play'));
  const open = must(repository.create({ name: 'Home \u202e', seed: 'command', settings: SMALL }));
  walk(open, 4);
  open.close();
  const run = (...words: string[]) => warren(['worlds', ...words, '--data', data]);
  return { data, repository, run, id: open.world.id, name: open.folder };
}

test('lists worlds for people and for programs, and nothing in a name moves the cursor', async () => {
  const { run, id } = machineWithWorld();
  const [told, json] = await Promise.all([run(), run('--json')]);
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toMatch(
    new RegExp(`^${id}  Home \ufffd: \\d+ cells explored, \\d+ moves, \\d+ gold, played `),
  );
  expect(JSON.parse(json.out)).toMatchObject({ kind: 'sound', id, name: 'Home \u202e', seed: 'command' });
  expect(json.out).not.toContain('\u202e');
});

test('a world goes into a file and out of it on another machine', async () => {
  const { run, id, repository, name } = machineWithWorld();
  const file = join(folder(), 'home.world');
  expect(await run('--export', id, '--out', file)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(file, 'utf8')).toBe(`${must(repository.exportText(name))}\n`);
  const data = folder();
  expect((await warren(['worlds', '--import', file, '--data', data])).err).toContain('can be played');
  expect(repositoryIn(join(data, 'play')).list()).toMatchObject([{ id }]);
});

test('a damaged world is named with what can be done, and comes back', async () => {
  const { data, run, id, name, repository } = machineWithWorld();
  writeFileSync(join(data, 'play', 'worlds', name, 'journal'), 'spoilt');
  const told = await run();
  expect(told.code).toBe(1);
  expect(told.out.replace(/\s+/g, ' ')).toContain(
    `damaged: its journal does not begin as journals do; --repair ${id}`,
  );
  expect(await run('--repair', id)).toMatchObject({ code: 0 });
  expect(repository.list()).toMatchObject([{ kind: 'sound', id }]);
  const wrong = await run('--export', 'nowhere');
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('there is no world "nowhere"') });
});
