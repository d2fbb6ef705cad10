import { cave } from '@warren/games/cave';
import { labyrinth, makeLevelLine, readLevelRequest } from '@warren/games/labyrinth';
import type { Page } from 'playwright-core';
import { playUntil } from '../../../../tools/screenshots/screen-parts.mjs';
import { SCREENS } from '../../../../tools/screenshots/screens.mjs';
import { createWorld, leaveWorld } from './cave-worlds.js';
import { LONG_NAME, RUN_PATH } from './large-answers.js';
import { campaignAt, PROGRESS } from './people.js';
import { finished } from './site.js';

/** Looks at the page as it is now, whose state is given a name. */
type Look = (state: string) => Promise<void>;

/** A way through a page, its dialogs and its messages. */
export interface Tour {
  readonly name: string;
  readonly path: string;
  /** The account of the browser; a named player when it is left out. */
  readonly who?: 'nobody' | 'guest';
  /** What lies in the storage of the browser before. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The campaign another device has sent to the server. */
  readonly elsewhere?: string;
  readonly tour: (page: Page, look: Look) => Promise<void>;
}

const CAMPAIGN = 'warren.lost-cause.campaign';
const LONG_WORDS = 'The very long way around the old mill, by the river';
const NAMED = { 'warren.treasure-rush': JSON.stringify({ name: LONG_NAME, pickups: true }) };
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const playing = (page: Page) => page.locator('[data-phase=playing]').waitFor();

/** Waits for words, and looks. */
const seeing =
  (words: string | RegExp): Tour['tour'] =>
  async (page, look) => {
    await page.getByText(words).first().waitFor();
    await look('there');
  };

const ONLINE: readonly Tour[] = [
  {
    name: 'account of a player',
    path: '/account',
    stored: { [CAMPAIGN]: campaignAt(1, 'layout') },
    async tour(page, look) {
      await page.getByRole('link', { name: 'Lost Cause, level 1' }).first().waitFor();
      await page.getByText('Saved on the server').waitFor();
      await page.locator('summary').first().click();
      await page.getByText('There is no older copy.').waitFor();
      await look('a save and its copies');
      await press(page, 'Delete this save');
      await heading(page, 'Delete this save?');
      await look('the first question');
      await press(page, 'Delete it');
      await heading(page, 'Delete it for ever?');
      await look('the second question');
      await page.keyboard.press('Escape');
      await press(page, 'Delete everything');
      await heading(page, 'Delete everything?');
      await look('delete everything');
    },
  },
  { name: 'account of a guest', path: '/account', who: 'guest', tour: seeing('Lost Cause, level 1') },
  {
    name: 'account of nobody',
    path: '/account',
    who: 'nobody',
    async tour(page, look) {
      await press(page, 'Create account');
      await page.getByText('Choose a name.').waitFor();
      await look('with messages');
    },
  },
  {
    name: 'account, two devices apart',
    path: '/account',
    stored: { [CAMPAIGN]: campaignAt(2, 'layout') },
    elsewhere: campaignAt(3, 'elsewhere'),
    async tour(page, look) {
      await heading(page, 'Which one do you go on with?');
      await look('the question');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Choose' }).waitFor();
      await look('the question waits');
    },
  },
  {
    name: 'sign-in dialog',
    path: '/lost-cause',
    who: 'guest',
    stored: { 'warren.lost-cause': PROGRESS },
    async tour(page, look) {
      await press(page, 'Keep it on every device');
      await heading(page, 'Create an account');
      await look('create');
    },
  },
  { name: 'boards', path: '/boards', tour: seeing('Level 1') },
  {
    name: 'board of Lost Cause',
    path: '/boards/lost-cause.level-1',
    async tour(page, look) {
      await page.locator('tbody tr[data-rank]').first().waitFor();
      await page.getByText('Tables as files').click();
      await page
        .locator('input[type=file]')
        .setInputFiles(
          file('scores.csv', 'Score,Name,Date\n1234567890,"Ada, of old",2009-05-01\nmany,Bob,2009\n'),
        );
      await page.getByText('Ada, of old').waitFor();
      await press(page, 'Delete them');
      await look('rows, imports and a question');
    },
  },
  ...['treasure-rush', 'classic', 'cave', 'labyrinth'].map(
    (game): Tour => ({
      name: `a board of ${game}`,
      path: `/boards?game=${game}`,
      async tour(page, look) {
        await page.locator(`a[href^="/boards/${game}."]`).first().click();
        await page.locator('tbody tr[data-rank]').first().waitFor();
        await look('rows');
      },
    }),
  ),
  { name: 'no board', path: '/boards/lost-cause.nothing', tour: seeing('There is no such board.') },
  {
    name: 'ranked game',
    path: '/ranked/lost-cause.level-1',
    async tour(page, look) {
      await playing(page);
      await look('playing');
    },
  },
  {
    name: 'daily',
    path: '/daily',
    async tour(page, look) {
      await press(page, 'Play ranked');
      await press(page, 'Give up the try');
      await page.getByText('Rank 123').first().waitFor();
      await look('every state of a challenge');
      await page.getByRole('link', { name: 'Practise' }).last().click();
      await page.getByText('unranked').first().waitFor();
      await playing(page);
      await look('practice');
    },
  },
  {
    name: 'daily, no ticket yet',
    path: '/daily/lost-cause',
    tour: (page, look) =>
      page
        .getByRole('heading')
        .first()
        .waitFor()
        .then(() => look('there')),
  },
  {
    name: 'a run',
    path: RUN_PATH,
    async tour(page, look) {
      await page.getByText('Played again by the server').waitFor();
      await page.locator('[data-verdict=valid]').waitFor();
      await look('played');
    },
  },
  { name: 'no run', path: '/replay/never-played', tour: seeing('No such run') },
  {
    name: 'Treasure Rush of the world',
    path: '/treasure-rush/scores',
    stored: NAMED,
    async tour(page, look) {
      await page.getByRole('radio', { name: /world/i }).check({ force: true });
      await page.locator('tbody tr[data-rank]').first().waitFor();
      await look('rows');
    },
  },
];

const GAMES: readonly Tour[] = [
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
    name: 'Treasure Rush asks for a name',
    path: '/treasure-rush',
    who: 'nobody',
    async tour(page, look) {
      await press(page, /^Play$/);
      await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByText('A name has at least one letter.').waitFor();
      await look('asked');
    },
  },
  {
    name: 'Treasure Rush paused',
    path: '/treasure-rush',
    stored: NAMED,
    async tour(page, look) {
      await page.getByRole('button', { name: 'Play', exact: true }).click();
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
      await page.getByText('The numbers behind it').click();
      await page.getByLabel('Name', { exact: true }).fill(' ');
      await press(page, 'Go in');
      await page.getByText('A world needs a name.').waitFor();
      await look('the numbers behind it');
    },
  },
  {
    name: 'Cave results',
    path: '/cave/expedition',
    stored: { 'warren.cave.expedition': storedExpedition() },
    async tour(page, look) {
      await heading(page, /expedition/i);
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
      await heading(page, 'Out of time');
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

const OTHERS: readonly Tour[] = [
  {
    name: 'settings with a refused key',
    path: '/settings',
    async tour(page, look) {
      await page.getByRole('button', { name: 'Attack: R' }).click();
      await page.keyboard.press('KeyQ');
      await page.locator('[data-refused]').waitFor();
      await page.getByRole('button', { name: 'Drop: Q' }).click();
      await look('refused and listening');
    },
  },
  {
    name: 'free play with messages',
    path: '/gamecomplete',
    stored: { 'warren.lost-cause': PROGRESS },
    async tour(page, look) {
      await page.getByLabel('Height').fill('x');
      await page.locator('[id$=-message]').waitFor();
      await look('messages');
    },
  },
  {
    name: 'studio of a guest',
    path: '/studio?seed=lantern&show=solution,distances',
    who: 'guest',
    tour: (page, look) => finished(page).then(() => look('made')),
  },
  {
    name: 'studio with messages',
    path: '/studio?algorithm=none&grid=no&width=x&height=y',
    tour: (page, look) => finished(page).then(() => look('refused')),
  },
  {
    name: 'theatre, a damaged file',
    path: '/replay',
    async tour(page, look) {
      await page.locator('input[type=file]').setInputFiles(file('run.warren', 'hello'));
      await page.getByRole('alert').waitFor();
      await look('refused');
    },
  },
  { name: 'nowhere', path: '/nowhere', tour: seeing('A dead end') },
];

/** Screens of which pictures are taken and that differ from another one in the picture of the game alone. */
const SAME = ['treasure-rush-game', 'treasure-rush-largest', 'labyrinth-game', 'classic-game', 'paused'];

const PICTURED = SCREENS.filter(({ name }) => !SAME.includes(name)).map(
  ({ name, path, stored, ready }): Tour => ({
    name,
    path,
    ...(stored && { stored }),
    tour: (page, look) => ready(page).then(() => look('ready')),
  }),
);

export const TOURS: readonly Tour[] = [...PICTURED, ...ONLINE, ...GAMES, ...OTHERS];

function levelLine(): string {
  const wish = readLevelRequest({ seed: 'shared', width: '12', height: '9', density: '1' });
  if (!wish.ok) throw new Error(wish.reason);
  return makeLevelLine(wish.value);
}

/** A run whose time is nearly over. */
function storedLabyrinth(): string {
  const run = playUntil(labyrinth, ({ score }) => score > 0);
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
