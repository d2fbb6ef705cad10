import { findGame } from '@warren/games';
import { type Run, UNRANKED } from '@warren/protocol/client';
import type { HandedIn } from './hand-in.js';

/** What became of a run, in a line. */
export function handedInWords(handed: HandedIn): string {
  switch (handed.kind) {
    case 'verified':
      return verifiedWords(handed.run);
    case 'checking':
      return `being checked: ${Math.floor(handed.run.progress / 10)} %`;
    case 'refused':
      return `refused: ${handed.reason}`;
    case 'later':
      return `not handed in: ${handed.failure.message}`;
  }
}

/** Where anybody can watch it. */
export function replayAddress(server: string, { id }: Run): string {
  return `${server}/replay/${encodeURIComponent(id)}`;
}

/** What was played, in words. */
export function gameTitle(id: string): string {
  const game = findGame(id);
  return game.ok ? game.value.title : id;
}

function verifiedWords({ game, board, points, rank, unranked, ranked }: Run): string {
  const title = gameTitle(game);
  if (!ranked) return `${title}, unranked: ${UNRANKED[unranked ?? 'no-board']}`;
  const place = rank === null ? 'a better run of yours is listed' : `rank ${rank}`;
  return `${title}, ${points ?? 0} points: ${place} on ${board ?? 'its board'}`;
}
