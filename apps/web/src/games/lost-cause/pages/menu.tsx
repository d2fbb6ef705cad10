import type { Run } from '@warren/games';
import { CAMPAIGN_SIDES, type LostCauseState, levelResults } from '@warren/games/lost-cause';
import { useState } from 'preact/hooks';
import { RunMenu, type RunMenuActions } from '../../../game/run/run-menu.js';
import { clockText, numberText } from '../../../lib/format.js';
import { SyncLine } from '../../../online/sync-line.js';
import { Link } from '../../../routing/link.js';
import { ChoiceField } from '../../../ui/choice-field.js';
import commonCss from '../../../ui/common.module.css';
import { readProgress } from '../free-play/progress.js';
import { lostCausePreview } from '../preview.js';
import { chooseVariant, chosenVariant, VARIANTS } from '../storage.js';

const HOW_TO = { to: '/lost-cause/how-to-play', title: 'How to play' } as const;
const PRACTICE = { to: '/lost-cause/practice', title: 'Practice maze' } as const;
const LEADERBOARD = { to: '/boards?game=lost-cause', title: 'Leaderboard' } as const;
const WAYS = [PRACTICE, LEADERBOARD, HOW_TO] as const;
const FREE_PLAY = { to: '/gamecomplete', title: 'Free play' } as const;

/** Before the campaign: start, go on, or read how it is played. */
export function CampaignMenu(actions: RunMenuActions<LostCauseState>) {
  const { saved } = actions;
  return (
    <RunMenu
      {...actions}
      title="Lost Cause"
      art="title-lost-cause"
      sceneAt={lostCausePreview}
      stillMs={11_000}
      text="Ten mazes, each larger than the last. Find the keys, open every lock, and mind the slimes: you have one life and one lantern."
      words={{
        start: 'New game',
        again: 'New game',
        askAgain: 'Start again and lose this campaign?',
        goOn: ({ run }) => `Continue at level ${run.state.level.number}`,
        broken: (reason) =>
          `The saved campaign cannot be continued: ${reason}. You can start again at level 1.`,
      }}
      ways={readProgress().completedOnce ? [...WAYS, FREE_PLAY] : WAYS}
    >
      {saved !== null && <Standing run={saved.run} />}
      <VariantChoice />
      <Link to="/daily">Today’s challenge: the same maze for everybody, one ranked try</Link>
      <SyncLine />
    </RunMenu>
  );
}

/** Which campaign the next one is. */
function VariantChoice() {
  const [variant, setVariant] = useState(chosenVariant);
  return (
    <ChoiceField
      label="The next campaign"
      value={variant}
      options={VARIANTS}
      message={
        variant === 'original'
          ? 'The published numbers alone: no wind-up, no gear, one kind of slime. It has a board of its own, which counts the levels completed.'
          : null
      }
      onChange={(chosen) => {
        setVariant(chosen);
        chooseVariant(chosen);
      }}
    />
  );
}

/** Where the saved campaign stands. */
function Standing({ run }: { readonly run: Run<LostCauseState> }) {
  const levels = levelResults(run.state);
  const seconds = levels.reduce((sum, level) => sum + level.seconds, 0);
  const done = levels.slice(0, -1).reduce((sum, level) => sum + level.score, 0);
  return (
    <p class={commonCss.soft}>
      Level {run.state.level.number} of {CAMPAIGN_SIDES.length}, {clockText(seconds)} on the way,{' '}
      {numberText(done)} points so far
    </p>
  );
}
