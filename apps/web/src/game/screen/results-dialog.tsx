import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { PictureName } from '../../generated/pictures.js';
import { classes } from '../../lib/classes.js';
import { navigate } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import commonCss from '../../ui/common.module.css';
import { Dialog } from '../../ui/dialog.js';
import dialogCss from '../../ui/dialog.module.css';
import { Icon } from '../../ui/icon.js';
import type { ResultsProps, SessionPhase } from '../loop/game-view.js';
import { saveLastRun, saveRecordingFile } from '../loop/recording-file.js';
import { EndFactsContext, EndWaysArea, useEndWays } from './end-ways.js';
import css from './game-screen.module.css';

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
  const { ways, onCancel } = useEndWays();
  const { cause } = useContext(EndFactsContext);
  return (
    <Dialog
      onCancel={onCancel}
      title={
        <span class={css.resultsTitle}>
          <Icon name={icon} />
          {props.title ?? usual}
        </span>
      }
    >
      {phase === 'expired' && <p class={dialogCss.dialogText}>{EXPIRED}</p>}
      {cause !== null && (
        <p class={css.resultsCause} data-cause>
          {cause}
        </p>
      )}
      {text !== undefined && <p class={dialogCss.dialogText}>{text}</p>}
      {account}
      {standing}
      <div class={dialogCss.dialogRow}>
        <EndWaysArea ways={ways}>{children}</EndWaysArea>
      </div>
      <ReplayWays run={run} {...(onWatch && { onWatch })} />
    </Dialog>
  );
}

/** Watch what was played, or keep it as a file. */
function ReplayWays({ run, onWatch }: Pick<ResultsProps, 'run' | 'onWatch'>) {
  const [said, setSaid] = useState('');
  function watch(): void {
    const recording = run.recording();
    if (onWatch !== undefined) onWatch(recording);
    else if (saveLastRun(recording)) navigate('/replay');
    else setSaid('This run is too long to be handed over: save it as a file and open that.');
  }
  return (
    <>
      <div class={dialogCss.dialogRow}>
        <Button onPress={watch}>
          <Icon name="icon-play" />
          Watch the replay
        </Button>
        <Button onPress={() => setSaid(`Saved as ${saveRecordingFile(run.recording())}.`)}>
          <Icon name="icon-save" />
          Save as a file
        </Button>
      </div>
      <p class={classes(dialogCss.dialogText, commonCss.said)} role="status">
        {said}
      </p>
    </>
  );
}
