import type { Outcome } from '@warren/games';
import { LevelTable } from './level-table.js';
import { levelsOf } from './lost-cause-state.js';

/** What an outcome was made of, level by level. */
export function OutcomeTable({ outcome }: { readonly outcome: Outcome }) {
  return <LevelTable levels={levelsOf(outcome)} />;
}
