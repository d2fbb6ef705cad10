import { startRun } from '../../packages/games/dist/index.js';
import { labyrinth } from '../../packages/games/dist/labyrinth/index.js';

const LARGEST_LEVEL = 33;

/** Labyrinth at its largest level, forty by forty, with a clock that does not run out while it is measured. */
export const WIDEST_LABYRINTH = {
  path: '/labyrinth',
  stored: { 'warren.labyrinth.run': JSON.stringify({ level: LARGEST_LEVEL, saved: widestRun().save() }) },
  begin: (page) => page.getByRole('button', { name: /^Continue/ }).click(),
};

/** Of a few mazes that with the longest way. */
function widestRun() {
  const runs = Array.from({ length: 20 }, (_, i) =>
    must(startRun(labyrinth, { level: LARGEST_LEVEL }, `bench-${i}`)),
  );
  return runs.reduce((best, run) => (run.state.round.limit > best.state.round.limit ? run : best));
}

function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
