import { LABYRINTH_RUN_SLOT } from '@warren/client';
import { makeMazeText } from '@warren/engine/codes';
import { type Frame, type Run, type Sprite, startRun } from '@warren/games';
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
import fc from 'fast-check';
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
import { labyrinthPreview } from '../../../src/games/labyrinth/preview.js';
import { cornerOf, makeCamera } from '../../../src/games/labyrinth/stage/camera.js';
import { CELL_ART } from '../../../src/games/labyrinth/stage/ground.js';
import { decksAbove } from '../../../src/games/labyrinth/stage/ground-sheet.js';
import { trailMarks } from '../../../src/games/labyrinth/stage/trail.js';
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
import { drawBelow, seedWords } from '../../../src/lib/seed-words.js';
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
const begin = (settings: object = {}, seed = 'web'): Run<LabyrinthState> =>
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
    const seeds = Array.from({ length: 20 }, () => seedWords(drawBelow));
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

  test('goes to the table with its level when its time is out, an assisted one does not', () => {
    const storage = memoryStorage();
    const run = play(begin(), ({ round }) => round.number === 2);
    expect(enterScore(run, 'Ada', storage)).toBe('');
    const helped = begin({}, 'help');
    helped.advance([labyrinth.actions.indexOf('solution')]);
    for (const each of [run, helped]) while (!each.finished) each.advance([0]);
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
    const walking = { ...state, player: { ...state.player, held: 2 } };
    expect(actionsOf(held(0), walking, { controls: 'hold' })).toEqual([0]);
    expect(actionsOf(held(0), walking, { controls: 'glide' })).toEqual([]);
    expect(actionsOf(held(4), walking, { controls: 'glide' })).toEqual([4]);
  });
});

describe('the picture', () => {
  const ROOM = { width: 380, height: 420, density: 2 };

  test('a small labyrinth is seen as a whole, a large one is followed, and one can look from further away', () => {
    const small = makeCamera({ width: 8, height: 8 }, ROOM, 0);
    expect(small.width).toBe((8 * CELL_ART + 8) * small.scale);
    const large = makeCamera({ width: 40, height: 40 }, ROOM, 0);
    expect(large.width).toBeLessThan(40 * CELL_ART * large.scale);
    expect(large.further).toBe(true);
    const far = makeCamera({ width: 40, height: 40 }, ROOM, -100);
    expect([far.scale, far.further]).toEqual([1, false]);
    expect(makeCamera({ width: 40, height: 40 }, ROOM, 100).closer).toBe(false);
  });

  test('never shows more than a rim beyond the map, and always the player', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const room = fc.record({
      width: fc.integer({ min: 60, max: 2000 }),
      height: fc.integer({ min: 60, max: 1500 }),
      density: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 60 }),
        room,
        fc.integer({ min: -3, max: 3 }),
        place,
        (side, space, steps, at) => {
          const cells = { width: side, height: side };
          const camera = makeCamera(cells, space, steps);
          const map = side * CELL_ART * camera.scale;
          const corner = cornerOf(camera, cells, { x: at.x * map, y: at.y * map });
          const rim = 4 * camera.scale;
          expect(corner.x).toBeGreaterThanOrEqual(-rim - 1);
          expect(corner.x + camera.width).toBeLessThanOrEqual(map + rim + 1);
          expect(at.x * map - corner.x).toBeGreaterThanOrEqual(-1);
          expect(at.x * map - corner.x).toBeLessThanOrEqual(camera.width + 1);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the bridge lies over whoever walks beneath it or comes out of it, not over whoever walks on it', () => {
    const under = Array.from({ length: 25 }, () => 0);
    // In the middle a corridor runs from north to south beneath one from west to east.
    under[12] = 5;
    const frame = { map: { width: 5, height: 5, tileSize: 60 }, maze: { under } } as unknown as Frame;
    const at = (column: number, row: number, beneath?: true) =>
      decksAbove(frame, {
        x: column * 60 + 16,
        y: row * 60 + 16,
        width: 28,
        height: 28,
        ...(beneath && { beneath }),
      } as Sprite);
    expect(at(2, 2, true)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(2, 2)).toEqual([]);
    expect(at(2, 1)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(2, 3)).toEqual([{ x: 2, y: 2, beneath: 5 }]);
    expect(at(1, 2)).toEqual([]);
    expect(at(3, 2)).toEqual([]);
  });

  test('a way that dives beneath a bridge is not marked on it', () => {
    const under = [0, 0, 0, 0, 5, 0, 0, 0, 0];
    expect(trailMarks([1, 4, 7], 3, under)).toHaveLength(4);
    expect(trailMarks([3, 4, 5], 3, under)).toHaveLength(5);
    expect(trailMarks([0], 3, under)).toHaveLength(1);
  });

  test('at the entrance everybody stays on the map, and is hidden for a while by bridges', () => {
    let hidden = 0;
    for (let timeMs = 0; timeMs < 26_000; timeMs += 60) {
      const { figures, map } = labyrinthPreview(timeMs);
      if (!figures.some(({ sprite }) => sprite.startsWith('player'))) hidden++;
      for (const { x, y } of figures) {
        expect(x > 0 && y > 0 && x < map.width * CELL_ART && y < map.height * CELL_ART).toBe(true);
      }
    }
    // Six of the thirty-two steps there, and as many back, are made beneath a bridge.
    expect(hidden).toBeGreaterThan(40);
    expect(hidden).toBeLessThan(130);
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
    ['seed', 'x'.repeat(65)],
  ] as const)('%s "%s" is a sentence at its field and no level', (name, text) => {
    const wrong = { ...draft, [name]: text };
    expect(wrongField(wrong, name)).toMatch(/^[A-Z0-9].*\.$/);
    expect(levelOf(wrong).ok).toBe(false);
    for (const { name: other } of DRAFT_FIELDS)
      if (other !== name) expect(wrongField(wrong, other)).toBeNull();
  });

  test('a right draft is a level, and its line plays it', () => {
    const level = must(levelOf(draft));
    expect(level).toMatchObject({ width: 12, height: 12, exits: 2, density: 400, slack: 30, seed: 'mine' });
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
    expect(must(bringLevels(text, NOON, fresh))).toEqual({ added: 1, refused: [] });
    expect(readLevels(fresh)).toMatchObject([{ name: 'Cellar', code: CODE }]);
    const read = must(bringLevels(`${CODE} Cellar\nnonsense\n${OTHER}\n`, NOON, fresh));
    expect(read.added).toBe(1);
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
