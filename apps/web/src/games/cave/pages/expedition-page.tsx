import type { CaveState } from '@warren/games/cave';
import { useState } from 'preact/hooks';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { RunMenu, type RunMenuActions, type RunMenuWords } from '../../../game/run/run-menu.js';
import { Link } from '../../../routing/link.js';
import { Switch } from '../../../ui/choice-field.js';
import commonCss from '../../../ui/common.module.css';
import { expeditionBoard, expeditionStorage } from '../expedition.js';
import { CAVE_STILL_MS, cavePreview } from '../preview.js';
import { readRules, saveRules } from '../storage.js';
import css from './cave.module.css';

const fetchGame = async () => (await import('./expedition-game.js')).ExpeditionGame;

/** An expedition: its menu, and the run once it is begun. */
export function ExpeditionPage() {
  return (
    <OneRunPage
      storage={expeditionStorage}
      settings={settings}
      title="Your expedition"
      Menu={ExpeditionMenu}
      fetchGame={fetchGame}
    />
  );
}

/** What an expedition is played with. */
const settings = () => ({ mode: 'expedition', rules: readRules() });

const TEXT =
  'Two thousand moves in a new cave. The player with the most gold at the end is first. Standing still costs nothing: think.';

const WORDS: RunMenuWords<CaveState> = {
  start: 'New game',
  again: 'New game',
  askAgain: 'Start a new game and lose this one?',
  goOn: ({ run: { state } }) => `Continue, ${Math.max(0, state.settings.moves - state.moves)} moves left`,
  broken: (reason) => `The expedition you left cannot be continued: ${reason}. You can start a new one.`,
};
const WAYS = [
  { to: expeditionBoard('deep'), title: 'Leaderboard' },
  { to: '/cave', title: 'Your worlds' },
  { to: '/cave/how-to-play', title: 'How to play' },
  { to: '/', title: 'Home' },
] as const;

/** Before an expedition: set out, go on, look at the board, or read how it is played. */
function ExpeditionMenu(actions: RunMenuActions<CaveState>) {
  return (
    <RunMenu
      {...actions}
      title="Cave: 2,000-move challenge"
      art="title-cave"
      sceneAt={cavePreview}
      stillMs={CAVE_STILL_MS}
      text={TEXT}
      words={WORDS}
      ways={WAYS}
    >
      <Rules />
      <Link to="/daily">Today’s challenge: the same cave for everybody, one ranked try</Link>
    </RunMenu>
  );
}

/** By which rules the next expedition is played. Both have boards of their own. */
function Rules() {
  const [rules, setRules] = useState(readRules);
  return (
    <fieldset class={css.expeditionRules}>
      <legend>Rules of a new expedition</legend>
      <Switch
        label="Classic rules"
        on={rules === 'classic'}
        onChange={(on) => {
          const next = on ? 'classic' : 'deep';
          saveRules(next);
          setRules(next);
        }}
      />
      <p class={commonCss.soft}>
        One kind of monster, which stands and waits, and no darkness. Otherwise there are six kinds, some come
        after you, and what you have not seen is dark.
      </p>
    </fieldset>
  );
}
