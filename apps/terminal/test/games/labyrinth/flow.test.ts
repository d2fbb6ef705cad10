import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRecordingText, verify } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { type LabyrinthState, labyrinth, levelOfRun, makeLevelLine } from '@warren/games/labyrinth';
import { describe, expect, test } from 'vitest';
import { gamePage } from '../../../src/game/pages.js';
import { playGame, playNew } from '../../../src/game/play-game.js';
import { levelFilePath, readSavedLevels } from '../../../src/games/labyrinth/level-files.js';
import { labyrinthOptions, optionFilePath } from '../../../src/games/labyrinth/settings.js';
import { labyrinthView } from '../../../src/games/labyrinth/view.js';
import { readScores } from '../../../src/storage/scores.js';
import { canvasOn } from '../../../src/tui/canvas.js';
import { makePicture, pictureLines } from '../../../src/tui/picture.js';
import { must } from '../../support/must.js';
import { choose, scriptedApp } from '../../support/scripted-app.js';
import type { Person, Shown } from '../../support/scripted-stage.js';
import { folder as newFolder, warren } from '../../support/warren.js';

const LINE = makeLevelLine(levelOfRun({ seed: 'x', number: 3, algorithm: 'weave-prim' }));
const OTHER = makeLevelLine(levelOfRun({ seed: 'y', number: 1, algorithm: 'weave-kruskal' }));

/** No test types more than this or answers more often. */
const LONGEST = 120;
const MOST_ANSWERS = 60;

/**
 * A player with a list of requests: the beginning of the title of what is chosen, or `=text` for what is typed over what
 * stands there. In a game nothing is pressed, unless a wish begins with `!`, which is a key. At the end they leave.
 */
function wishing(options: string[], inGame: Person = beginOnly): Person {
  let answers = 0;
  return (shown: Shown) => {
    const { menu, question, session, page } = shown;
    if (menu !== null || question !== null) answers++;
    if (answers > MOST_ANSWERS) throw new Error(`${menu?.title ?? question} comes again and again`);
    const request = options[0] ?? '';
    if (request.startsWith('!')) {
      // Only what is played or watched has keys of its own.
      if (menu === null && question === null) {
        options.shift();
        return request.slice(1);
      }
    }
    if (question !== null) {
      options.shift();
      const typed = [...request.slice(1)].map((character) => (character === ' ' ? 'space' : character));
      const rubbed = new Array<string>(LONGEST).fill('backspace');
      return [...(request.startsWith('=') ? [...rubbed, ...typed] : []), 'enter'].join(' ');
    }
    if (menu === null) return session !== null || page !== null ? inGame(shown) : null;
    const titles = menu.choices.map(({ title }) => title);
    const key = request === '' ? null : choose(titles, request);
    if (key === null) return choose(titles, 'Leave', 'Quit', 'Back', 'Keep it') ?? 'escape';
    options.shift();
    // Of more than nine the number is not one key.
    const at = titles.findIndex((title) => title.startsWith(request));
    return at < 9 ? key : [...new Array<string>(at).fill('down'), 'enter'].join(' ');
  };
}

/** Presses one key when a level waits for it, and then nothing. */
function beginOnly({ session }: Shown): string | null {
  return session !== null && labyrinth.waits?.(session.run.state as LabyrinthState) === true ? 'up' : null;
}

/** Holds with real presses and releases what the bot would hold. */
function botHands(): Person {
  const bot = must(findBot('labyrinth')).begin();
  const names = ['up', 'right', 'down', 'left'];
  return ({ session }) => {
    if (session === null) return null;
    const [action] = bot(session.run.state as LabyrinthState);
    return action === undefined || action === 0 ? null : names[31 - Math.clz32(action)];
  };
}

const playAs = async (
  choices: string[],
  { folder = newFolder(), inGame, seed = 'flow' }: { folder?: string; inGame?: Person; seed?: string } = {},
) => {
  const place = { ...scriptedApp(wishing(choices, inGame), { folder }), seed: () => seed };
  await playGame({ app: place, view: labyrinthView });
  return place;
};

describe('a new game', () => {
  test('with one key and no other ends when the clock does; the level can be tried again, for no table', async () => {
    const place = await playAs(['New game', 'Try this level again']);
    expect(place.stage.told.at(-1)).toMatch(/^Out of time/);
    expect(place.delivered).toHaveLength(2);
    const [first, again] = place.delivered.map((text) => must(parseRecordingText(text)));
    expect(must(verify(labyrinth, first)).outcome).toMatchObject({ result: 'lost', level: 1, score: 0 });
    expect(again.settings).toMatchObject({ mode: 'level', practice: true });
    expect(place.stage.menus.some(({ lines }) => lines.includes('Such runs are in no table.'))).toBe(true);
  });

  test('by a bot at the keys goes from level to level, and is in the leaderboard with level and score', async () => {
    const place = await playAs(['New game', '=Ann', 'Menu', 'Leaderboard'], {
      inGame: gliding(botHands()),
      seed: 'flow 1',
    });
    const outcome = must(verify(labyrinth, must(parseRecordingText(place.delivered[0])))).outcome;
    expect(outcome.level).toBeGreaterThanOrEqual(2);
    const rows = must(readScores({ folder: place.folder, game: labyrinth, board: 'run' }));
    expect(rows).toMatchObject([{ name: 'Ann', score: outcome.score, level: outcome.level }]);
    const table = place.stage.menus.find(({ title }) => title === 'Leaderboard: Labyrinth, Run');
    expect(table?.lines[0]).toMatch(new RegExp(`1 +${outcome.score} +Ann +level ${outcome.level} `));
  });
});

/** Presses the key for gliding first: a direction then stays until the next. */
function gliding(inGame: Person): Person {
  let isFirst = true;
  return (shown) => {
    if (!isFirst || shown.session === null) return inGame(shown);
    isFirst = false;
    return 'g';
  };
}

describe('options', () => {
  test('take effect at once and survive a restart', async () => {
    const first = await playAs(['Options', 'generation', 'controls', 'Back', 'New game']);
    const recording = must(parseRecordingText(first.delivered[0]));
    expect(recording.settings).toMatchObject({ algorithm: 'weave-kruskal' });
    // Another process, later.
    const later = await playAs(['New game'], { folder: first.folder });
    expect(must(parseRecordingText(later.delivered[0])).settings).toMatchObject({
      algorithm: 'weave-kruskal',
    });
    expect(labyrinthView.glides?.(later)).toBe(true);
    expect(readFileSync(optionFilePath(first.folder), 'utf8')).toContain('\ncontrols = glide\n');
  });

  test('the bell rings in the last seconds, unless sound is off', async () => {
    const loud = await playAs(['New game']);
    expect(loud.stage.rings()).toBe(6);
    const quiet = await playAs(['Options', 'sound', 'Back', 'New game']);
    expect(quiet.stage.rings()).toBe(0);
  });

  test('in a file keep what they do not know, and bad values are named by their lines', async () => {
    const folder = newFolder();
    mkdirSync(dirname(optionFilePath(folder)), { recursive: true });
    writeFileSync(optionFilePath(folder), '# mine\nsound = off\nfuture = 1\nsolver-speed = fast\n');
    const place = await playAs(['Options', 'solver-speed', '=1000', '=50', 'Back'], { folder });
    const page = place.stage.menus.find(({ title }) => title === 'Options');
    expect(page?.lines.join(' ')).toContain(
      'Line 4: solver-speed must be a whole number from 1 to 200, not fast',
    );
    expect(place.stage.told).toContain('It must be a whole number from 1 to 200');
    const text = readFileSync(optionFilePath(folder), 'utf8');
    expect(text.split('\n').slice(0, 4)).toEqual([
      '# mine',
      'sound = off',
      'future = 1',
      'solver-speed = 50',
    ]);
    expect(labyrinthOptions(folder)).toMatchObject({ sound: 'off', 'solver-speed': 50 });
  });
});

describe('custom levels', () => {
  test('are created with parameters, wrong ones refused in words, kept by name, and played', async () => {
    const options = [
      'Custom',
      'Create',
      'Weave Kruskal',
      '=0',
      '=9',
      '=7',
      '=0',
      '=99',
      '=2',
      '=1.5',
      '=0.4',
      '=2.0',
    ];
    const place = await playAs([...options, '=3', '=me', '=My level', 'Play', 'Menu']);
    expect(place.stage.told.slice(0, 4)).toEqual([
      'width must be a whole number from 3 to 100',
      'a level needs at least 1 exit',
      '99 exits do not fit: the border of 9 x 7 has room for 27',
      'density must be from 0 to 1',
    ]);
    const [level] = must(readSavedLevels(place.folder)).levels;
    expect(level).toMatchObject({ name: 'My level' });
    const made = {
      algorithm: 'weave-kruskal',
      width: 9,
      height: 7,
      exits: 2,
      density: 400,
      start: 3,
      slack: 20,
    };
    expect(level.level).toMatchObject({ ...made, seed: 'me' });
    expect(must(parseRecordingText(place.delivered[0])).settings).toMatchObject({ code: level.line });
  });

  test('are entered by their line, renamed and deleted', async () => {
    const place = await playAs([
      'Custom',
      'Enter the line',
      `=${LINE.slice(1)}`,
      `=${LINE}`,
      'Rename',
      '=Three',
      'Back',
    ]);
    expect(place.stage.told[0]).toContain('no Warren code');
    expect(must(readSavedLevels(place.folder)).levels).toMatchObject([{ name: 'Three', line: LINE }]);
    const shared = place.stage.menus.find(({ lines }) => lines.includes(LINE));
    expect(shared?.lines).toContain('To share it, send this line:');
    await playAs(['Custom', 'Three', 'Delete', 'Keep it', 'Three', 'Delete', 'Delete it'], {
      folder: place.folder,
    });
    expect(must(readSavedLevels(place.folder)).levels).toEqual([]);
  });

  test('come from a file: a bad line is named by its number, the others load; and go to one', async () => {
    const folder = newFolder();
    const [from, to] = [join(folder, 'in.txt'), join(folder, 'out.txt')];
    writeFileSync(from, `${LINE} One\n${LINE.replace('x', 'y')} Two\n${OTHER} Three\n`);
    const place = await playAs(['Custom', 'Import', `=${from}`, 'Back', 'Export', `=${to}`, 'Back'], {
      folder,
    });
    const done = place.stage.menus.find(({ title }) => title === 'Imported');
    expect(done?.lines[0]).toBe('2 new levels were saved.');
    expect(done?.lines.join(' ')).toContain('Line 2: the checksum of the code is wrong');
    expect(readFileSync(to, 'utf8')).toContain(`${LINE} One\n${OTHER} Three\n`);
    const again = await playAs(['Custom', 'Import', `=${from}`], { folder });
    expect(again.stage.menus.find(({ title }) => title === 'Imported')?.lines[0]).toBe(
      '0 new levels were saved. 2 are saved already.',
    );
    writeFileSync(from, '');
    const empty = await playAs(['Custom', 'Import', `=${from}`], { folder });
    expect(
      empty.stage.menus.find(({ title }) => title === 'Nothing was imported')?.lines.join(' '),
    ).toContain('in.txt" is empty');
    const missing = await playAs(['Custom', 'Import', '=nowhere.txt'], { folder });
    expect(missing.stage.menus.find(({ title }) => title === 'Nothing was imported')?.lines[0]).toBe(
      'there is no file nowhere.txt.',
    );
  });

  test('a line in their own file that is broken stays there, and is named', async () => {
    const folder = newFolder();
    mkdirSync(dirname(levelFilePath(folder)), { recursive: true });
    writeFileSync(levelFilePath(folder), `${LINE} One\nbroken but dear to me\n`);
    const place = await playAs(['Custom', 'One', 'Rename', '=First'], { folder });
    const list = place.stage.menus.find(({ title }) => title === 'Custom levels');
    expect(list?.lines.join(' ')).toContain('Line 2 of their file: this is no Warren code');
    expect(readFileSync(levelFilePath(folder), 'utf8')).toMatch(/ First\nbroken but dear to me\n$/);
  });

  test('are stored as the text of their maze, which is played again', async () => {
    const folder = newFolder();
    const path = join(folder, 'maze.txt');
    await playAs(['Custom', 'Enter the line', `=${LINE}`, 'Store', `=${path}`], { folder });
    expect(readFileSync(path, 'utf8')).toMatch(/^warren-text 1 rect 10x10 start \d+ exits \d+\n/);
    const place = await playAs(['Custom', 'Play a maze', `=${path}`, 'Menu'], { folder });
    const recording = must(parseRecordingText(place.delivered[0]));
    expect(recording.settings).toMatchObject({ mode: 'maze', maze: readFileSync(path, 'utf8') });
    for (const [text, reason] of [
      ['no maze', /maze.txt" has no maze in it: line 1 must be like/],
      ['', /maze.txt" is empty\.$/],
      ['\u0089PNG\r\n\u001a\n\u0000\u0000', /maze.txt" has no maze in it: /],
    ] as const) {
      writeFileSync(path, text);
      const refused = await playAs(['Custom', 'Play a maze', `=${path}`], { folder });
      const error = refused.stage.menus.find(({ title }) => title === 'It can not be played');
      expect(error?.lines.join(' ')).toMatch(reason);
      expect(refused.delivered).toEqual([]);
    }
  });

  test('a foreign file is refused by its name, and nothing is saved', async () => {
    const folder = newFolder();
    const path = join(folder, 'cat.png');
    writeFileSync(path, '\u0089PNG\r\n\u001a\n\u0000\u0000');
    const place = await playAs(['Custom', 'Import', `=${path}`], { folder });
    const error = place.stage.menus.find(({ title }) => title === 'Nothing was imported');
    expect(error?.lines.join(' ')).toMatch(/cat.png" (has no level of Labyrinth in it|was not read)/);
    expect(must(readSavedLevels(folder)).levels).toEqual([]);
  });
});

test('a run that is given up says so, not that time ran out, and without an exit it is no row', async () => {
  const place = await playAs(['New game', '!p', 'Give the run up', 'Give it up', 'Menu']);
  const over = place.stage.menus.find(({ title }) => title === 'The run is over');
  expect(over?.lines[0]).toBe('You gave the run up.');
  expect(over?.lines).toContain('No exit was reached: the run is in no table.');
});

test('a run that is given up after an exit enters its score with its level', async () => {
  const hands = gliding(botHands());
  const inGame: Person = (shown) => {
    const state = shown.session?.run.state as LabyrinthState | undefined;
    return state?.round.number === 2 ? 'p' : hands(shown);
  };
  const place = await playAs(['New game', 'Give the run up', 'Give it up', '=Ann', 'Menu'], {
    inGame,
    seed: 'flow 1',
  });
  const rows = must(readScores({ folder: place.folder, game: labyrinth, board: 'run' }));
  expect(rows).toMatchObject([{ name: 'Ann', level: 2, score: expect.any(Number) }]);
  expect(rows[0].score).toBeGreaterThanOrEqual(100);
});

describe('in a pause', () => {
  test('nothing of the labyrinth is to be seen', async () => {
    const pictures: string[] = [];
    const place = scriptedApp(({ menu, session }) => {
      const page = menu === null ? session && gamePage(session) : menu.behind;
      if (page) {
        const picture = makePicture({ columns: 80, rows: 24 });
        page.draw(canvasOn(picture, { palette: 'plain', unicode: true }));
        pictures.push(pictureLines(picture).join(''));
      }
      if (menu !== null)
        return choose(
          menu.choices.map(({ title }) => title),
          'Leave',
        );
      return (session?.run.tick ?? 0) === 0 ? 'up' : 'p';
    });
    await playNew({ app: place, view: labyrinthView }, {});
    expect(pictures[0]).toMatch(/[│─┌┐└┘]/);
    expect(pictures.at(-1)).not.toMatch(/[│─┌┐└┘@X]/);
    expect(pictures.at(-1)).toContain('The picture is hidden while the clock stands still.');
  });

  test('a solver is watched step by step, at a speed that is kept; the run is in no table then', async () => {
    const options = ['New game', '!p', 'Watch a solver', 'Trémaux', '!.', '!+', '!end', '!q', 'Go on'];
    const place = await playAs(options);
    expect(must(verify(labyrinth, must(parseRecordingText(place.delivered[0])))).outcome.assisted).toBe(true);
    expect(labyrinthOptions(place.folder)).toMatchObject({ solver: 'tremaux', 'solver-speed': 50 });
    expect(place.stage.menus.some(({ lines }) => lines.includes('Such runs are in no table.'))).toBe(true);
  });

  test('the level is saved among the custom ones; at the end, too', async () => {
    const place = await playAs([
      'New game',
      '!p',
      'Save this level',
      '=Found',
      'Go on',
      'Watch a solver',
      'Back',
      'Menu',
    ]);
    const [level] = must(readSavedLevels(place.folder)).levels;
    expect(level).toMatchObject({ name: 'Found', level: { number: 1, width: 8 } });
    expect(existsSync(levelFilePath(place.folder))).toBe(true);
  });
});

test('warren code check knows the line of a level', async () => {
  const { code, out } = await warren(['code', 'check', LINE]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    kind: 'labyrinth',
    number: 3,
    width: 10,
    density: 0.45,
    slack: 2.5,
  });
  const wrong = await warren(['code', 'check', LINE.replace('x', 'y')]);
  expect(wrong.code).toBe(1);
});

test('in turns a step leads to the next middle, and the same recording comes of it', async () => {
  const bot = must(findBot('labyrinth')).begin();
  const names = ['up', 'right', 'down', 'left'];
  const person = wishing(['New game', 'Menu'], ({ session }) => {
    if (session === null) return null;
    const state = session.run.state as LabyrinthState;
    const [action] = bot({ ...state, player: { ...state.player, held: 0 } });
    return action === undefined || action === 0 ? '.' : names[31 - Math.clz32(action)];
  });
  const place = scriptedApp(person, { turns: true });
  await playGame({ app: place, view: labyrinthView });
  const { outcome } = must(verify(labyrinth, must(parseRecordingText(place.delivered[0]))));
  expect(outcome.level).toBeGreaterThanOrEqual(2);
  expect(
    place.stage.menus.some(({ lines }) => lines.includes('Played in turns: the score is not ranked.')),
  ).toBe(true);
});
