import { capital } from '../kernel/announce.js';
import { KINDS } from './kinds.js';
import type { LostCauseState } from './state.js';

/** Why a run was lost, as the beginning of a sentence; `null` when it was not. */
export function causeOf({ phase, level }: LostCauseState): string | null {
  const { bittenBy } = level.player;
  if (phase !== 'lost' || bittenBy === null) return null;
  const { title } = KINDS[bittenBy];
  return `${capital(/^[aeiou]/.test(title) ? `an ${title}` : `a ${title}`)} got you`;
}
