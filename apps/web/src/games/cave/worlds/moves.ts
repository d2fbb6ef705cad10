import { textHash } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { cave, makeWorldText, readWorldText, turnChapter, type World } from '@warren/games/cave';

/** The moves since the text of a world was saved. */
export interface Moves {
  /** The fingerprint of the text they build on: with any other they have nothing to do. */
  readonly base: string;
  /** When the last one was made; milliseconds since 1970. */
  readonly at: number;
  /** The actions of each tick, as `movesPart` writes them. */
  readonly ticks: string;
}

const FORMAT = 'moves';
const VERSION = '1';
const LONGEST = 4_000_000;
const TICKS = /^\d{1,3}(\+\d{1,3}){0,15}(,\d{1,3}(\+\d{1,3}){0,15})*$/;

/** A tick more, at the end of those before. */
export function addTick(ticks: string, actions: readonly number[]): string {
  const tick = actions.join('+');
  return ticks === '' ? tick : `${ticks},${tick}`;
}

/** Writes moves as a line. It is short, because it is written after every move. */
export function makeMovesText({ base, at, ticks }: Moves): string {
  const line = `${FORMAT} ${VERSION} ${base} ${at} ${ticks}`;
  return `${line} ${textHash(line)}`;
}

/** Reads what `makeMovesText` wrote. A line that was cut short or changed is refused as a whole. */
export function readMovesText(text: string): Result<Moves> {
  if (text.length > LONGEST) return refuse('the latest moves are damaged');
  const [format, version, base, at, ticks, check, ...more] = text.split(' ');
  if (format === FORMAT && /^\d+$/.test(version) && version !== VERSION) {
    return refuse('the latest moves were made by a newer Warren');
  }
  const line = text.slice(0, text.lastIndexOf(' '));
  const isSound = format === FORMAT && more.length === 0 && check === textHash(line);
  if (!isSound || !/^\d{1,15}$/.test(at) || !TICKS.test(ticks)) return refuse('the latest moves are damaged');
  return accept({ base, at: Number(at), ticks });
}

/** Makes the moves that were made since a world was saved. The world given is played on. */
export function playMoves(world: World, moves: Moves): Result<World> {
  let now: World = { ...world, playedAt: Math.max(world.playedAt, moves.at) };
  for (const tick of moves.ticks.split(',')) {
    const actions = tick.split('+').map(Number);
    if (now.run.finished) now = turnChapter(now);
    if (!actions.every((action) => action < cave.actions.length))
      return refuse('the latest moves are damaged');
    now.run.advance(actions);
  }
  return accept(now);
}

/**
 * The text of a world with the moves that lie beside it; the text itself where they belong to another one, which was
 * replaced. `null` when one of the two is damaged.
 */
export function joinMoves(text: string, movesText: string): string | null {
  const moves = readMovesText(movesText);
  if (!moves.ok) return null;
  if (moves.value.base !== textHash(text)) return text;
  const world = readWorldText(text);
  if (!world.ok) return null;
  const joined = playMoves(world.value, moves.value);
  return joined.ok ? makeWorldText(joined.value) : null;
}
