import { RUSH_RUN_SLOT } from '@warren/client';
import { type Run, startRun, stateHash } from '@warren/games';
import { makeScoreCsv } from '@warren/games/scores';
import { type TreasureRushState, treasureRush } from '@warren/games/treasure-rush';
import { describe, expect, test } from 'vitest';
import { savedNumber } from '../../../src/game/loop/game-entry.js';
import { checkName, readName, saveName } from '../../../src/game/scores/player-name.js';
import { rankText, scoreRow } from '../../../src/game/scores/score-book.js';
import { scoreLines } from '../../../src/game/scores/score-lines.js';
import {
  changeOptions,
  enterScore,
  readOptions,
  rushScores,
  rushStorage,
  STORED_OPTIONS,
  STORED_RUN,
  STORED_SCORES,
} from '../../../src/games/treasure-rush/storage.js';
import { treasureRushView } from '../../../src/games/treasure-rush/view.js';
import { botPlayer } from '../../support/bot-player.js';
import { memoryStorage, timed } from '../../support/play-runs.js';

function begin(settings: unknown = {}): Run<TreasureRushState> {
  const run = startRun(treasureRush, settings, 'tests');
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

function playUntil(
  run: Run<TreasureRushState>,
  isSo: (run: Run<TreasureRushState>) => boolean,
): Run<TreasureRushState> {
  const player = botPlayer('treasure-rush');
  while (!run.finished && !isSo(run)) run.advance(player(run.state));
  return run;
}

const { levelStarts, phaseOf } = treasureRushView;
const NOON = Date.UTC(2026, 0, 2, 12);

describe('the view', () => {
  test('an action is what is held, and nothing is said twice', () => {
    const { state } = begin();
    expect(treasureRushView.actionsOf({ held: 6, pressed: [] }, state)).toEqual([6]);
    expect(treasureRushView.actionsOf({ held: 0, pressed: ['use'] }, state)).toEqual([]);
  });

  test('a run is played until it is lost, completed or too long', () => {
    const run = begin();
    expect(phaseOf(run.state, false)).toBe('playing');
    expect(phaseOf(run.state, true)).toBe('expired');
    // The first maze waits for a direction; then the clock runs out by itself.
    run.advance([1]);
    while (!run.finished) run.advance([0]);
    expect(phaseOf(run.state, true)).toBe('lost');
    const short = playUntil(begin({ mazes: 1 }), () => false);
    expect(phaseOf(short.state, short.finished)).toBe('complete');
  });

  test('the mazes of a recording are found by playing it', () => {
    const begins: number[] = [0];
    const run = playUntil(begin(), ({ state, tick }) => {
      const { number } = state.round;
      if (number > begins.length) begins.push(tick);
      return number === 4;
    });
    const starts = levelStarts(run.recording());
    expect(starts.map(({ tick }) => tick)).toEqual(begins);
    expect(starts.map(({ title }) => title)).toEqual(['Maze 1', 'Maze 2', 'Maze 3', 'Maze 4']);
  });
});

describe('a run that is left', () => {
  test('is found as it was, with its score beside it, until it is forgotten', () => {
    const storage = memoryStorage();
    const run = playUntil(begin({ pickups: true }), ({ state }) => state.score === 2);
    expect(rushStorage.save({ ...timed(run), ticket: null }, storage)).toBe(true);
    expect(savedNumber(RUSH_RUN_SLOT, 'score', storage)).toBe(2);
    const kept = rushStorage.resume(storage);
    if (!kept.ok || kept.value === null) throw new Error('there is no run');
    expect(stateHash(kept.value.run.state)).toBe(stateHash(run.state));
    rushStorage.forget(storage);
    expect(savedNumber(RUSH_RUN_SLOT, 'score', storage)).toBeNull();
    expect(rushStorage.resume(storage)).toEqual({ ok: true, value: null });
  });

  test('is refused with a reason when it is damaged', () => {
    const storage = memoryStorage({ [STORED_RUN]: '{"score":3,"saved":{"state":1}}' });
    expect(rushStorage.resume(storage).ok).toBe(false);
  });
});

describe('wishes', () => {
  test('are kept, and damaged ones are as in the beginning', () => {
    const storage = memoryStorage();
    expect(readOptions(storage)).toEqual({ pickups: false, hunter: false });
    expect(readName(storage)).toBeNull();
    changeOptions({ hunter: true }, storage);
    saveName('Ada', storage);
    changeOptions({ pickups: true }, storage);
    expect(readOptions(storage)).toEqual({ pickups: true, hunter: true });
    expect(readName(storage)).toBe('Ada');
    const damaged = memoryStorage({ [STORED_OPTIONS]: '{"name":7,"pickups":"yes"}' });
    expect(readOptions(damaged)).toEqual({ pickups: false, hunter: false });
    expect(readName(damaged)).toBeNull();
  });

  test.each(['', '   ', 'a'.repeat(25), 'two\nlines'])('%j is no name', (name) => {
    expect(checkName(name)).not.toBeNull();
  });

  test('a name may hold commas and quotes', () => {
    expect(checkName('Grace, "the fast"')).toBeNull();
  });
});

describe('high scores', () => {
  test('each set of rules has a table, named as its board is; runs for trying things out have none', () => {
    expect(rushScores.tables.map(({ id }) => id)).toEqual(['rush', 'pick-ups', 'hunter', 'pick-ups-hunter']);
    expect(rushScores.boardOf('rush')).toBe(`treasure-rush.rush@${treasureRush.rules}`);
    expect(rushScores.rulesOf({ pickups: true, hunter: false, choice: true, mazes: 0 })?.id).toBe('pick-ups');
    expect(rushScores.rulesOf({ pickups: false, hunter: false, choice: true, mazes: 3 })).toBeNull();
  });

  test('are sorted by score, of equal ones the older first, and a new one is told its place', () => {
    const storage = memoryStorage();
    expect(rushScores.add('rush', scoreRow(5, 'Ada', NOON), storage)).toEqual({
      rank: 1,
      rows: 1,
      saved: true,
    });
    expect(rushScores.add('rush', scoreRow(7, 'Grace', NOON + 1000), storage).rank).toBe(1);
    expect(rushScores.add('rush', scoreRow(5, 'Edsger', NOON + 2000), storage)).toMatchObject({
      rank: 3,
      rows: 3,
    });
    rushScores.add('hunter', scoreRow(99, 'Barbara', NOON), storage);
    expect(rushScores.read('rush', storage).map(({ name }) => name)).toEqual(['Grace', 'Ada', 'Edsger']);
    rushScores.clear('rush', storage);
    expect(rushScores.read('rush', storage)).toEqual([]);
    expect(rushScores.read('hunter', storage)).toHaveLength(1);
  });

  test('survive damage around them', () => {
    const good = scoreRow(3, 'Ada', NOON);
    const rows = [good, { score: 'many', name: 'B', date: good.date }, { ...good, date: 'today' }, null];
    const storage = memoryStorage({ [STORED_SCORES]: JSON.stringify({ rush: rows, hunter: 7 }) });
    expect(rushScores.read('rush', storage)).toEqual([good]);
    expect(rushScores.read('hunter', storage)).toEqual([]);
  });

  test('come in from a file once, and bad lines are named', () => {
    const storage = memoryStorage();
    const row = scoreRow(4, 'a "name",\nin two lines', NOON);
    const text = makeScoreCsv([row]);
    expect(rushScores.bring('rush', text, storage)).toEqual({
      ok: true,
      value: { added: 1, refused: [], saved: true },
    });
    const again = rushScores.bring('rush', `${text}x,Ada,2026-01-01\n`, storage);
    expect(again.ok && [again.value.added, again.value.refused.map(({ line }) => line)]).toEqual([0, [4]]);
    expect(rushScores.read('rush', storage)).toEqual([row]);
    expect(rushScores.bring('rush', 'a,b\n', storage).ok).toBe(false);
  });

  test('show the best ten, and one’s own best with its rank below them', () => {
    const rows = Array.from({ length: 12 }, (_, i) => scoreRow(20 - i, i >= 10 ? 'Ada' : `P${i}`, NOON));
    const { top, own } = scoreLines(rows, 'Ada');
    expect(top.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(top.slice(0, 4).map(({ medal }) => medal)).toEqual(['gold', 'silver', 'bronze', null]);
    expect(own).toMatchObject({ rank: 11, name: 'Ada', score: '10', mine: true });
    expect(scoreLines(rows, 'P3').own).toBeNull();
    expect(scoreLines([scoreRow(1, 'two\nlines', NOON)], null).top[0].name).toBe('two lines');
  });

  test('a run that is over or given up is entered by its rules; one for trying things out is not', () => {
    const storage = memoryStorage();
    const ahead = (settings: object) => playUntil(begin(settings), ({ state }) => state.score === 2);
    expect(enterScore(ahead({ mazes: 12 }), 'Ada', storage)).toBe('');
    expect([...storage.items]).toEqual([]);
    expect(enterScore(ahead({ hunter: true }), 'Ada', storage)).toBe(
      'The first score in the table of this device.',
    );
    const tables = rushScores.tables.map(({ id }) => rushScores.read(id, storage).map(({ name }) => name));
    expect(tables.flat()).toEqual(['Ada']);
  });

  test('TR-28: a score of zero is no row, and one below zero neither', () => {
    const storage = memoryStorage();
    const lost = begin();
    lost.advance([1]);
    while (!lost.finished) lost.advance([0]);
    expect([begin().state.score, lost.state.score]).toEqual([0, -3]);
    for (const run of [begin(), lost]) {
      expect(enterScore(run, 'Ada', storage)).toBe('Only scores above zero are entered into the table.');
    }
    expect([...storage.items]).toEqual([]);
  });

  test('a browser that keeps nothing says so', () => {
    const broken = () => {
      throw new Error('forbidden');
    };
    const entry = rushScores.add('rush', scoreRow(1, 'Ada', NOON), broken);
    expect(entry.saved).toBe(false);
    expect(rankText(entry)).toMatch('keeps nothing');
    expect(rankText({ rank: 1, rows: 4, saved: true })).toBe('A new best: place 1 of 4 on this device.');
    expect(rankText({ rank: 12, rows: 30, saved: true })).toBe('That is place 12 of 30 on this device.');
  });
});
