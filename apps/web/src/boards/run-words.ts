import type { Upload } from '@warren/client';
import { type Run, UNRANKED } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { numberText } from '../lib/format.js';
import { nameWithin } from './play-way.js';

/** What was played, such as “Lost Cause, level 3”. */
export function runTitle({ game, board }: Pick<Run, 'game' | 'board'>): string {
  const title = GAME_ENTRIES.find(({ id }) => id === game)?.title ?? game;
  const name = board === null ? '' : boardWords(nameWithin(board));
  return name === '' ? title : `${title}, ${name}`;
}

/** The name of a board in words: its id is made of them. */
function boardWords(name: string): string {
  const [plain] = name.split('~');
  if (plain.startsWith('daily.')) return 'the challenge of a day';
  if (plain.startsWith('code.')) return 'a shared maze';
  // Which season it is stands on the board.
  return plain.replace(/^(?:season-\d+|any)\./, '').replaceAll('-', ' ');
}

/** What became of a run, in a line. */
export function runState({ status, progress, reason, unranked, rank, points }: Run): string {
  if (status === 'refused') return `Refused: ${reason || 'it does not hold'}`;
  if (status !== 'verified') return `Being checked: ${Math.floor(progress / 10)} %`;
  const score = points === null ? '' : `${numberText(points)} points, `;
  if (unranked !== null) return `Unranked. ${UNRANKED[unranked]}`;
  return `${score}${rank === null ? 'a better one is listed' : `rank ${numberText(rank)}`}`;
}

const WAITS = {
  offline: 'Waits for a connection',
  busy: 'Waits until the server has time',
  'signed-out': 'Waits until you sign in again',
  queued: 'Will be handed in in a moment',
} as const;

/** Where a run is on its way to the server, in a line. */
export function uploadState(state: Upload['state']): string {
  switch (state.phase) {
    case 'waiting':
      return WAITS[state.why];
    case 'uploading':
      return 'Being handed in';
    case 'refused':
      return `Refused: ${state.reason}`;
    default:
      return runState(state.run);
  }
}
