import { describe, expect, test } from 'vitest';
import { showHelp } from '../../src/game/pages.js';
import { VIEWS } from '../../src/games/registry.js';
import { chooseFrom } from '../../src/tui/dialogs.js';
import { LEAST_SCREEN, SMALL_SCREEN } from '../../src/tui/picture-stage.js';
import { choose, scriptedApp } from '../support/scripted-app.js';

const plain = (lines: readonly string[]) => lines.join(' ').replace(/\s+/g, ' ');

describe.each(VIEWS.map((view) => ({ id: view.game.id, view })))('the help of $id', ({ view }) => {
  test.each([LEAST_SCREEN, SMALL_SCREEN])('is there whole on a screen of %j', async (room) => {
    const pages: (readonly string[])[] = [];
    const app = scriptedApp(
      ({ menu }) => {
        const { lines = [], choices = [] } = menu ?? {};
        const isNew = pages.every((page) => page !== lines);
        if (isNew) pages.push(lines);
        return choose(
          choices.map(({ title }) => title),
          isNew ? 'More' : 'Back',
          'Back',
        );
      },
      { room },
    );
    await showHelp({ app, view });
    const shown = plain(pages.flat());
    expect(shown).toContain(plain(view.help(true)));
    for (const { does } of view.keys) expect(shown).toContain(does);
    // The keys that walk are all named.
    expect(shown).toContain('arrows or w a s d');
    for (const line of pages.flat()) expect(line.length).toBeLessThanOrEqual(room.columns - 4);
  });
});

test('a menu is walked by arrows, by w and s, and by j and k', async () => {
  for (const [down, up] of [
    ['down', 'up'],
    ['s', 'w'],
    ['j', 'k'],
  ]) {
    const script = [`${down} ${down} ${up} enter`];
    const app = scriptedApp(() => script.shift() ?? null);
    const choices = ['a', 'b', 'c'].map((title) => ({ title, value: title }));
    expect(await chooseFrom(app.stage, { title: 'Menu', lines: [], choices })).toBe('b');
  }
});
