import { textHash } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { cave, makeWorldText, readWorldText, turnChapter, type World } from '@warren/games/cave';
import { type Moves, readMovesText, ticksOf } from './moves-text.js';

/** Makes the moves that were made since a world was kept. The world given is gone on with. */
export function playMoves(world: World, moves: Moves): Result<World> {
  let now: World = { ...world, playedAt: Math.max(world.playedAt, moves.at) };
  for (const actions of ticksOf(moves)) {
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
export function joinMoves(text: string, beside: string): string | null {
  const moves = readMovesText(beside);
  if (!moves.ok) return null;
  if (moves.value.base !== textHash(text)) return text;
  const world = readWorldText(text);
  if (!world.ok) return null;
  const joined = playMoves(world.value, moves.value);
  return joined.ok ? makeWorldText(joined.value) : null;
}
