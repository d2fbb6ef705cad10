import { GAMES, isRelaxedRun, parseRecordingText, verify } from '@warren/games';
import { classic } from '@warren/games/classic';
import { treasureRush } from '@warren/games/treasure-rush';
import { describe, expect, test } from 'vitest';
import { showSettings } from '../../src/game/option-page.js';
import { playGame, playNew } from '../../src/game/play-game.js';
import { findView, playMenu } from '../../src/games/registry.js';
import type { Online } from '../../src/online/play-online.js';
import { resumeSavedRun } from '../../src/storage/runs.js';
import { readScores } from '../../src/storage/scores.js';
import { isRelaxed, settingsFile } from '../../src/storage/settings.js';
import { botKeys } from '../support/bot-keys.js';
import { must } from '../support/must.js';
import { choose, type ScriptedHouse, scriptedApp } from '../support/scripted-app.js';
import type { Person } from '../support/scripted-stage.js';
import { folder } from '../support/warren.js';

const rush = must(findView('treasure-rush'));

/** A machine whose player has turned relaxed mode on. */
function relaxedFolder(): string {
  const dir = folder();
  must(settingsFile(dir).set({ relaxed: 'on' }));
  return dir;
}

describe('relaxed mode', () => {
  test('is turned on and off in the settings, which every menu leads to', async () => {
    const script = ['6', '1', 'escape', 'escape'];
    const place: ScriptedHouse = scriptedApp(() => script.shift() ?? null);
    await playMenu(place);
    expect(isRelaxed(place.folder)).toBe(true);
    const menus = place.stage.menus.filter(({ title }) => title === 'Settings');
    expect(menus.map(({ choices }) => choices[0].title)).toEqual([
      'relaxed         off',
      'relaxed         on',
    ]);
    const again = scriptedApp(() => (isRelaxed(place.folder) ? '1' : 'escape'), { folder: place.folder });
    await showSettings(again);
    expect(isRelaxed(place.folder)).toBe(false);
    for (const { id } of GAMES) {
      const shown: string[] = [];
      const app = scriptedApp(({ menu, page, question }) => {
        const text = [...(menu?.choices.map(({ title }) => title) ?? []), ...(page?.lines() ?? [])];
        shown.push(...text);
        // The player of Classic is asked for first.
        return menu !== null && shown.length === text.length && id === 'classic' && question === null
          ? choose(text, 'Guest')
          : 'escape';
      });
      await playGame({ app, view: must(findView(id)) });
      // Classic reads its list out item by item; Labyrinth calls the page Options.
      if (id !== 'classic') expect(shown.some((title) => /^(Settings|Options)/.test(title))).toBe(true);
    }
  });

  test('a new run is relaxed then, says so, asks for no ticket, and is in no table', async () => {
    const asked: unknown[] = [];
    const online: Online = {
      drawTicket: async (game, settings) => {
        const read = must(game.readSettings(settings));
        asked.push(game.ranking.boardOf(read));
        return { ticket: null, note: '' };
      },
      handIn: async () => ['uploaded'],
      witness: () => () => {},
      syncWorld: async () => ({ isDone: true, line: '' }),
    };
    const bot = botKeys('treasure-rush');
    const place: ScriptedHouse = scriptedApp(
      (shown) => {
        if (shown.menu !== null) return 'escape';
        if (shown.question !== null) throw new Error('no name is asked for a run in no table');
        return shown.session?.run.outcome.completed === 2 ? null : bot(shown);
      },
      { folder: relaxedFolder(), online },
    );
    await playNew({ app: place, view: rush }, {});
    expect(asked).toEqual([null]);
    const recording = must(parseRecordingText(place.delivered[0]));
    expect(isRelaxedRun(recording)).toBe(true);
    expect(must(verify(treasureRush, recording)).outcome).toMatchObject({ result: 'lost', completed: 2 });
    expect(treasureRush.ranking.boardOf(must(treasureRush.readSettings(recording.settings)))).toBeNull();
    expect(place.stage.told[0]).toMatch(/^Relaxed: /);
    const lines = place.stage.menus.at(-1)?.lines ?? [];
    expect(lines).toContain('Relaxed: the run is in no table.');
    expect(lines).not.toContain('uploaded');
    expect(must(readScores({ folder: place.folder, game: treasureRush, board: 'rush' }))).toEqual([]);
  });

  test('the pause starts a run again relaxed; the one before is entered, as when it is given up', async () => {
    const bot = botKeys('treasure-rush');
    const seen: string[] = [];
    const place: ScriptedHouse = scriptedApp((shown) => {
      const { menu, question, session } = shown;
      if (question !== null) return 'A n n enter';
      const titles = menu?.choices.map(({ title }) => title) ?? [];
      if (menu?.title === 'Paused') seen.push(titles.join());
      if (menu !== null) return choose(titles, 'Start again relaxed') ?? choose(titles, 'Leave');
      if (session === null) return null;
      if (isRelaxedRun(session.run)) return 'p';
      return session.run.outcome.score === 2 ? 'p' : bot(shown);
    });
    expect(await playNew({ app: place, view: rush }, { pickups: true })).toBe('menu');
    const rows = must(readScores({ folder: place.folder, game: treasureRush, board: 'pick-ups' }));
    expect(rows.map(({ score, name }) => [score, name])).toEqual([[2, 'Ann']]);
    // A relaxed run has nothing to relax, and is kept as any other.
    expect(seen.map((titles) => titles.includes('relaxed'))).toEqual([true, false]);
    const saved = must(resumeSavedRun(place.folder, treasureRush));
    expect(saved?.run.settings).toMatchObject({ pickups: true, relaxed: true });
  });

  test('is left out where there is none: the original of Lost Cause, and Cave', async () => {
    const dir = relaxedFolder();
    const original = { mode: 'campaign', original: true };
    for (const [id, settings] of [
      ['lost-cause', original],
      ['cave', { mode: 'expedition' }],
    ] as const) {
      const seen: string[] = [];
      const app = scriptedApp(
        ({ menu, session }) => {
          if (menu === null) return session === null || seen.length === 0 ? 'p' : 'x';
          seen.push(...menu.choices.map(({ title }) => title));
          return choose(seen, 'Leave') === null
            ? 'escape'
            : (choose(
                menu.choices.map(({ title }) => title),
                'Leave',
              ) ?? 'escape');
        },
        { folder: dir },
      );
      await playNew({ app, view: must(findView(id)) }, settings);
      expect(seen).not.toContain('Start again relaxed');
      expect(isRelaxedRun(must(parseRecordingText(app.delivered[0])))).toBe(false);
    }
  });

  test('a level of Classic after a relaxed one is relaxed', async () => {
    let bot: Person | null = null;
    const place: ScriptedHouse = scriptedApp(
      (shown) => {
        const titles = shown.menu?.choices.map(({ title }) => title) ?? [];
        if (shown.session === null) {
          bot = null;
          return choose(titles, place.delivered.length < 2 ? 'Next level' : 'Menu');
        }
        bot ??= botKeys('classic');
        return bot(shown);
      },
      { folder: relaxedFolder() },
    );
    await playNew({ app: place, view: must(findView('classic')) }, { level: 1, season: 1 });
    const played = place.delivered.map((text) => must(parseRecordingText(text)).settings);
    expect(played).toMatchObject([
      { level: 1, relaxed: true },
      { level: 2, relaxed: true },
    ]);
    expect(classic.ranking.boardOf(must(classic.readSettings({ level: 1, relaxed: true })))).toBeNull();
  });
});
