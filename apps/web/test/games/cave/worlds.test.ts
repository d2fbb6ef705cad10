import { worldTitle } from '@warren/client';
import { type Run, stateHash } from '@warren/games';
import { caveBot } from '@warren/games/bots';
import { beginWorld, type CaveState, makeWorldText, type World } from '@warren/games/cave';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  worldFlaw,
  worldPreview,
  worldSummary,
} from '../../../../../packages/client/src/slots/world-save.js';
import { storedMoves, storedWorld } from '../../../src/games/cave/storage.js';
import { joinMoves } from '../../../src/games/cave/worlds/moves.js';
import {
  createWorld,
  deleteWorld,
  importWorld,
  readSavedWorld,
  renameWorld,
  type SavedWorld,
  worldIds,
} from '../../../src/games/cave/worlds/world-repository.js';
import { openWorldSaver, type WorldSaverParts } from '../../../src/games/cave/worlds/world-saver.js';
import type { TextStorage } from '../../../src/lib/storage.js';
import { memoryStorage, noStorage } from '../../support/play-runs.js';

/** After everything. */
const LATER = 4_000_000_000_000;
const DRAFT = { name: 'Home', seed: 'tests', settings: {} };

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** A saved world and the player who plays it. */
function open(storage = memoryStorage(), parts: Partial<WorldSaverParts> = {}) {
  const saved = must(createWorld(DRAFT, [], storage)) as SavedWorld & { readonly world: World };
  const saver = openWorldSaver(
    { saved, now: () => 1_000_000, maySave: () => true, onSaved() {}, onChapter() {}, ...parts },
    storage,
  );
  return { storage, id: saved.id, saver, stored: storedWorld(saved.id), moves: storedMoves(saved.id) };
}

/** Has the bot make so many moves. */
function play(run: Run, count: number): void {
  const player = caveBot.begin();
  for (let i = 0; i < count && !run.finished; i++) run.advance(player(run.state as CaveState));
}

const hashOf = ({ world }: { readonly world: World | null }) => stateHash(world?.run.state ?? null);

/** The world as it would be found now, if the page were gone. */
function found(id: string, storage: TextStorage): SavedWorld {
  const saved = readSavedWorld(id, storage);
  if (saved === null) throw new Error('the world is gone');
  return saved;
}

describe('a world being played', () => {
  test('is found after every single move as it was shown, whenever it was kept as a whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('move', 'move', 'move', 'whole', 'soon'), { maxLength: 60 }),
        (steps) => {
          const { storage, id, saver } = open();
          const player = caveBot.begin();
          for (const step of steps) {
            if (step === 'whole') saver.saveWhole();
            else if (step === 'soon') saver.saveSoon();
            else saver.run.advance(player(saver.run.state as CaveState));
            expect([found(id, storage).trouble, hashOf(found(id, storage))]).toEqual([
              null,
              stateHash(saver.run.state),
            ]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('writes little after a move, and everything only now and then', () => {
    const { storage, saver, stored, moves } = open();
    const before = storage.items.get(stored);
    play(saver.run, 100);
    saver.saveSoon();
    expect(storage.items.get(stored)).toBe(before);
    expect(storage.items.get(moves)?.length).toBeLessThan(600);
    play(saver.run, 100);
    saver.saveSoon();
    expect(storage.items.get(stored)).not.toBe(before);
    expect(storage.items.has(moves)).toBe(false);
  });

  test('goes on after it was found, its moves being added to those that lie there', () => {
    const { storage, id, saver } = open();
    play(saver.run, 20);
    const again = found(id, storage) as SavedWorld & { readonly world: World };
    const second = openWorldSaver(
      { saved: again, now: () => LATER, maySave: () => true, onSaved() {}, onChapter() {} },
      storage,
    );
    play(second.run, 20);
    expect(hashOf(found(id, storage))).toBe(stateHash(second.run.state));
    expect(found(id, storage).world).toMatchObject({ playedAt: LATER, run: { tick: 40 } });
    const joined = joinMoves(found(id, storage).text, found(id, storage).movesText) ?? '';
    storage.items.set(storedWorld(id), joined);
    expect(hashOf(found(id, storage))).toBe(stateHash(second.run.state));
  });

  test('has nothing to do with moves that were made from a text that was replaced', () => {
    const { storage, id, saver, stored, moves } = open();
    play(saver.run, 10);
    const movesText = storage.items.get(moves) ?? '';
    saver.saveWhole();
    const whole = storage.items.get(stored) ?? '';
    // As if the page had gone between the two writes.
    storage.items.set(moves, movesText);
    expect(hashOf(found(id, storage))).toBe(stateHash(saver.run.state));
    expect(joinMoves(whole, movesText)).toBe(whole);
  });

  test('goes on in memory where there is no room; what was kept stays, and is caught up with later', () => {
    const storage = memoryStorage();
    let isFull = false;
    const inner = storage();
    const tight = Object.assign(
      () => ({
        ...inner,
        setItem(name: string, text: string) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          inner.setItem(name, text);
        },
      }),
      { items: storage.items },
    );
    const told: boolean[] = [];
    const { id, saver } = open(tight, { onSaved: (isSaved) => told.push(isSaved) });
    play(saver.run, 10);
    const saved = hashOf(found(id, storage));
    isFull = true;
    play(saver.run, 10);
    saver.saveWhole();
    expect([hashOf(found(id, storage)), told]).toEqual([saved, [false]]);
    isFull = false;
    play(saver.run, 1);
    expect([hashOf(found(id, storage)), told]).toEqual([stateHash(saver.run.state), [false, true]]);
  });

  test('writes nothing once another tab has it', () => {
    let isMine = true;
    const { storage, saver } = open(memoryStorage(), { maySave: () => isMine });
    play(saver.run, 5);
    const before = [...storage.items];
    isMine = false;
    play(saver.run, 5);
    saver.saveWhole();
    expect([...storage.items]).toEqual(before);
  });

  test('is saved as a whole again when another tab has changed what was saved', () => {
    const { storage, id, saver, stored } = open();
    play(saver.run, 5);
    storage.items.delete(stored);
    saver.invalidate();
    play(saver.run, 1);
    expect(hashOf(found(id, storage))).toBe(stateHash(saver.run.state));
  });

  test('turns a chapter when its log is long, and nothing of it is lost', () => {
    const runs: Run[] = [];
    const { storage, id, saver } = open(memoryStorage(), { onChapter: (run) => runs.push(run) });
    const rest = saver.run.game.actions.indexOf('rest');
    for (let i = 0; i < 6_250; i++) {
      saver.run.advance(Array.from({ length: 16 }, () => rest));
      if (i % 500 === 0) saver.saveSoon();
    }
    const before = stateHash(saver.run.state);
    saver.saveSoon();
    expect(runs).toEqual([saver.run]);
    expect([saver.run.tick, stateHash(saver.run.state)]).toEqual([0, before]);
    expect(found(id, storage).world).toMatchObject({ chapter: 2 });
    play(saver.run, 3);
    expect(hashOf(found(id, storage))).toBe(stateHash(saver.run.state));
  });
});

describe('damage', () => {
  test('of the moves leaves the last good state, and both texts as they are', () => {
    const { storage, id, saver, moves } = open();
    play(saver.run, 10);
    saver.saveWhole();
    const good = stateHash(saver.run.state);
    play(saver.run, 10);
    const movesText = storage.items.get(moves) ?? '';
    for (let i = 0; i < movesText.length; i++) {
      storage.items.set(
        moves,
        movesText.slice(0, i) + (movesText[i] === '1' ? '2' : '1') + movesText.slice(i + 1),
      );
      const { trouble } = found(id, storage);
      // Only the version may say something else than damage.
      expect(trouble).toMatch(/^the latest moves (are damaged|were made by a newer Warren)$/);
      expect(hashOf(found(id, storage))).toBe(good);
    }
    for (let i = 1; i < movesText.length; i++) {
      storage.items.set(moves, movesText.slice(0, i));
      expect(hashOf(found(id, storage))).toBe(good);
      expect(found(id, storage).trouble).not.toBeNull();
    }
    expect(storage.items.get(moves)).toBe(movesText.slice(0, -1));
  });

  test('of a world is told with its reason, whatever it is, and the others are there', () => {
    const { storage, id, saver, stored } = open();
    play(saver.run, 30);
    saver.saveWhole();
    const text = storage.items.get(stored) ?? '';
    const other = must(createWorld({ ...DRAFT, name: 'Other' }, [], storage));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.boolean(),
        fc.constantFrom('0', '{', 'A', 'z'),
        (at, cut, unit) => {
          if (text[at] === unit) return;
          storage.items.set(
            stored,
            cut ? text.slice(0, at + 1) : text.slice(0, at) + unit + text.slice(at + 1),
          );
          if (cut && at === text.length - 1) return;
          const saved = found(id, storage);
          // What is no part of the run, such as the name, may be any other.
          if (saved.world === null) expect(saved.trouble).not.toBeNull();
          else expect(hashOf(saved)).toBe(stateHash(saver.run.state));
          expect(found(other.id, storage).trouble).toBeNull();
        },
      ),
    );
  });

  test('a world of a newer Warren is refused, and nothing of it is touched', () => {
    const { storage, id, stored } = open();
    const newer = (storage.items.get(stored) ?? '').replace('"version":1', '"version":2');
    storage.items.set(stored, newer);
    expect(found(id, storage)).toMatchObject({
      world: null,
      trouble: expect.stringContaining('newer Warren'),
    });
    expect(renameWorld(found(id, storage), { name: 'Mine', taken: [] }, storage).ok).toBe(false);
    expect(storage.items.get(stored)).toBe(newer);
  });

  test('the text of another world in a place is no world of that place', () => {
    const { storage, id, stored } = open();
    const other = must(beginWorld({ id: 'abcdefgh', name: 'Other', seed: '', settings: {}, now: 1 }));
    storage.items.set(stored, makeWorldText(other));
    expect(found(id, storage)).toMatchObject({ world: null, trouble: 'it is the text of another world' });
  });
});

describe('the worlds of a browser', () => {
  test.each(['', ' ', '🜁🜂', '\u0000', '\ud800', 'x'.repeat(1000)])(
    'a world may have any seed: %j',
    (seed) => {
      const storage = memoryStorage();
      const saved = must(createWorld({ ...DRAFT, seed }, [], storage));
      expect(found(saved.id, storage).world?.run.seed).toBe(seed);
      expect(worldFlaw(saved.text)).toBeNull();
      expect(worldSummary(saved.text)).not.toMatch(/[\0\p{Surrogate}]/u);
    },
  );

  test('a seed of more than 4,096 characters is refused, never cut', () => {
    const storage = memoryStorage();
    must(createWorld({ ...DRAFT, seed: 'x'.repeat(4096) }, [], storage));
    expect(createWorld({ ...DRAFT, seed: 'x'.repeat(4097) }, [], storage)).toEqual({
      ok: false,
      reason: 'the seed is longer than 4096 characters',
    });
  });

  test('are made with settings of their own; what is wrong with one is named', () => {
    const settings = { rules: 'classic', regionSize: 30, chestProbability: '0.1' };
    const saved = must(createWorld({ ...DRAFT, settings }, [], memoryStorage()));
    expect(saved.world?.run.settings).toMatchObject({ ...settings, mode: 'endless' });
    const refused = createWorld({ ...DRAFT, settings: { regionSize: 3 } }, [], memoryStorage());
    expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining('regionSize') });
  });

  test('have names of their own', () => {
    const storage = memoryStorage();
    const saved = must(createWorld(DRAFT, [], storage));
    expect(createWorld({ ...DRAFT, name: 'HOME' }, ['Home'], storage)).toMatchObject({ ok: false });
    const renamed = must(renameWorld(saved, { name: '  My  cave ', taken: [] }, storage));
    expect(worldTitle(renamed.text)).toBe('My cave');
    expect([found(saved.id, storage).world?.name, hashOf(found(saved.id, storage))]).toEqual([
      'My cave',
      hashOf(saved),
    ]);
  });

  test('a world that is renamed has the moves that lay beside it', () => {
    const { storage, id, saver, moves } = open();
    play(saver.run, 12);
    must(renameWorld(found(id, storage), { name: 'Other', taken: [] }, storage));
    expect(storage.items.has(moves)).toBe(false);
    expect([found(id, storage).world?.name, hashOf(found(id, storage))]).toEqual([
      'Other',
      stateHash(saver.run.state),
    ]);
  });

  test('go out to a file and come in again, and never take the place of another', () => {
    const storage = memoryStorage();
    const saved = must(createWorld(DRAFT, [], storage));
    const elsewhere = memoryStorage();
    const taken = must(importWorld(`${saved.text}\n`, [], elsewhere));
    expect([taken.id, taken.text]).toEqual([saved.id, saved.text]);
    const second = must(importWorld(saved.text, [taken], elsewhere));
    expect(worldIds(elsewhere).sort()).toEqual([taken.id, second.id].sort());
    expect([second.world?.name, hashOf(second)]).toEqual(['Home 2', hashOf(saved)]);
    for (const text of ['', '{}', 'no world', '{"format":"warren-world","version":9}']) {
      expect(importWorld(text, [], elsewhere).ok).toBe(false);
    }
    expect(worldIds(elsewhere)).toHaveLength(2);
  });

  test('are deleted with their moves; what is foreign stays', () => {
    const storage = memoryStorage({ 'warren.cave.world.NO': 'foreign', 'warren.settings': '{}' });
    const { id, saver } = open(storage);
    play(saver.run, 3);
    expect(worldIds(storage)).toEqual([id]);
    expect(deleteWorld(id, storage)).toBe(true);
    expect([...storage.items.keys()]).toEqual(['warren.cave.world.NO', 'warren.settings']);
  });

  test('where nothing is kept there are none, and a new one says so', () => {
    expect(worldIds(noStorage as never)).toEqual([]);
    expect(must(createWorld(DRAFT, [], noStorage)).trouble).toContain('no room');
    expect(deleteWorld('abcdefgh', noStorage)).toBe(false);
  });
});

test('a world at a glance: how far it is explored, its moves and when it was played', () => {
  const { storage, saver, stored } = open();
  play(saver.run, 50);
  saver.saveWhole();
  const { explored, moves } = saver.run.state as CaveState;
  const text = storage.items.get(stored) ?? '';
  expect(worldPreview(text)).toEqual({
    label: 'Explored',
    value: `${explored}`,
    detail: `${moves} moves`,
    when: 1_000_000,
  });
  expect(worldSummary(text)).toBe(`Home: ${explored} cells explored, ${moves} moves`);
  expect(worldPreview('damaged')).toMatchObject({ value: '?', when: null });
  expect(worldFlaw('damaged')).toBe('It is damaged.');
  expect(worldFlaw(`${text}${' '.repeat(1_000_000)}`)).toContain('the server takes 1 MB');
});
