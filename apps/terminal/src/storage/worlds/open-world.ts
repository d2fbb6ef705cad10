import { accept, type Result, refuse } from '@warren/engine';
import { keepRegions, turnChapter, type World } from '@warren/games/cave';
import { makeJournal, makeMove } from './journal.js';
import { type JournalLocation, openJournalWriter } from './journal-writer.js';
import { areActions, type JournalPosition, type WorldAtTurn } from './load-world.js';

/** A world that is being played, by this process and by no other. */
export interface OpenWorld {
  /** The folder name, which identifies the world in the repository. */
  readonly folder: string;
  /**
   * The world as it is now. Read it again after every move: a new chapter has another run. Only `play` may call
   * `run.advance`.
   */
  readonly world: World;
  /**
   * Plays one tick. It is written to the journal first, so that the end of the process loses nothing that was shown.
   * When that fails, the world stays as it was and the caller shows the reason and may try again. Unknown actions
   * are a bug of the caller and throw.
   */
  play(actions: readonly number[]): Result<null>;
  /** Sets how many regions stay in memory: wide windows show more than eight at once. */
  keepRegions(count: number): void;
  /** Flushes and closes the world. Further calls do nothing. */
  close(): void;
}

/**
 * After this many moves a new journal begins: opening a world after a crash plays at most these again, at about a
 * tenth of a millisecond each.
 */
const JOURNAL_MOVES = 250;
/** Large worlds, which take longer to write, begin a new journal less often: once per this many bytes and move. */
const BYTES_A_MOVE = 4000;

export interface OpenWorldTools extends JournalLocation {
  readonly now: () => number;
  /** Regions kept in memory. */
  readonly regions: number;
  /** The folder name, which identifies the world in the repository. */
  readonly name: string;
  /** Unlocks the world. */
  readonly unlock: () => void;
}

/** Opens a loaded world at the end of its journal. */
export function openWorld(
  { world: begun, turn: begunTurn, length, moves: found }: WorldAtTurn & JournalPosition,
  tools: OpenWorldTools,
): Result<OpenWorld> {
  const { now, name, unlock } = tools;
  const opened = openJournalWriter(tools, length);
  if (!opened.ok) return opened;
  const writer = opened.value;
  let world = begun;
  let turn = begunTurn;
  let { regions } = tools;
  /** Moves in the journal. */
  let moves = found;
  let mostMoves = mostMovesFor(length);
  let isOpen = true;
  keepRegions(world.run.state, regions);

  function turnJournal(): Result<null> {
    const next = turnChapter(world);
    const bytes = makeJournal(next, turn);
    const turned = writer.turn(bytes);
    // After a failure the old journal goes on; the next attempt is after as many moves.
    moves = 0;
    if (!turned.ok) return turned;
    if (next !== world) keepRegions(next.run.state, regions);
    world = next;
    mostMoves = mostMovesFor(bytes.length);
    return turned;
  }

  function play(actions: readonly number[]): Result<null> {
    if (!isOpen) return refuse('the world is closed');
    if (!areActions(actions)) throw new Error(`Cave has no actions ${actions.join()}`);
    if (moves >= mostMoves || writer.isUnsafe || world.run.finished) turnJournal();
    if (world.run.finished) return refuse('no more moves fit into this chapter, and no new one can be begun');
    const time = now();
    const written = writer.append(makeMove({ turn, time, actions }));
    if (!written.ok) return written;
    world.run.advance(actions);
    world = { ...world, playedAt: time };
    turn++;
    moves++;
    return accept(null);
  }

  return accept({
    folder: name,
    get world() {
      return world;
    },
    play,
    keepRegions(count) {
      if (count === regions) return;
      regions = count;
      keepRegions(world.run.state, count);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      // A journal without moves opens, and is listed, without playing moves again.
      if (moves > 0) turnJournal();
      writer.close();
      unlock();
    },
  });
}

function mostMovesFor(bytes: number): number {
  return Math.max(JOURNAL_MOVES, Math.ceil(bytes / BYTES_A_MOVE));
}
