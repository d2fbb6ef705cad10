import { accept, type Result, refuse } from '@warren/engine';
import { type CaveState, keepRegions, turnChapter, type World } from '@warren/games/cave';
import { makeJournal, makeMove } from './journal.js';
import { type JournalLocation, openJournalWriter } from './journal-writer.js';
import { areActions, type JournalPosition, type WorldAtTurn } from './load-world.js';

/** A world that is being played, by this process and by no other. */
export interface OpenWorld {
  /** What the repository knows it by. */
  readonly folder: string;
  /**
   * The world as it stands. Take it anew after every move: with a new chapter it has another run, and `run.advance`
   * is for `play` alone.
   */
  readonly world: World;
  /**
   * Plays one tick: writes it down first, so that whatever is shown afterwards survives the end of the process. When
   * it cannot be written the world stays as it was and the reason is to be shown; playing can be tried again.
   * Actions the game does not know are a bug of the caller and throw.
   */
  play(actions: readonly number[]): Result<null>;
  /** How many regions are kept in memory: wide windows show more than eight at once. */
  keepRegions(count: number): void;
  /** Leaves the world, safe on the disk. Further calls do nothing. */
  close(): void;
}

/**
 * After so many moves a new journal begins: opening a world whose process was killed plays at most so many again, at
 * about a tenth of a millisecond each.
 */
const JOURNAL_MOVES = 250;
/** Large worlds, which take longer to write, turn their journals less often: every move costs so many bytes of them. */
const BYTES_A_MOVE = 4000;

export interface OpenWorldTools extends JournalLocation {
  readonly now: () => number;
  /** Regions kept in memory. */
  readonly regions: number;
  /** What the repository knows it by. */
  readonly name: string;
  /** Lets others have the world. */
  readonly unlock: () => void;
}

/** Goes on with a world where its journal does. */
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
  keepRegions(stateOf(world), regions);

  function turnJournal(): Result<null> {
    const next = turnChapter(world);
    const bytes = makeJournal(next, turn);
    const turned = writer.turn(bytes);
    // Where it failed the old journal goes on, and it is tried again after as many moves.
    moves = 0;
    if (!turned.ok) return turned;
    if (next !== world) keepRegions(stateOf(next), regions);
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
      keepRegions(stateOf(world), count);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      // A journal without moves opens, and is listed, without anything being played.
      if (moves > 0) turnJournal();
      writer.close();
      unlock();
    },
  });
}

function mostMovesFor(bytes: number): number {
  return Math.max(JOURNAL_MOVES, Math.ceil(bytes / BYTES_A_MOVE));
}

function stateOf({ run }: World): CaveState {
  return run.state as CaveState;
}
