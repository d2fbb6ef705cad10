import { accept, type Result, refuse } from '@warren/engine';
import { keepRegions, turnChapter, type World } from '@warren/games/cave';
import { makeJournal, makeMove } from './journal.js';
import { type JournalWriter, openJournalWriter } from './journal-writer.js';
import { areActions, type JournalPosition, type WorldAtTurn } from './load-world.js';
import { type WorldFolder, type WorldStorage, worldFolder } from './world-folder.js';

/** A world that is being played, by this process and by no other. */
export type OpenWorld = ReturnType<typeof makeOpenWorld>;

/** Opens the world of a folder, with so many of its regions in memory; another process that plays it is a reason not to. */
export function openWorld(storage: WorldStorage, name: string, regions: number): Result<OpenWorld> {
  const folder = worldFolder(storage, name);
  const unlock = folder.lock();
  if (!unlock.ok) return unlock;
  const opened = loadAndWrite(storage, folder);
  if (!opened.ok) {
    unlock.value();
    return opened;
  }
  return accept(makeOpenWorld(storage.now, { ...opened.value, folder: name, regions, unlock: unlock.value }));
}

/** Loads a world and opens its journal at the end, or a new one where that can't go on. */
function loadAndWrite(storage: WorldStorage, folder: WorldFolder) {
  const sound = folder.loadSound();
  if (!sound.ok) return sound;
  const { world, turn, position } = sound.value;
  const journal = position === null ? folder.renew({ world, turn }) : accept(position);
  if (!journal.ok) return journal;
  const writer = openJournalWriter(storage, folder.path, journal.value.length);
  return writer.ok ? accept({ world, turn, ...journal.value, writer: writer.value }) : writer;
}

/**
 * After this many moves a new journal begins: opening a world after a crash plays at most these again, at about a
 * tenth of a millisecond each.
 */
const JOURNAL_MOVES = 250;
/** Large worlds, which take longer to write, begin a new journal less often: once per this many bytes and move. */
const BYTES_A_MOVE = 4000;

/** A loaded world and its open journal. */
interface Opened extends WorldAtTurn, JournalPosition {
  readonly writer: JournalWriter;
  /** The folder name, which identifies the world in the repository. */
  readonly folder: string;
  /** Regions kept in memory. */
  readonly regions: number;
  readonly unlock: () => void;
}

function makeOpenWorld(now: () => number, { writer, folder, unlock, length, ...begun }: Opened) {
  /** `moves` are those in the journal. */
  let { world, turn, regions, moves } = begun;
  let mostMoves = mostMovesFor(length);
  let isOpen = true;
  keepRegions(world.run.state, regions);

  function turnJournal(): void {
    const next = turnChapter(world);
    const bytes = makeJournal(next, turn);
    const turned = writer.turn(bytes);
    // After a failure the old journal goes on; the next attempt is after as many moves.
    moves = 0;
    if (!turned.ok) return;
    if (next !== world) keepRegions(next.run.state, regions);
    world = next;
    mostMoves = mostMovesFor(bytes.length);
  }

  return {
    folder,
    /**
     * The world as it is now. Read it again after every move: a new chapter has another run. Only `play` may call
     * `run.advance`.
     */
    get world(): World {
      return world;
    },
    /**
     * Plays one tick. It is written to the journal first, so that the end of the process loses nothing that was shown.
     * When that fails, the world stays as it was and the caller shows the reason and may try again. Unknown actions
     * are a bug of the caller and throw.
     */
    play(actions: readonly number[]): Result<null> {
      if (!isOpen) return refuse('the world is closed');
      if (!areActions(actions)) throw new Error(`Cave has no actions ${actions.join()}`);
      if (moves >= mostMoves || writer.isUnsafe || world.run.finished) turnJournal();
      if (world.run.finished)
        return refuse('no more moves fit into this chapter, and no new one can be begun');
      const time = now();
      const written = writer.append(makeMove({ turn, time, actions }));
      if (!written.ok) return written;
      world.run.advance(actions);
      world = { ...world, playedAt: time };
      turn++;
      moves++;
      return accept(null);
    },
    /** Sets how many regions stay in memory: wide windows show more than eight at once. */
    keepRegions(count: number): void {
      if (count === regions) return;
      regions = count;
      keepRegions(world.run.state, count);
    },
    /** Flushes and closes the world. Further calls do nothing. */
    close(): void {
      if (!isOpen) return;
      isOpen = false;
      // A journal without moves opens, and is listed, without playing moves again.
      if (moves > 0) turnJournal();
      writer.close();
      unlock();
    },
  };
}

function mostMovesFor(bytes: number): number {
  return Math.max(JOURNAL_MOVES, Math.ceil(bytes / BYTES_A_MOVE));
}
