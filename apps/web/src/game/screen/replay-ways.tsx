import type { Recording, Run } from '@warren/games';
import { useState } from 'preact/hooks';
import { classes } from '../../lib/classes.js';
import { navigate } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import dialogCss from '../../ui/dialog.module.css';
import { Icon } from '../../ui/icon.js';
import { saveLastRun, saveRecordingFile } from '../loop/recording-file.js';
import css from './game-screen.module.css';

export interface ReplayWaysProps {
  readonly run: Run;
  /** Watches the replay on a page that plays recordings already. */
  readonly onWatch?: (recording: Recording) => void;
}

/** Watch what was played, or keep it as a file. */
export function ReplayWays({ run, onWatch }: ReplayWaysProps) {
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
      <p class={classes(dialogCss.dialogText, css.replaySaid)} role="status">
        {said}
      </p>
    </>
  );
}
