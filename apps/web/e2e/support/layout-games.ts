import { cave } from '@warren/games/cave';
import { labyrinth, makeLevelLine, readLevelRequest } from '@warren/games/labyrinth';
import { playUntil } from '../../../../tools/screenshots/screen-parts.mjs';
import { createWorld, leaveWorld } from './cave-worlds.js';
import { LONG_NAME } from './large-answers.js';
import { file, heading, LONG_WORDS, NAMED, playing, press, type Tour } from './layout-tour.js';

/** Tours through the games, their dialogs and what comes after them. */
export const GAME_TOURS: readonly Tour[] = [
  {
    name: 'Lost Cause paused',
    path: '/play/AwPpuzNkUAAA==',
    async tour(page, look) {
      await playing(page);
      await page.keyboard.press('Escape');
      await heading(page, 'Paused');
      await look('paused');
    },
  },
  {
    name: 'a new maze of Lost Cause',
    path: '/play?height=3&width=3',
    async tour(page, look) {
      await playing(page);
      await look('playing');
    },
  },
  {
    name: 'Practice maze',
    path: '/lost-cause/practice',
    async tour(page, look) {
      await heading(page, 'Practice maze');
      await look('there');
    },
  },
  {
    name: 'Treasure Rush asks for a name',
    path: '/treasure-rush/scores',
    who: 'signed-out',
    async tour(page, look) {
      await press(page, 'Choose your name');
      await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
      await page.getByText('A name has at least one letter.').waitFor();
      await look('asked');
    },
  },
  {
    name: 'Treasure Rush paused',
    path: '/treasure-rush',
    stored: NAMED,
    async tour(page, look) {
      await page.getByRole('button', { name: 'New game', exact: true }).click();
      await playing(page);
      await page.keyboard.press('Escape');
      await heading(page, 'Paused');
      await press(page, 'Give up');
      await look('asked');
    },
  },
  {
    name: 'Classic with a profile',
    path: '/classic/players',
    async tour(page, look) {
      await page.getByLabel('Name').fill(LONG_WORDS.slice(0, 32));
      await page.keyboard.press('Enter');
      await heading(page, 'Which maze?');
      await look('mazes');
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      await press(page, /^Delete /);
      await page.getByRole('button', { name: 'Create and play' }).click();
      await page.getByText('A profile needs a name.').waitFor();
      await look('players');
    },
  },
  {
    name: 'Classic custom',
    path: '/classic/custom?kind=picture',
    async tour(page, look) {
      await press(page, /^Play$/);
      await page.getByText('Choose a picture first.').waitFor();
      await page.getByLabel('Width').fill('1');
      await page.getByText('Width must be at least 2.').waitFor();
      await look('with messages');
    },
  },
  {
    name: 'Classic results',
    path: '/classic/play/custom?width=2&height=2&seed=a',
    async tour(page, look) {
      await playing(page);
      const isCompleted = () => page.getByRole('heading', { name: 'Maze completed' }).isVisible();
      for (let turn = 0; !(await isCompleted()); turn++)
        await page.keyboard.press(['KeyD', 'KeyW'][turn % 2], { delay: 100 });
      await look('completed');
    },
  },
  {
    name: 'Cave worlds',
    path: '/cave',
    async tour(page, look) {
      await createWorld(page, { name: LONG_WORDS.slice(0, 40), seed: LONG_WORDS });
      for (const [key, title] of [
        ['KeyM', 'Where you have been'],
        ['KeyI', 'Inventory'],
      ] as const) {
        await page.keyboard.press(key);
        await heading(page, title);
        await look(title);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await press(page, 'Messages');
      await heading(page, 'Messages');
      await look('messages');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await heading(page, 'Paused');
      await look('paused');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await leaveWorld(page);
      await page.getByText('More', { exact: true }).click();
      await look('the list');
      await press(page, /^Rename/);
      await heading(page, 'Another name');
      await look('another name');
      await page.keyboard.press('Escape');
      await press(page, /^Delete:/);
      await heading(page, /^Delete “/);
      await look('delete it');
    },
  },
  {
    name: 'Cave, a new world',
    path: '/cave',
    async tour(page, look) {
      await press(page, 'New world');
      await page.getByText('Advanced').click();
      await page.getByLabel('Name', { exact: true }).fill(' ');
      await press(page, 'Create world');
      await page.getByText('A world needs a name.').waitFor();
      await look('the numbers behind it');
    },
  },
  {
    name: 'Cave results',
    path: '/cave/expedition',
    stored: { 'warren.cave.expedition': storedExpedition() },
    async tour(page, look) {
      await heading(page, /move challenge/i);
      await look('menu');
      await press(page, /^Continue/);
      await playing(page);
      for (const key of ['KeyW', 'KeyD', 'KeyS', 'KeyA']) await page.keyboard.press(key);
      await page.getByText('Cells explored').waitFor();
      await look('results');
    },
  },
  {
    name: 'Labyrinth levels',
    path: '/labyrinth/levels',
    async tour(page, look) {
      await page.getByLabel('Width', { exact: true }).fill('0');
      await page.getByText('Width must be a whole number from 3 to 100.').waitFor();
      const line = levelLine();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(file('levels.txt', `${line} ${LONG_WORDS.slice(0, 37)}\nw1-nonsense\n`));
      await page.getByText(/^Line 2: /).waitFor();
      await press(page, /^Delete/);
      await look('with messages');
      await press(page, /^Share/);
      await page.getByRole('img', { name: /^A QR code/ }).waitFor();
      await look('share');
      await page.keyboard.press('Escape');
      await press(page, /^Rename/);
      await heading(page, 'Another name');
      await look('another name');
    },
  },
  {
    name: 'Labyrinth level',
    path: `/labyrinth/level/${levelLine()}`,
    async tour(page, look) {
      await heading(page, 'A level for you');
      await look('ready');
      await press(page, 'Start');
      await playing(page);
      await page.keyboard.press('Escape');
      await heading(page, 'Paused');
      await look('paused');
      await press(page, 'Show the way out');
      await heading(page, 'Show the way out?');
      await look('asked');
      await press(page, 'Show it');
      await heading(page, 'The way out');
      await page.getByRole('slider').press('End');
      await page.getByText(/^Found: /).waitFor();
      await look('the way out');
    },
  },
  {
    name: 'Labyrinth results',
    path: '/labyrinth',
    stored: { ...NAMED, 'warren.labyrinth.run': storedLabyrinth() },
    async tour(page, look) {
      await press(page, /^Continue/);
      await heading(page, 'Paused');
      await look('paused');
      await press(page, 'Continue');
      await heading(page, 'Out of time');
      await page.getByText('More', { exact: true }).click();
      await look('results');
      await press(page, 'Save this level');
      await page.getByLabel('Name of the level').waitFor();
      await look('save it');
    },
  },
  {
    name: 'Labyrinth leaderboard',
    path: '/labyrinth/leaderboard',
    stored: {
      ...NAMED,
      'warren.labyrinth.scores': JSON.stringify({
        run: [1, 22, 333].map((n) => ({
          score: n * 100_000,
          level: n,
          name: LONG_NAME,
          date: '2026-01-10T19:30:00Z',
        })),
      }),
    },
    async tour(page, look) {
      await heading(page, 'Leaderboard');
      await look('this device');
    },
  },
];

function levelLine(): string {
  const wish = readLevelRequest({ seed: 'shared', width: '12', height: '9', density: '1' });
  if (!wish.ok) throw new Error(wish.reason);
  return makeLevelLine(wish.value);
}

/** A run whose time is nearly over. */
function storedLabyrinth(): string {
  const run = playUntil(labyrinth, ({ score }) => score > 0);
  // The clock of a level starts with the first key.
  for (const held of [1, 0]) run.advance([held]);
  while (run.state.round.left > 20) run.advance([]);
  return JSON.stringify({ level: 1, score: run.state.score, ticket: '', saved: run.save() });
}

/** An expedition with one move left. */
function storedExpedition(): string {
  const run = playUntil(cave, ({ moves, phase }) => moves >= 299 && phase === 'walking', {
    settings: { mode: 'expedition', moves: 300 },
  });
  return JSON.stringify({ gold: run.state.gold, ticket: '', saved: run.save() });
}
