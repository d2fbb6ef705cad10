import type { ComponentChildren } from 'preact';
import type { PictureName } from '../../generated/pictures.js';
import { Dialog } from '../../ui/dialog.js';
import dialogCss from '../../ui/dialog.module.css';
import { Icon } from '../../ui/icon.js';
import type { ResultsProps, SessionPhase } from '../loop/game-view.js';
import css from './game-screen.module.css';
import { ReplayWays } from './replay-ways.js';

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
