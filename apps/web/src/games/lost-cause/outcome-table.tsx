import type { Outcome } from '@warren/games';
import { levelsOf } from '@warren/games/lost-cause';
import { LevelTable } from './level-table.js';

/** What an outcome was made of, level by level. */
export function OutcomeTable({ outcome }: { readonly outcome: Outcome }) {
  return <LevelTable levels={levelsOf(outcome)} />;
}
