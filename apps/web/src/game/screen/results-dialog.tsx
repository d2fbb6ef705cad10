import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import type { PictureName } from '../../generated/pictures.js';
import { Dialog } from '../../ui/dialog.js';
import dialogCss from '../../ui/dialog.module.css';
import { Icon } from '../../ui/icon.js';
import type { SessionPhase } from '../loop/session-phase.js';
import css from './game-screen.module.css';
import { ReplayWays } from './replay-ways.js';

/** What the words at the end of a level or a run are given, in every game. */
export interface ResultsProps<State = unknown> {
  readonly run: Run<State>;
  readonly phase: SessionPhase;
  /** A sentence of this page's own. */
  readonly text?: string;
  /** What the server says about the run, as it comes. */
  readonly standing?: ComponentChildren;
  /** What watching the replay means where one is in the theatre already. */
  readonly onWatch?: (recording: Recording) => void;
  /** The ways on, the usual one first. */
  readonly children: ComponentChildren;
}

export interface ResultsDialogProps extends ResultsProps {
  /** What it came to, in the words of the game. */
  readonly account: ComponentChildren;
  /** Another title than the usual one of the phase. */
  readonly title?: string;
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
export function ResultsDialog(props: ResultsDialogProps) {
  const { run, phase, text, standing, onWatch, children, account } = props;
  const [usual, icon] = TITLES[phase];
  return (
    <Dialog
      title={
        <span class={css.resultsTitle}>
          <Icon name={icon} />
          {props.title ?? usual}
        </span>
      }
    >
      {phase === 'expired' && <p class={dialogCss.dialogText}>{EXPIRED}</p>}
      {text !== undefined && <p class={dialogCss.dialogText}>{text}</p>}
      {account}
      {standing}
      <div class={dialogCss.dialogRow}>{children}</div>
      <ReplayWays run={run} {...(onWatch && { onWatch })} />
    </Dialog>
  );
}
