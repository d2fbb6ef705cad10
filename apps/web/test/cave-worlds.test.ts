import { worldTitle } from '@warren/client';
import { type Run, stateHash } from '@warren/games';
import { caveBot } from '@warren/games/bots';
import { beginWorld, type CaveState, makeWorldText, type World } from '@warren/games/cave';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldFlaw, worldPreview, worldSummary } from '../../../packages/client/src/slots/world-save.js';
import { joinMoves } from '../src/games/cave/worlds/join-moves.js';
import { type KeptWorld, readKeptWorld, worldIds } from '../src/games/cave/worlds/kept-world.js';
import { type KeeperParts, openKeeper } from '../src/games/cave/worlds/world-keeper.js';
import { storedMoves, storedWorld } from '../src/games/cave/worlds/world-names.js';
import { createWorld, deleteWorld, importWorld, renameWorld } from '../src/games/cave/worlds/world-shelf.js';
import type { Shelf } from '../src/lib/storage.js';
import { memoryShelf, noShelf } from './support/play-runs.js';

/** After everything. */
const LATER = 4_000_000_000_000;
const DRAFT = { name: 'Home', seed: 'tests', settings: {} };

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** A kept world and somebody who plays it. */
function open(shelf = memoryShelf(), parts: Partial<KeeperParts> = {}) {
  const kept = must(createWorld(DRAFT, [], shelf)) as KeptWorld & { readonly world: World };
  const keeper = openKeeper(
    { kept, now: () => 1_000_000, mayKeep: () => true, onKept() {}, onChapter() {}, ...parts },
    shelf,
  );
  return { shelf, id: kept.id, keeper, stored: storedWorld(kept.id), moves: storedMoves(kept.id) };
}

/** Has the bot make so many moves. */
function play(run: Run, count: number): void {
  const player = caveBot.begin();
  for (let i = 0; i < count && !run.finished; i++) run.advance(player(run.state as CaveState));
}

const hashOf = ({ world }: { readonly world: World | null }) => stateHash(world?.run.state ?? null);

/** The world as it would be found now, if the page were gone. */
function found(id: string, shelf: Shelf): KeptWorld {
  const kept = readKeptWorld(id, shelf);
  if (kept === null) throw new Error('the world is gone');
  return kept;
}

describe('a world being played', () => {
  test('is found after every single move as it was shown, whenever it was kept as a whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('move', 'move', 'move', 'whole', 'soon'), { maxLength: 60 }),
        (steps) => {
          const { shelf, id, keeper } = open();
          const player = caveBot.begin();
          for (const step of steps) {
            if (step === 'whole') keeper.keepWhole();
            else if (step === 'soon') keeper.keepSoon();
            else keeper.run.advance(player(keeper.run.state as CaveState));
            expect([found(id, shelf).trouble, hashOf(found(id, shelf))]).toEqual([
              null,
              stateHash(keeper.run.state),
            ]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('writes little after a move, and everything only now and then', () => {
    const { shelf, keeper, stored, moves } = open();
    const before = shelf.items.get(stored);
    play(keeper.run, 100);
    keeper.keepSoon();
    expect(shelf.items.get(stored)).toBe(before);
    expect(shelf.items.get(moves)?.length).toBeLessThan(600);
    play(keeper.run, 100);
    keeper.keepSoon();
    expect(shelf.items.get(stored)).not.toBe(before);
    expect(shelf.items.has(moves)).toBe(false);
  });

  test('goes on after it was found, its moves being added to those that lie there', () => {
    const { shelf, id, keeper } = open();
    play(keeper.run, 20);
    const again = found(id, shelf) as KeptWorld & { readonly world: World };
    const second = openKeeper(
      { kept: again, now: () => LATER, mayKeep: () => true, onKept() {}, onChapter() {} },
      shelf,
    );
    play(second.run, 20);
    expect(hashOf(found(id, shelf))).toBe(stateHash(second.run.state));
    expect(found(id, shelf).world).toMatchObject({ playedAt: LATER, run: { tick: 40 } });
    const joined = joinMoves(found(id, shelf).text, found(id, shelf).beside) ?? '';
    shelf.items.set(storedWorld(id), joined);
    expect(hashOf(found(id, shelf))).toBe(stateHash(second.run.state));
  });

  test('has nothing to do with moves that were made from a text that was replaced', () => {
    const { shelf, id, keeper, stored, moves } = open();
    play(keeper.run, 10);
    const beside = shelf.items.get(moves) ?? '';
    keeper.keepWhole();
    const whole = shelf.items.get(stored) ?? '';
    // As if the page had gone between the two writes.
    shelf.items.set(moves, beside);
    expect(hashOf(found(id, shelf))).toBe(stateHash(keeper.run.state));
    expect(joinMoves(whole, beside)).toBe(whole);
  });

  test('goes on in memory where there is no room; what was kept stays, and is caught up with later', () => {
    const shelf = memoryShelf();
    let isFull = false;
    const storage = shelf();
    const tight = Object.assign(
      () => ({
        ...storage,
        setItem(name: string, text: string) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          storage.setItem(name, text);
        },
      }),
      { items: shelf.items },
    );
    const told: boolean[] = [];
    const { id, keeper } = open(tight, { onKept: (isKept) => told.push(isKept) });
    play(keeper.run, 10);
    const kept = hashOf(found(id, shelf));
    isFull = true;
    play(keeper.run, 10);
    keeper.keepWhole();
    expect([hashOf(found(id, shelf)), told]).toEqual([kept, [false]]);
    isFull = false;
    play(keeper.run, 1);
    expect([hashOf(found(id, shelf)), told]).toEqual([stateHash(keeper.run.state), [false, true]]);
  });

  test('writes nothing once another tab has it', () => {
    let isMine = true;
    const { shelf, keeper } = open(memoryShelf(), { mayKeep: () => isMine });
    play(keeper.run, 5);
    const before = [...shelf.items];
    isMine = false;
    play(keeper.run, 5);
    keeper.keepWhole();
    expect([...shelf.items]).toEqual(before);
  });

  test('is kept as a whole again when somebody else has taken what was kept', () => {
    const { shelf, id, keeper, stored } = open();
    play(keeper.run, 5);
    shelf.items.delete(stored);
    keeper.disturb();
    play(keeper.run, 1);
    expect(hashOf(found(id, shelf))).toBe(stateHash(keeper.run.state));
  });

  test('turns a chapter when its log is long, and nothing of it is lost', () => {
    const runs: Run[] = [];
    const { shelf, id, keeper } = open(memoryShelf(), { onChapter: (run) => runs.push(run) });
    const rest = keeper.run.game.actions.indexOf('rest');
    for (let i = 0; i < 6_250; i++) {
      keeper.run.advance(Array.from({ length: 16 }, () => rest));
      if (i % 500 === 0) keeper.keepSoon();
    }
    const before = stateHash(keeper.run.state);
    keeper.keepSoon();
    expect(runs).toEqual([keeper.run]);
    expect([keeper.run.tick, stateHash(keeper.run.state)]).toEqual([0, before]);
    expect(found(id, shelf).world).toMatchObject({ chapter: 2 });
    play(keeper.run, 3);
    expect(hashOf(found(id, shelf))).toBe(stateHash(keeper.run.state));
  });
});

describe('damage', () => {
  test('of the moves leaves the last good state, and both texts as they are', () => {
    const { shelf, id, keeper, moves } = open();
    play(keeper.run, 10);
    keeper.keepWhole();
    const good = stateHash(keeper.run.state);
    play(keeper.run, 10);
    const beside = shelf.items.get(moves) ?? '';
    for (let i = 0; i < beside.length; i++) {
      shelf.items.set(moves, beside.slice(0, i) + (beside[i] === '1' ? '2' : '1') + beside.slice(i + 1));
      const { trouble } = found(id, shelf);
      // Only the version may say something else than damage.
      expect(trouble).toMatch(/^the latest moves (are damaged|were made by a newer Warren)$/);
      expect(hashOf(found(id, shelf))).toBe(good);
    }
    for (let i = 1; i < beside.length; i++) {
      shelf.items.set(moves, beside.slice(0, i));
      expect(hashOf(found(id, shelf))).toBe(good);
      expect(found(id, shelf).trouble).not.toBeNull();
    }
    expect(shelf.items.get(moves)).toBe(beside.slice(0, -1));
  });

  test('of a world is told with its reason, whatever it is, and the others are there', () => {
    const { shelf, id, keeper, stored } = open();
    play(keeper.run, 30);
    keeper.keepWhole();
    const text = shelf.items.get(stored) ?? '';
    const other = must(createWorld({ ...DRAFT, name: 'Other' }, [], shelf));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.boolean(),
        fc.constantFrom('0', '{', 'A', 'z'),
        (at, cut, unit) => {
          if (text[at] === unit) return;
          shelf.items.set(
            stored,
            cut ? text.slice(0, at + 1) : text.slice(0, at) + unit + text.slice(at + 1),
          );
          if (cut && at === text.length - 1) return;
          const kept = found(id, shelf);
          // What is no part of the run, such as the name, may be any other.
          if (kept.world === null) expect(kept.trouble).not.toBeNull();
          else expect(hashOf(kept)).toBe(stateHash(keeper.run.state));
          expect(found(other.id, shelf).trouble).toBeNull();
        },
      ),
    );
  });

  test('a world of a newer Warren is refused, and nothing of it is touched', () => {
    const { shelf, id, stored } = open();
    const newer = (shelf.items.get(stored) ?? '').replace('"version":1', '"version":2');
    shelf.items.set(stored, newer);
    expect(found(id, shelf)).toMatchObject({ world: null, trouble: expect.stringContaining('newer Warren') });
    expect(renameWorld(found(id, shelf), { name: 'Mine', taken: [] }, shelf).ok).toBe(false);
    expect(shelf.items.get(stored)).toBe(newer);
  });

  test('the text of another world in a place is no world of that place', () => {
    const { shelf, id, stored } = open();
    const other = must(beginWorld({ id: 'abcdefgh', name: 'Other', seed: '', settings: {}, now: 1 }));
    shelf.items.set(stored, makeWorldText(other));
    expect(found(id, shelf)).toMatchObject({ world: null, trouble: 'it is the text of another world' });
  });
});

describe('the worlds of a browser', () => {
  test.each(['', ' ', '🜁🜂', '\u0000', '\ud800', 'x'.repeat(1000)])(
    'a world may have any seed: %j',
    (seed) => {
      const shelf = memoryShelf();
      const kept = must(createWorld({ ...DRAFT, seed }, [], shelf));
      expect(found(kept.id, shelf).world?.run.seed).toBe(seed);
      expect(worldFlaw(kept.text)).toBeNull();
      expect(worldSummary(kept.text)).not.toMatch(/[\0\p{Surrogate}]/u);
    },
  );

  test('are made with settings of their own; what is wrong with one is named', () => {
    const settings = { rules: 'classic', regionSize: 30, chestProbability: '0.1' };
    const kept = must(createWorld({ ...DRAFT, settings }, [], memoryShelf()));
    expect(kept.world?.run.settings).toMatchObject({ ...settings, mode: 'endless' });
    const refused = createWorld({ ...DRAFT, settings: { regionSize: 3 } }, [], memoryShelf());
    expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining('regionSize') });
  });

  test('have names of their own', () => {
    const shelf = memoryShelf();
    const kept = must(createWorld(DRAFT, [], shelf));
    expect(createWorld({ ...DRAFT, name: 'HOME' }, ['Home'], shelf)).toMatchObject({ ok: false });
    const renamed = must(renameWorld(kept, { name: '  My  cave ', taken: [] }, shelf));
    expect(worldTitle(renamed.text)).toBe('My cave');
    expect([found(kept.id, shelf).world?.name, hashOf(found(kept.id, shelf))]).toEqual([
      'My cave',
      hashOf(kept),
    ]);
  });

  test('a world that is renamed has the moves that lay beside it', () => {
    const { shelf, id, keeper, moves } = open();
    play(keeper.run, 12);
    must(renameWorld(found(id, shelf), { name: 'Other', taken: [] }, shelf));
    expect(shelf.items.has(moves)).toBe(false);
    expect([found(id, shelf).world?.name, hashOf(found(id, shelf))]).toEqual([
      'Other',
      stateHash(keeper.run.state),
    ]);
  });

  test('go out to a file and come in again, and never take the place of another', () => {
    const shelf = memoryShelf();
    const kept = must(createWorld(DRAFT, [], shelf));
    const elsewhere = memoryShelf();
    const taken = must(importWorld(`${kept.text}\n`, [], elsewhere));
    expect([taken.id, taken.text]).toEqual([kept.id, kept.text]);
    const second = must(importWorld(kept.text, [taken], elsewhere));
    expect(worldIds(elsewhere).sort()).toEqual([taken.id, second.id].sort());
    expect([second.world?.name, hashOf(second)]).toEqual(['Home 2', hashOf(kept)]);
    for (const text of ['', '{}', 'no world', '{"format":"warren-world","version":9}']) {
      expect(importWorld(text, [], elsewhere).ok).toBe(false);
    }
    expect(worldIds(elsewhere)).toHaveLength(2);
  });

  test('are deleted with their moves; what is foreign stays', () => {
    const shelf = memoryShelf({ 'warren.cave.world.NO': 'foreign', 'warren.settings': '{}' });
    const { id, keeper } = open(shelf);
    play(keeper.run, 3);
    expect(worldIds(shelf)).toEqual([id]);
    expect(deleteWorld(id, shelf)).toBe(true);
    expect([...shelf.items.keys()]).toEqual(['warren.cave.world.NO', 'warren.settings']);
  });

  test('where nothing is kept there are none, and a new one says so', () => {
    expect(worldIds(noShelf as never)).toEqual([]);
    expect(must(createWorld(DRAFT, [], noShelf)).trouble).toContain('no room');
    expect(deleteWorld('abcdefgh', noShelf)).toBe(false);
  });
});

test('a world at a glance: how far it is explored, its moves and when it was played', () => {
  const { shelf, keeper, stored } = open();
  play(keeper.run, 50);
  keeper.keepWhole();
  const { explored, moves } = keeper.run.state as CaveState;
  const text = shelf.items.get(stored) ?? '';
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
