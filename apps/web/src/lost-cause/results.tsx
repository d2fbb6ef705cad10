import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import type { PictureName } from '../generated/pictures.js';
import { CountUp } from '../play/count-up.js';
import { Dialog } from '../play/dialog.js';
import { Icon } from '../play/icon.js';
import { ReplayWays } from '../play/replay-ways.js';
import { ScoreBill } from '../play/score-bill.js';
import type { SessionPhase } from '../play/session.js';
import { LevelTable } from './level-table.js';
import { levelsOf } from './lost-cause-state.js';

export interface ResultsProps {
  readonly run: Run;
  readonly phase: SessionPhase;
  /** A sentence of this page's own. */
  readonly text?: string;
  /** What watching the replay means where one is in the theatre already. */
  readonly onWatch?: (recording: Recording) => void;
  /** The ways on, the usual one first. */
  readonly children: ComponentChildren;
}

const TITLES: Readonly<Record<SessionPhase, readonly [title: string, icon: PictureName]>> = {
  playing: ['', 'icon-play'],
  won: ['Level complete', 'icon-medal-gold'],
  complete: ['Game complete', 'icon-crown'],
  lost: ['Game over', 'icon-heart-empty'],
  expired: ['Game over', 'icon-clock'],
};
const EXPIRED = 'The lantern has burnt down: no run lasts longer than this.';

/** What a level or a whole game came to, and the ways on from here. */
export function Results({ run, phase, text, onWatch, children }: ResultsProps) {
  const [title, icon] = TITLES[phase];
  const { outcome } = run;
  const levels = levelsOf(outcome);
  const level = levels[levels.length - 1];
  const sum = Number(outcome.score);
  const isWhole = phase === 'complete' || phase === 'lost' || phase === 'expired';
  return (
    <Dialog
      title={
        <span class="results-title">
          <Icon name={icon} />
          {title}
        </span>
      }
    >
      {phase === 'expired' && <p class="dialog-text">{EXPIRED}</p>}
      {text !== undefined && <p class="dialog-text">{text}</p>}
      {phase === 'complete' ? <LevelTable levels={levels} /> : <ScoreBill level={level} />}
      {isWhole && levels.length > 1 && <Sum sum={sum} levels={levels.length} />}
      <div class="dialog-row">{children}</div>
      <ReplayWays run={run} {...(onWatch && { onWatch })} />
    </Dialog>
  );
}

/** The score of all levels together. */
function Sum({ sum, levels }: { readonly sum: number; readonly levels: number }) {
  return (
    <dl class="bill">
      <div class="bill-line bill-sum">
        <dt>Playthrough, {levels} levels</dt>
        <dd data-sum={sum}>
          <CountUp to={sum} after={900} />
        </dd>
      </div>
    </dl>
  );
}
