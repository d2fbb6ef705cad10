import type { LabyrinthState } from '@warren/games/labyrinth';
import { RunMenu, type RunMenuActions, type RunMenuWords } from '../../../game/run/run-menu.js';
import { Link } from '../../../routing/link.js';
import { labyrinthPreview } from '../preview.js';

/** The moment the picture begins with. */
const STILL_MS = 3400;
const TEXT =
  'Corridors run over and under each other. Find an exit before the clock runs out: the next labyrinth is larger, and leaves you less time.';

const WORDS: RunMenuWords<LabyrinthState> = {
  start: 'New game',
  again: 'New game',
  askAgain: 'Begin anew and lose this run?',
  goOn: ({ run }) => `Continue at level ${run.state.round.number}`,
  broken: (reason) => `The run you left cannot be continued: ${reason}. You can begin another one.`,
};
const WAYS = [
  { to: '/labyrinth/levels', title: 'Custom levels' },
  { to: '/labyrinth/leaderboard', title: 'Leaderboard' },
  { to: '/labyrinth/options', title: 'Options' },
  { to: '/labyrinth/how-to-play', title: 'How to play' },
  { to: '/', title: 'Home' },
] as const;

/** Before a run: a new game, custom levels, the leaderboard, options, the rules, and the way back. */
export function LabyrinthMenu(actions: RunMenuActions<LabyrinthState>) {
  return (
    <RunMenu
      {...actions}
      title="Labyrinth"
      art="title-labyrinth"
      sceneAt={labyrinthPreview}
      stillMs={STILL_MS}
      text={TEXT}
      words={WORDS}
      ways={WAYS}
    >
      <Link to="/daily">Today’s challenge: the same labyrinths for everybody, one ranked try</Link>
    </RunMenu>
  );
}
