import { SCREENS } from '../../../../tools/screenshots/screens.mjs';
import { RUN_PATH } from './large-answers.js';
import { GAME_TOURS } from './layout-games.js';
import { file, heading, NAMED, playing, press, seeing, type Tour } from './layout-tour.js';
import { campaignAt, PROGRESS } from './people.js';
import { finished } from './site.js';

const CAMPAIGN = 'warren.lost-cause.campaign';

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
    name: 'account, signed out',
    path: '/account',
    who: 'signed-out',
    async tour(page, look) {
      await press(page, 'Create account');
      await page.getByText('Choose a name.').waitFor();
      await look('with messages');
    },
  },
  {
    name: 'a new password by a link',
    path: `/reset-password#${'a'.repeat(43)}`,
    who: 'signed-out',
    async tour(page, look) {
      await press(page, 'Set the password');
      await page
        .getByText(/At least \d+ characters/)
        .first()
        .waitFor();
      await look('with messages');
      await page.locator('input[name=password]').fill('a pass for the warren');
      await press(page, 'Set the password');
      await page.getByRole('alert').first().waitFor();
      await look('a link that has ended');
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
      await page.getByText('Verified: the server has played it again').waitFor();
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

export const TOURS: readonly Tour[] = [...PICTURED, ...ONLINE, ...GAME_TOURS, ...OTHERS];
