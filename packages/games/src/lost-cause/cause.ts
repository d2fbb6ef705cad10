import { capital } from '../kernel/announce.js';
import { KINDS } from './kinds.js';
import type { LostCauseState } from './state.js';

/** Why a run was lost, as the beginning of a sentence; `null` when it was not. */
export function causeOf({ phase, level }: LostCauseState): string | null {
  const { bittenBy, health } = level.player;
  if (phase !== 'lost') return null;
  if (health > 0 || bittenBy === null) return 'You gave the run up';
  const { title } = KINDS[bittenBy];
  return `${capital(/^[aeiou]/.test(title) ? `an ${title}` : `a ${title}`)} got you`;
}
