import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, startRun, startRunClock } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { treasureRush } from '@warren/games/treasure-rush';
import { describe, expect, test } from 'vitest';
import { openAutosave } from '../../src/game/play-game.js';
import { deleteSavedRun, resumeSavedRun, saveRecording, saveRun } from '../../src/storage/runs.js';
import {
  addScores,
  cleanName,
  readPlayerName,
  readScores,
  savePlayerName,
  scoreDate,
} from '../../src/storage/scores.js';
import { must } from '../support/must.js';
import { folder, warren } from '../support/warren.js';

const begin = (seed: string) => must(startRun(lostCause, {}, seed));
/** A run as it is kept. */
const keeping = (run: Run, hasTurns = false) => ({
  run,
  hasTurns,
  clock: startRunClock(Date.now),
  ticket: null,
});

describe('a run that is kept', () => {
  test('goes on exactly where it was, and can be forgotten', () => {
    const dir = folder();
    const run = begin('keep');
    for (let i = 0; i < 90; i++) run.advance(i === 0 ? [2] : []);
    must(saveRun(dir, keeping(run, true)));
    const saved = must(resumeSavedRun(dir, lostCause));
    expect(saved?.hasTurns).toBe(true);
    expect(saved?.run.recording()).toEqual(run.recording());
    deleteSavedRun(dir, lostCause);
    expect(must(resumeSavedRun(dir, lostCause))).toBeNull();
  });

  test('each game has its own', () => {
    const dir = folder();
    must(saveRun(dir, keeping(begin('one'))));
    expect(must(resumeSavedRun(dir, treasureRush))).toBeNull();
  });

  test('is refused when the file was damaged', () => {
    const dir = folder();
    must(saveRun(dir, keeping(begin('hurt'))));
    const path = join(dir, 'runs', 'lost-cause.json');
    const whole = readFileSync(path, 'utf8');
    for (const text of [
      '',
      'null',
      '{}',
      '[1]',
      '"x"',
      whole.slice(0, 200),
      whole.replace('"health":9', '"health":99'),
    ]) {
      writeFileSync(path, text);
      expect(resumeSavedRun(dir, lostCause).ok).toBe(false);
    }
  });

  test('a folder that cannot be written is a reason in words', () => {
    const dir = folder();
    writeFileSync(join(dir, 'runs'), 'a file where the folder should be');
    const saved = saveRun(dir, keeping(begin('no')));
    expect(saved).toEqual({ ok: false, reason: expect.stringContaining("can't write") });
  });

  test('while it is played it is kept now and then, and at the end', () => {
    const dir = folder();
    const run = begin('often');
    const keeper = openAutosave(dir, () => keeping(run));
    const isKept = () => existsSync(join(dir, 'runs', 'lost-cause.json'));
    for (let i = 0; i < 119; i++) {
      run.advance([]);
      keeper.follow();
    }
    expect(isKept()).toBe(false);
    run.advance([]);
    keeper.follow();
    expect(must(resumeSavedRun(dir, lostCause))?.run.tick).toBe(120);
    run.advance([]);
    keeper.close();
    expect(must(resumeSavedRun(dir, lostCause))?.run.tick).toBe(121);
  });

  test('the recording of a finished run lies in a file that can be verified', async () => {
    const dir = folder();
    const path = must(saveRecording(dir, begin('file')));
    expect((await warren(['verify', path])).code).toBe(0);
  });
});

describe('the name of the player', () => {
  test('is kept, and cleaned of what cannot be seen', () => {
    const dir = folder();
    expect(readPlayerName(dir)).toBeNull();
    savePlayerName(dir, 'Ann Lee');
    expect(readPlayerName(dir)).toBe('Ann Lee');
    expect(cleanName('  a\u0000b\u202e \n c  ')).toBe('a b c');
    expect(cleanName(' \u0007 ')).toBeNull();
    expect(cleanName('水'.repeat(40))).toBe('水'.repeat(30));
  });
});

describe('scores of this machine', () => {
  const row = (score: number, name: string, day = '15') => ({
    score,
    name,
    date: `2026-11-${day}T10:00:00Z`,
  });

  test('are kept ranked, each board apart', () => {
    const table = { folder: folder(), game: treasureRush, board: 'rush' };
    must(addScores(table, [row(3, 'a'), row(9, 'b')]));
    must(addScores(table, [row(5, 'c'), row(3, 'a')]));
    expect(must(readScores(table)).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
    expect(must(readScores({ ...table, board: 'hunter' }))).toEqual([]);
    expect(scoreDate(new Date(0))).toBe('1970-01-01T00:00:00Z');
  });

  test('a table that was damaged is not overwritten', () => {
    const table = { folder: folder(), game: treasureRush, board: 'rush' };
    mkdirSync(join(table.folder, 'scores'));
    writeFileSync(join(table.folder, 'scores', 'treasure-rush.rush.csv'), 'something else');
    expect(addScores(table, [row(1, 'a')])).toEqual({
      ok: false,
      reason: expect.stringContaining('is damaged'),
    });
  });

  test('warren scores shows the top ten, and takes and gives CSV', async () => {
    const dir = folder();
    const file = join(dir, 'in.csv');
    const rows = Array.from({ length: 12 }, (_, i) => `${i},"Player, ""${i}""",2026-11-${10 + i}`);
    writeFileSync(file, `Score,Name,Date\n${rows.join('\n')}\n5,\u001b[2Jevil,2026-11-01\n`);
    const words = ['scores', 'treasure-rush', '--data', dir];
    expect((await warren(words)).out).toBe('There are no scores yet.\n');
    const imported = await warren([...words, '--import', file]);
    expect([imported.code, imported.out, imported.err]).toEqual([0, '', '13 rows read, 0 refused\n']);
    await warren([...words, '--import', file]);
    const { out } = await warren(words);
    expect(out.trimEnd().split('\n')).toHaveLength(10);
    expect(out).toMatch(/^ {4}1 +11 {2}Player, "11" +2026-11-21\n/);
    expect(out).not.toContain('\u001b');
    const csv = await warren([...words, '--csv', '-']);
    expect(csv.out.split('\n').slice(0, 2)).toEqual([
      'Score,Name,Date',
      '11,"Player, ""11""",2026-11-21T00:00:00Z',
    ]);
    expect(csv.out.trimEnd().split('\n')).toHaveLength(14);
  });

  test("the original's own file comes in whole: equal rows, days without a time, 29 of 29", async () => {
    const dir = folder();
    const file = join(dir, 'highscores.txt');
    const lines = Array.from({ length: 29 }, (_, i) => `${i % 8},Ann,2016-03-${10 + (i % 2)}`);
    writeFileSync(file, `Score,Name,Date\n${lines.join('\n')}\n`);
    const words = ['scores', 'treasure-rush', '--data', dir];
    const imported = await warren([...words, '--import', file]);
    expect([imported.code, imported.err]).toEqual([0, '29 rows read, 0 refused\n']);
    const csv = await warren([...words, '--csv', '-']);
    expect(csv.out.trimEnd().split('\n')).toHaveLength(30);
  });

  test('rows that are none are told with their lines, and the others are added', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'in.csv'), 'Score,Name,Date\n7,Ann,2026-11-15\nseven,Bob,2026-11-15\n');
    const ended = await warren([
      'scores',
      'treasure-rush',
      '--data',
      dir,
      '--import',
      join(dir, 'in.csv'),
      '--csv',
      '-',
    ]);
    expect(ended.code).toBe(1);
    expect(ended.err).toContain('in.csv: line 3: the score is no whole number\n');
    expect(ended.out).toBe('Score,Name,Date\n7,Ann,2026-11-15T00:00:00Z\n');
  });

  test.each([
    [[], 2, 'scores needs one game'],
    [['treasure-rsh'], 2, 'did you mean "treasure-rush"?'],
    [['treasure-rush', '--board', 'x'], 2, 'there is no board "x"'],
    [['treasure-rush', '--import', 'nowhere'], 1, 'no such file'],
  ])('%j is refused with a line', async (words, code, reason) => {
    const ended = await warren(['scores', ...words, ...(words.length === 0 ? [] : ['--data', folder()])]);
    expect(ended.err).toMatch(/^warren: [^\n]+\n$/);
    expect(ended.err).toContain(reason);
    expect(ended.code).toBe(code);
  });
});
