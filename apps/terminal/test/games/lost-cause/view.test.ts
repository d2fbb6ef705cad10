import { parseRecordingText, type Run, startRun, verify } from '@warren/games';
import { type LostCauseState, lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { gamePage } from '../../../src/game/pages.js';
import { playNew } from '../../../src/game/play-game.js';
import { openSession } from '../../../src/game/session.js';
import { mapPage } from '../../../src/games/lost-cause/map.js';
import { lostCauseView } from '../../../src/games/lost-cause/view.js';
import { findView } from '../../../src/games/registry.js';
import { canvasOn } from '../../../src/tui/canvas.js';
import { makePicture, pictureLines } from '../../../src/tui/picture.js';
import type { Page } from '../../../src/tui/stage.js';
import { must } from '../../support/must.js';
import { choose, scriptedApp } from '../../support/scripted-app.js';

const view = must(findView('lost-cause'));

function drawn(page: Page, { columns = 80, rows = 24, unicode = true } = {}): string[] {
  const picture = makePicture({ columns, rows });
  page.draw(canvasOn(picture, { palette: 'plain', unicode }));
  return pictureLines(picture);
}

const begin = (settings: object, seed = 'flow'): Run<LostCauseState> =>
  must(startRun(lostCause, settings, seed)) as Run<LostCauseState>;

const sessionOf = (run: Run<LostCauseState>) =>
  openSession({ app: scriptedApp(() => null), view: lostCauseView, run, hasTurns: false }, () => {});

describe('a newcomer', () => {
  test('is told to walk, and nothing happens meanwhile', () => {
    const session = sessionOf(begin({ mode: 'campaign' }));
    session.pass(60_000, { held: 0, pressed: [] });
    expect(session.run.tick).toBe(0);
    const words = 'arrows or w a s d walk: find the key and bring it to the lock';
    expect(drawn(gamePage(session)).at(-1)?.trim()).toBe(words);
    // A screen reader is told the same.
    expect(gamePage(session).lines()).toContain(words);
  });

  test('is told what the keys do with the thing underfoot', () => {
    const here = 0;
    const run = begin({ level: 2, maxEnemies: 0 });
    const { level } = run.state;
    level.things = level.things.filter(({ tile }) => tile !== here);
    let session = sessionOf(run);
    const last = () => drawn(gamePage(session)).at(-1)?.trim();
    expect(last()).toBe('Your first key starts the clock.');
    level.things.push({ tile: here, kind: 'key' });
    session = sessionOf(run);
    expect(last()).toBe('e takes the key');
    session.pass(20, { held: 0, pressed: ['use'] });
    expect(run.state.level.player.slots).toContain('key');
    level.things.push({ tile: here, kind: 'lock' });
    session.pass(20, { held: 0, pressed: [] });
    expect(last()).toContain('2 takes the key in hand, e opens');
    session.pass(20, { held: 0, pressed: ['slot-2'] });
    expect(last()).toContain('e opens the lock');
  });

  test('a caption goes when it says nothing about now any more', () => {
    const session = sessionOf(begin({ level: 2, maxEnemies: 0 }));
    session.pass(20, { held: 0, pressed: ['use'] });
    const said = session.caption;
    expect(said).not.toBe('');
    session.pass(1000, { held: 0, pressed: [] });
    expect(session.caption).toBe(said);
    for (let i = 0; i < 30; i++) session.pass(200, { held: 0, pressed: [] });
    expect(session.caption).toBe('');
  });
});

test.each([
  ['e', 'use'],
  ['q', 'drop'],
  ['r', 'attack'],
  ['3', 'slot-3'],
])('%s is the letter of the browser for %s', (key, action) => {
  expect(view.actionOf(key)).toBe(action);
  expect(lostCause.actions).toContain(action);
});

describe('the map', () => {
  test('shows what was seen and nothing else, small in the panel and large with m', () => {
    const run = begin({ level: 10, maxEnemies: 0 });
    const before = drawn(mapPage(run)).join('\n');
    const count = (text: string) => (text.match(/[▀▄█]/g) ?? []).length;
    const session = sessionOf(run);
    const small = () =>
      (
        drawn(gamePage(session))
          .join('')
          .match(/[\u2801-\u28ff]/g) ?? []
      ).length;
    const first = small();
    const all = run.state.level.steps.filter((step) => step >= 0).length;
    for (let i = 0; i < 400; i++) session.pass(16, { held: i % 100 < 50 ? 4 : 2, pressed: [] });
    expect(count(drawn(mapPage(run)).join('\n'))).toBeGreaterThan(count(before));
    expect(small()).toBeGreaterThanOrEqual(first);
    expect(count(drawn(mapPage(run)).join('\n'))).toBeLessThan(all / 4);
    expect(before).toContain('@');
    expect(drawn(mapPage(run), { unicode: false }).join('\n')).toMatch(/^[ -~\n]*$/);
  });

  test('is opened by m while time stands still, and from the pause', async () => {
    const ticks: number[] = [];
    const script = ['down', 'm', 'z', 'p', 'Map', 'z', 'Leave'];
    const place = scriptedApp(({ menu, session }) => {
      if (session !== null) ticks.push(session.run.tick);
      const next = script.shift() ?? null;
      return choose(menu?.choices.map(({ title }) => title) ?? [], next ?? '-') ?? next;
    });
    expect(await playNew({ app: place, view }, { level: 1 })).toBe('menu');
    expect(script).toEqual([]);
    expect(place.stage.menus.map(({ title }) => title)).toEqual(['Paused', 'Paused']);
  });
});

test('a key that is held strikes again and again, also where the terminal tells repeats apart', async () => {
  let presses = 0;
  const place = scriptedApp(
    ({ session, menu }) => {
      if (menu !== null)
        return choose(
          menu.choices.map(({ title }) => title),
          'Leave',
        );
      if (session === null) return null;
      return presses++ < 200 ? 'r' : 'x';
    },
    { tellsReleases: true, repeats: true },
  );
  await playNew({ app: place, view }, { level: 1, maxEnemies: 0 });
  const recording = must(parseRecordingText(place.delivered[0]));
  const blows = recording.actions.filter(
    (action, i) => i % 2 === 1 && lostCause.actions[action] === 'attack',
  );
  expect(must(verify(lostCause, recording)).ticks).toBe(recording.ticks);
  expect(blows.length).toBeGreaterThan(50);
});

test('a run without a completed level says why it is no row', async () => {
  const place = scriptedApp(({ menu, session }) => {
    const titles = menu?.choices.map(({ title }) => title) ?? [];
    if (session !== null) return 'p';
    return choose(titles, 'Give') ?? choose(titles, 'Leave');
  });
  await playNew({ app: place, view }, { mode: 'campaign' });
  const { title = '', lines = [] } = place.stage.menus.at(-1) ?? {};
  expect(title).toBe('The run is over');
  expect(lines.slice(0, 1)).toEqual(['You gave the run up.']);
  expect(lines).toContain('No level was completed: the run is in no table.');
});
