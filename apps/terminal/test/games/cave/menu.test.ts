import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../src/game/play-game.js';
import { findView } from '../../../src/games/registry.js';
import { silentLog } from '../../../src/storage/log.js';
import { openWorldRepository } from '../../../src/storage/worlds/repository.js';
import { SMALL_SCREEN } from '../../../src/tui/picture-stage.js';
import type { Menu, Stage } from '../../../src/tui/stage.js';
import { must } from '../../support/must.js';
import { choose, type ScriptedHouse, scriptedApp } from '../../support/scripted-app.js';
import { folder } from '../../support/warren.js';

const view = must(findView('cave'));

/** What the player does next, by what is on the stage: a title to choose by, or keys. */
type Deed = string | { readonly keys: string };

const keys = (text: string): Deed => ({ keys: text });
const ERASE = Array.from({ length: 70 }, () => 'backspace').join(' ');
const typed = (text: string) =>
  keys([ERASE, ...[...text].map((key) => (key === ' ' ? 'space' : key)), 'enter'].join(' '));

/** Does one thing after another in the menu of Cave, then leaves it. */
async function visit(deeds: Deed[], where = folder(), room?: Stage['room']): Promise<ScriptedHouse> {
  const app: ScriptedHouse = scriptedApp(
    ({ menu }) => {
      const deed = deeds.shift();
      if (deed === undefined) return menu === null ? 'x' : 'escape';
      if (typeof deed !== 'string') return deed.keys;
      const key = choose(menu?.choices.map(({ title }) => title) ?? [], deed);
      if (key === null) throw new Error(`there is no ${deed} in ${JSON.stringify(menu)}`);
      return key;
    },
    { folder: where, ...(room === undefined ? {} : { room }) },
  );
  await playGame({ app, view });
  expect(deeds).toEqual([]);
  return app;
}

const repositoryIn = (where: string) =>
  openWorldRepository({ folder: where, now: Date.now, log: silentLog, regionCacheSize: 8 });

const titlesOf = ({ stage }: ScriptedHouse) => stage.menus.map(({ title }: Menu) => title);
const linesOf = ({ stage }: ScriptedHouse) =>
  stage.menus.flatMap(({ lines, choices }: Menu) => [...lines, ...choices.map(({ title }) => title)]);

const CREATE = (name: string, seed = 'a seed') => ['New world', typed(name), typed(seed), 'Cave:'];

describe('worlds', () => {
  test('one is made, walked in, listed, and goes on where it was left', async () => {
    const where = folder();
    await visit([...CREATE('First'), keys('d d d x')], where);
    const [world] = repositoryIn(where).list();
    expect(world).toMatchObject({ kind: 'sound', name: 'First', seed: 'a seed', moves: 3 });
    const back = await visit(['Continue First', keys('s x')], where);
    expect(linesOf(back)).toContain('Worlds: 1');
    const listed = await visit(['Worlds: 1', 'First', 'Continue', keys('x')], where);
    expect(linesOf(listed).join('\n')).toMatch(/First +seed a seed +.*\d+ cells/);
    const open = must(repositoryIn(where).open(world.folder));
    const state = open.world.run.state;
    expect(state).toMatchObject({ seed: 'a seed', moves: 4, settings: { rules: 'deep', mode: 'endless' } });
    open.close();
  });

  test('on a screen of 60 columns the list has room for name, time and cells', async () => {
    const where = folder();
    await visit([...CREATE('A name that is quite a long one'), keys('d x')], where);
    const app = await visit(['Worlds: 1', 'Back'], where, SMALL_SCREEN);
    const listed = app.stage.menus.find(({ title }) => title === 'Worlds')?.choices[0].title ?? '';
    expect(listed).toMatch(/^A name that is .* just now +\d+ cells$/);
    expect(listed.length).toBeLessThanOrEqual(SMALL_SCREEN.columns - 6);
  });

  test('no name is refused, and a taken one with another that is free', async () => {
    const where = folder();
    await visit([...CREATE('Hole'), keys('x')], where);
    const app = await visit(
      ['New world', typed(' '), typed('hOLE'), keys('enter'), keys('enter'), 'Original', keys('x')],
      where,
    );
    expect(app.stage.told.slice(0, 2)).toEqual([
      'a world needs a name',
      expect.stringMatching(/there is a world called .hOLE. already; .hOLE 2. is free/),
    ]);
    expect(
      repositoryIn(where)
        .list()
        .map((world) => (world.kind === 'sound' ? world.name : '')),
    ).toEqual(expect.arrayContaining(['Hole', 'hOLE 2']));
  });

  test('one can be renamed; it is deleted only when asked twice', async () => {
    const where = folder();
    await visit([...CREATE('Old'), keys('x')], where);
    await visit(['Worlds', 'Old', 'Rename', typed('New')], where);
    await visit(['Worlds', 'New', 'Delete', 'Keep it'], where);
    expect(repositoryIn(where).list()).toHaveLength(1);
    await visit(['Worlds', 'New', 'Delete', 'Delete it', 'Back'], where);
    expect(repositoryIn(where).list()).toEqual([]);
  });

  test('a seed is kept whole up to 4,096 characters, and refused beyond, never cut', async () => {
    const where = folder();
    const retyped = (text: string) => keys(['ctrl-u', ...text, 'enter'].join(' '));
    await visit(['New world', typed('Long'), retyped('x'.repeat(300)), 'Cave:', keys('x')], where);
    expect(repositoryIn(where).list()).toMatchObject([{ seed: 'x'.repeat(300) }]);
    const other = folder();
    const app = await visit(
      [
        'New world',
        typed('Longest'),
        retyped('y'.repeat(4097)),
        retyped('y'.repeat(4096)),
        'Cave:',
        keys('x'),
      ],
      other,
    );
    expect(app.stage.told).toContain('a seed has at most 4096 characters');
    expect(repositoryIn(other).list()).toMatchObject([{ seed: 'y'.repeat(4096) }]);
  });

  test('Escape goes back one question, and what was answered is still there', async () => {
    const where = folder();
    const back = keys('escape');
    await visit(
      [
        'New world',
        typed('Kept'),
        typed('seed'),
        back,
        back,
        keys('enter'),
        keys('enter'),
        'Cave:',
        keys('x'),
      ],
      where,
    );
    expect(repositoryIn(where).list()).toMatchObject([{ name: 'Kept', seed: 'seed' }]);
  });

  test('when one was played last stands apart from how much was seen of it', async () => {
    const where = folder();
    const now = () => Date.UTC(2026, 10, 15, 11, 46);
    const repository = openWorldRepository({ folder: where, now, log: silentLog, regionCacheSize: 8 });
    must(repository.create({ name: 'Older', seed: '', settings: {} })).close();
    const app = await visit(['Worlds: 1', 'Back'], where);
    expect(linesOf(app).join('\n')).toMatch(/14 minutes ago {2,}\d+ cells/);
  });

  test('leaving at any question makes nothing', async () => {
    const where = folder();
    await visit(['New world', keys('escape')], where);
    // Escape goes back one question at a time.
    await visit(['New world', typed('A'), keys('escape'), keys('escape')], where);
    await visit(['New world', typed('A'), typed(''), 'Back', keys('escape'), keys('escape')], where);
    expect(repositoryIn(where).list()).toEqual([]);
  });

  test('a damaged one is listed with its reason, the others play, and its last good state is offered', async () => {
    const where = folder();
    await visit([...CREATE('Sound'), keys('x')], where);
    await visit([...CREATE('Broken'), keys('d d d d x')], where);
    const damaged = readdirSync(join(where, 'worlds')).find((name) => name.includes('broken')) ?? '';
    const journal = join(where, 'worlds', damaged, 'journal');
    const bytes = readFileSync(journal);
    bytes[bytes.length - 3] ^= 0xff;
    writeFileSync(journal, bytes);
    const app = await visit(['Worlds: 2', 'Broken', 'Back', 'Sound', 'Continue', keys('d x')], where);
    expect(linesOf(app).join('\n')).toMatch(/Broken +damaged: /);
    expect(linesOf(app).join('\n')).toContain('It is damaged: ');
    await visit(['Worlds: 2', 'Broken', 'Go on from', keys('x')], where);
    expect(
      repositoryIn(where)
        .list()
        .map(({ kind }) => kind),
    ).toEqual(['sound', 'sound']);
  });

  test('many have room on pages', async () => {
    const where = folder();
    const repository = repositoryIn(where);
    for (let i = 0; i < 14; i++)
      must(repository.create({ name: `World ${i}`, seed: '', settings: {} })).close();
    const app = await visit(['Worlds: 14', 'More worlds', 'More worlds', 'Back'], where);
    expect(titlesOf(app).filter((title) => title === 'Worlds')).toHaveLength(3);
  });
});

describe('the rest of the menu', () => {
  test('complaints about the file of settings are shown by name; what is right holds for new worlds', async () => {
    const where = folder();
    writeFileSync(join(where, 'cave.json'), '{"turnDelayMs": -1, "regionSiz": 40, "playerHealth": 70}');
    const app = await visit(['Go on', ...CREATE('Set'), keys('x')], where);
    const lines = app.stage.menus[0].lines.join(' ');
    expect(lines).toContain('turnDelayMs must be a whole number');
    expect(lines).toContain('regionSiz');
    const open = must(repositoryIn(where).open(repositoryIn(where).list()[0].folder));
    expect(open.world.run.settings).toMatchObject({ playerHealth: 70 });
    open.close();
  });

  test('an expedition is begun, left, continued and given up', async () => {
    const where = folder();
    await visit(['Expedition: the', keys('. . x')], where);
    const app = await visit(['Continue the expedition: 2 moves', keys('. p'), 'Give the run up'], where);
    expect(linesOf(app).at(-1)).toBe('Leave');
    expect(linesOf(await visit([], where)).join()).not.toContain('Continue');
  });

  test('help and high scores are there', async () => {
    const app = await visit(['How to play', 'Back', 'Leaderboard', 'Back']);
    expect(titlesOf(app)).toContain('How to play Cave');
    expect(titlesOf(app)).toContain('Leaderboard: Cave, Expedition');
  });
});
