import { type Run, UNRANKED } from '@warren/protocol/client';
import type { PictureName } from '../generated/pictures.js';

/** What the server made of a run, with its mark. */
export interface RunWords {
  readonly state: string;
  readonly mark: PictureName;
}

export function wordsOf({ status, progress, reason, rules, unranked }: Run): RunWords {
  if (status === 'refused') return { mark: 'icon-close', state: `Refused: ${reason || 'it does not hold'}` };
  if (status !== 'verified') {
    return { mark: 'icon-clock', state: `The server is checking it: ${Math.floor(progress / 10)} %` };
  }
  const checked = `Played again by the server, with rules ${rules}`;
  return {
    mark: 'icon-check',
    state: unranked === null ? checked : `${checked}. Unranked: ${UNRANKED[unranked]}`,
  };
}
