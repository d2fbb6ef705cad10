import type { TreasureRushState } from '@warren/games/treasure-rush';
import { useState } from 'preact/hooks';
import { RunMenu, type RunMenuActions } from '../../../game/run/run-menu.js';
import { Link } from '../../../routing/link.js';
import { Switch } from '../../../ui/choice-field.js';
import { treasureRushPreview } from '../preview.js';
import { changeOptions, type RushOptions, readOptions } from '../storage.js';
import css from './menu.module.css';

const WAYS = [
  { to: '/treasure-rush/scores', title: 'Leaderboard' },
  { to: '/treasure-rush/how-to-play', title: 'How to play' },
  { to: '/', title: 'Home' },
] as const;

/** Before a run: play, go on, look at the scores, or read how it is played. */
export function RushMenu(actions: RunMenuActions<TreasureRushState>) {
  return (
    <RunMenu
      {...actions}
      title="Treasure Rush"
      art="title-treasure-rush"
      sceneAt={treasureRushPreview}
      stillMs={4200}
      text="The clock is set from the shortest way. Reach the treasure in time and the next maze is harder; miss it and a life is gone."
      words={{
        start: 'New game',
        again: 'New game',
        askAgain: 'Begin anew and lose this run?',
        goOn: ({ run }) => `Continue at score ${run.state.score}`,
        broken: (reason) => `The run you left cannot be continued: ${reason}. You can begin another one.`,
      }}
      ways={WAYS}
    >
      <Options />
      <Link to="/daily">Today’s challenge: the same mazes for everybody, one ranked try</Link>
    </RunMenu>
  );
}

/** What the next run is played with. Both have tables of their own. */
function Options() {
  const [options, setOptions] = useState(readOptions);
  const change = (part: Partial<RushOptions>) => setOptions(changeOptions(part));
  return (
    <fieldset class={css.rushOptions}>
      <legend>Options for a new run</legend>
      <Switch label="Pick-ups" on={options.pickups} onChange={(pickups) => change({ pickups })} />
      <p>Extra time or an extra life, off the shortest way. Worth the detour?</p>
      <Switch label="The hunter" on={options.hunter} onChange={(hunter) => change({ hunter })} />
      <p>Somebody comes after you, through mazes with loops and with more time on the clock.</p>
    </fieldset>
  );
}
