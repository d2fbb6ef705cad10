import { LABYRINTH_RUN_SLOT } from '@warren/client';
import { makeMazeText } from '@warren/engine/codes';
import { type Run, startRun } from '@warren/games';
import {
  beginWayOut,
  LABYRINTH_OPTIONS,
  LABYRINTH_SOLVERS,
  type LabyrinthState,
  labyrinth,
  labyrinthMaze,
  labyrinthOutcome,
  makeLevelLine,
  readLevelRequest,
  scoreParts,
} from '@warren/games/labyrinth';
import { describe, expect, test } from 'vitest';
import {
  levelBookSummary,
  mergeLevelBooks,
  readLevelBook,
} from '../../../../../packages/client/src/slots/level-book.js';
import { savedNumber } from '../../../src/game/loop/game-entry.js';
import {
  DRAFT_FIELDS,
  FIRST_DRAFT,
  levelOf,
  wrongField,
} from '../../../src/games/labyrinth/levels/level-draft.js';
import {
  bringLevels,
  deleteLevel,
  freeName,
  levelFile,
  levelPath,
  readLevels,
  roundOf,
  saveLevel,
} from '../../../src/games/labyrinth/levels/saved-levels.js';
import {
  bringOptions,
  changeOption,
  enterScore,
  labyrinthOptions,
  labyrinthScores,
  labyrinthStorage,
  optionFile,
  readOptionText,
  STORED_LEVELS,
  STORED_OPTIONS,
} from '../../../src/games/labyrinth/storage.js';
import { actionsOf, labyrinthView, phaseOf } from '../../../src/games/labyrinth/view.js';
import { randomSeed } from '../../../src/lib/seed-words.js';
import { botPlayer } from '../../support/bot-player.js';
import { memoryStorage, timed } from '../../support/play-runs.js';

function must<T>(result: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const NOON = Date.UTC(2026, 0, 2, 12);
const CODE = makeLevelLine(
  must(readLevelRequest({ seed: 'web', width: '9', height: '8', exits: '2', density: '1' })),
);
const OTHER = makeLevelLine(must(readLevelRequest({ seed: 'other' })));
const begin = (settings: object = {}, seed = 'web 1'): Run<LabyrinthState> =>
  must(startRun(labyrinth, settings, seed));
const roundIn = (run: Run<LabyrinthState>) => run.state.round;

/** Plays with the bot until something is so. */
function play(run: Run<LabyrinthState>, isSo: (state: LabyrinthState) => boolean): Run<LabyrinthState> {
  const player = botPlayer('labyrinth');
  while (!run.finished && !isSo(run.state)) run.advance(player(run.state));
  return run;
}

describe('a run', () => {
  test('two new games are never the same', () => {
    const seeds = Array.from({ length: 20 }, () => randomSeed());
    const mazes = new Set(seeds.map((seed) => roundIn(begin({}, seed)).id));
    expect(mazes.size).toBe(20);
  });

  test('is kept with its level, and comes back as it was', () => {
    const storage = memoryStorage();
    const run = play(begin(), ({ round }) => round.number === 3);
    expect(labyrinthStorage.save(timed(run), storage)).toBe(true);
    expect(savedNumber(LABYRINTH_RUN_SLOT, 'level', storage)).toBe(3);
    const back = must(labyrinthStorage.resume(storage));
    expect(back?.run.state).toEqual(run.state);
    labyrinthStorage.forget(storage);
    expect(savedNumber(LABYRINTH_RUN_SLOT, 'level', storage)).toBeNull();
  });

  test('goes to the table with its level when its time is out; an assisted one does not, nor one without a point', () => {
    const storage = memoryStorage();
    expect(enterScore(begin(), 'Ada', storage)).toBe('');
    const run = play(begin(), ({ round }) => round.number === 2);
    const helped = begin({}, 'help');
    helped.advance([labyrinth.actions.indexOf('solution')]);
    for (const each of [run, helped]) {
      // A level begins with the first key.
      each.advance([0, 15]);
      while (!each.finished) each.advance([0]);
    }
    expect(phaseOf(run.state, run.finished)).toBe('lost');
    expect(enterScore(run, 'Ada', storage)).toBe('The first score in the table of this device.');
    expect(enterScore(helped, 'Ada', storage)).toContain('no table');
    expect(labyrinthScores.read('run', storage)).toMatchObject([
      { name: 'Ada', level: 2, score: run.outcome.score },
    ]);
  });

  test('has a score whose shares are its levels and its seconds', () => {
    const run = play(begin(), ({ round }) => round.number === 4);
    expect(scoreParts(labyrinthOutcome(run.state)).levels).toBe(600);
    expect(scoreParts(labyrinthOutcome(run.state)).seconds % 10).toBe(0);
    const level = play(begin({ code: CODE }), () => false);
    const { levels, seconds } = scoreParts(labyrinthOutcome(level.state));
    expect([levels, levels + seconds]).toEqual([
      level.outcome.result === 'won' ? 100 : 0,
      level.outcome.score,
    ]);
  });

  test('has its levels as marks in the theatre', () => {
    const run = play(begin(), ({ round }) => round.number === 3);
    expect(labyrinthView.levelStarts(run.recording()).map(({ title }) => title)).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ]);
  });

  test('holds what is held; who glides goes on until another direction comes', () => {
    const { state } = begin();
    const held = (directions: number) => ({ held: directions, pressed: [] });
    expect(actionsOf(held(0), state, { controls: 'hold' })).toEqual([]);
    expect(actionsOf(held(2), state, { controls: 'hold' })).toEqual([2]);
    const round = { ...state.round, begun: true };
    const walking = { ...state, round, player: { ...state.player, held: 2 } };
    expect(actionsOf(held(0), walking, { controls: 'hold' })).toEqual([0]);
    expect(actionsOf(held(0), walking, { controls: 'glide' })).toEqual([]);
    expect(actionsOf(held(4), walking, { controls: 'glide' })).toEqual([4]);
  });

  test('a glide ends with its level: the next one waits for a key', () => {
    const { state } = begin();
    const arrived = { ...state, player: { ...state.player, held: 2 } };
    expect(actionsOf({ held: 0, pressed: [] }, arrived, { controls: 'glide' })).toEqual([0]);
  });
});

describe('solvers', () => {
  test.each(['recursive-backtracker', 'bfs', 'dead-end-filling', 'tremaux'])(
    '%s is watched to the exit, over and under',
    (solver) => {
      const round = must(roundOf(CODE));
      const wayOut = must(beginWayOut({ round, solver, from: { cell: round.start, beneath: false } }));
      let seen = 0;
      for (let ended = false; !ended; ) {
        ended = wayOut.advance(1);
        if (wayOut.cursor() !== null) seen++;
      }
      expect(seen).toBeGreaterThan(0);
      const path = must(wayOut.path());
      expect(path[0]).toEqual({ cell: round.start, beneath: false });
      expect(round.exits).toContain(path[path.length - 1].cell);
      // The maze has no loop, so there is one way to each exit only.
      expect(path.length - 1).toBeGreaterThanOrEqual(round.steps);
    },
  );

  test('each can be chosen as an option', () => {
    const solver = LABYRINTH_OPTIONS.find(({ name }) => name === 'solver');
    expect(solver).toMatchObject({ choices: LABYRINTH_SOLVERS.map(({ id }) => id) });
  });

  test('an unknown one is refused', () => {
    const round = must(roundOf(CODE));
    expect(beginWayOut({ round, solver: 'oracle' }).ok).toBe(false);
  });
});

describe('custom levels', () => {
  const draft = { ...FIRST_DRAFT, seed: 'mine' };

  test.each([
    ['width', '0'],
    ['width', '-3'],
    ['width', '1000000'],
    ['height', 'ten'],
    ['height', ''],
    ['exits', '0'],
    ['exits', '44'],
    ['exits', 'many'],
    ['density', '2'],
    ['density', '-0.1'],
    ['density', 'dense'],
    ['slack', '0.5'],
    ['slack', '99'],
    ['start', '144'],
    ['start', 'here'],
    ['seed', 'x'.repeat(65)],
  ] as const)('%s "%s" is a sentence at its field and no level', (name, text) => {
    const wrong = { ...draft, [name]: text };
    expect(wrongField(wrong, name)).toMatch(/^[A-Z0-9].*\.$/);
    expect(levelOf(wrong).ok).toBe(false);
    for (const { name: other } of DRAFT_FIELDS)
      if (other !== name) expect(wrongField(wrong, other)).toBeNull();
  });

  test('a right draft is a level, and its line plays it', () => {
    // Whatever a level has but its number and its algorithm is typed.
    expect(DRAFT_FIELDS.map(({ name }) => name)).toEqual([
      ...['width', 'height', 'exits', 'density', 'slack', 'start', 'seed'],
    ]);
    const level = must(levelOf(draft));
    expect(level).toMatchObject({ width: 12, height: 12, exits: 2, density: 400, slack: 30, seed: 'mine' });
    expect(must(roundOf(makeLevelLine(must(levelOf({ ...draft, start: '17' })))))).toMatchObject({
      start: 17,
    });
    const code = makeLevelLine(level);
    expect(levelPath(code)).toBe(`/labyrinth/level/${encodeURIComponent(code)}`);
    expect(must(roundOf(code))).toMatchObject({ width: 12, height: 12, code });
    expect(roundOf('w1-nothing').ok).toBe(false);
  });

  test('are saved, renamed and deleted', () => {
    const storage = memoryStorage();
    must(saveLevel({ name: 'Cellar', code: CODE }, NOON, storage));
    must(saveLevel({ name: 'Attic', code: OTHER }, NOON + 1, storage));
    expect(readLevels(storage).map(({ name }) => name)).toEqual(['Attic', 'Cellar']);
    must(saveLevel({ name: 'Vault', code: CODE }, NOON + 2, storage));
    expect(readLevels(storage).map(({ name }) => name)).toEqual(['Vault', 'Attic']);
    expect(saveLevel({ name: '  ', code: CODE }, NOON, storage).ok).toBe(false);
    deleteLevel(CODE, NOON + 3, storage);
    expect(readLevels(storage).map(({ name }) => name)).toEqual(['Attic']);
    expect(freeName('Attic', readLevels(storage))).toBe('Attic 2');
  });

  test('go to a file and come back; a bad line is named by its number and the others load', () => {
    const storage = memoryStorage();
    must(saveLevel({ name: 'Cellar', code: CODE }, NOON, storage));
    const text = levelFile(readLevels(storage));
    const fresh = memoryStorage();
    const bring = (content: string) => bringLevels({ name: 'mine.txt', text: content }, NOON, fresh);
    expect(must(bring(text))).toEqual({ said: '1 new level was saved.', refused: [] });
    expect(readLevels(fresh)).toMatchObject([{ name: 'Cellar', code: CODE }]);
    const read = must(bring(`${CODE} Vault\nnonsense\n${OTHER}\n`));
    expect(read.said).toBe('1 new level was saved. 1 is saved already: "Vault" is your "Cellar".');
    expect(read.refused).toMatchObject([{ line: 2 }]);
    expect(readLevels(fresh)).toHaveLength(2);
  });

  test('of two devices are joined; what was deleted last stays deleted, in any order', () => {
    const level = (code: string, at: number, name = 'n') => ({ name, code, at });
    const ours = JSON.stringify({ levels: [level('a', 1), level('b', 5, 'new')], gone: { c: 9 } });
    const theirs = JSON.stringify({ levels: [level('b', 2, 'old'), level('c', 3)], gone: { a: 4 } });
    expect(mergeLevelBooks(ours, theirs)).toBe(mergeLevelBooks(theirs, ours));
    expect(readLevelBook(mergeLevelBooks(ours, theirs)).levels).toEqual([level('b', 5, 'new')]);
    expect(levelBookSummary(ours)).toBe('2 levels');
    expect(mergeLevelBooks('damaged', ours)).toBe(mergeLevelBooks(ours, ours));
  });

  test('what is damaged in storage is left out', () => {
    const storage = memoryStorage();
    storage().setItem(
      STORED_LEVELS,
      JSON.stringify({ levels: [{ name: 'x' }, { name: 'y', code: 'zzz', at: 1 }], gone: 7 }),
    );
    expect(readLevels(storage)).toEqual([]);
  });

  test('a maze kept as text is the same maze', () => {
    const round = must(roundOf(CODE));
    const maze = must(makeMazeText(labyrinthMaze(round)));
    expect(roundIn(begin({ maze }))).toMatchObject({
      open: round.open,
      under: round.under,
      exits: round.exits,
      code: '',
    });
  });
});

describe('options', () => {
  test('a change takes effect at once, survives a restart and leaves the rest of the file alone', () => {
    const storage = memoryStorage();
    storage().setItem(STORED_OPTIONS, '# mine\nhat = red\ncontrols = hold\n');
    changeOption('generation', 'weave-kruskal', storage);
    expect(labyrinthOptions.get().generation).toBe('weave-kruskal');
    expect(readOptionText(storage).values.generation).toBe('weave-kruskal');
    expect(storage().getItem(STORED_OPTIONS)).toContain('# mine\nhat = red\ncontrols = hold\n');
    expect(optionFile(storage)).toContain('generation = weave-kruskal');
  });

  test('a bad value is named by its line and has its default', () => {
    const storage = memoryStorage();
    const { complaints, values } = bringOptions('generation = by hand\ncontrols = glide\n', storage);
    expect(complaints).toMatchObject([{ line: 1 }]);
    expect(values).toMatchObject({ generation: 'weave-prim', controls: 'glide' });
    expect(labyrinthOptions.get().controls).toBe('glide');
    expect(optionFile(storage)).toContain('generation = by hand');
  });
});
