import { saveRegistry, slotStored } from '@warren/client';
import { accept } from '@warren/engine';
import { findGame, GAMES, parseRecordingText, verify } from '@warren/games';
import { buildServer } from '@warren/server';
import { expect, test, vi } from 'vitest';
import { toyEntry } from '../../../web/test/support/toy/entry.js';
import { TOY_STEPS, toy } from '../../../web/test/support/toy/game.js';
import { fetchView, GAME_ENTRIES } from '../../../web/test/support/toy/registry.js';
import { findView, playMenu, VIEWS } from '../../src/games/registry.js';
import { must } from '../support/must.js';
import { choose, scriptedApp } from '../support/scripted-app.js';
import { toyView } from '../support/toy-view.js';

// A game is one folder and one line: here each registry has one game more. The web's pages are tested in a browser.

vi.mock('../../../../packages/games/src/registry.js', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../../../packages/games/src/registry.js')>();
  const { toy: added } = await import('../../../web/test/support/toy/game.js');
  return {
    GAMES: [...real.GAMES, added],
    findGame: (id: string) => (id === added.id ? accept(added) : real.findGame(id)),
  };
});

test('a new game is in the menu of the terminal, and is played there to its end', async () => {
  const views = [...VIEWS, toyView];
  expect(must(findView('toy', views)).game.title).toBe('Toy');
  const app = scriptedApp(({ menu, question, session }) => {
    if (question !== null) return 'A d a enter';
    if (session !== null) return 'e';
    const titles = menu?.choices.map(({ title }) => title) ?? [];
    return app.delivered.length === 0 ? choose(titles, 'Toy', 'The corridor') : choose(titles, 'Leave');
  });
  await playMenu(app, views);
  const recording = must(parseRecordingText(app.delivered[0]));
  expect(must(verify(toy, recording)).outcome).toMatchObject({ result: 'won', steps: TOY_STEPS });
});

test('the server lists its boards and its challenge of the day', async () => {
  expect(GAMES.at(-1)?.id).toBe('toy');
  expect(findGame('toy').ok).toBe(true);
  const server = await buildServer({});
  const boards = await server.inject('/api/boards?game=toy');
  expect(boards.json()).toMatchObject({ boards: [{ game: 'toy', title: 'The corridor' }, {}] });
  const daily = await server.inject('/api/daily');
  expect(daily.body).toContain('"toy"');
  await server.close();
});

test('the web finds its view, and its saved run follows the player', async () => {
  expect(must(await fetchView('toy')).game).toBe(toy);
  const saves = await Promise.all(GAME_ENTRIES.flatMap(({ saves }) => saves?.() ?? []));
  const slot = slotStored(saveRegistry(saves), 'warren.toy.run');
  expect(slot).toMatchObject({ game: toyEntry.id, title: 'Your run of Toy' });
  expect(slot?.summary('{"score":7}')).toBe('Run, score 7');
});
