import type { ComponentChildren } from 'preact';
import { Link } from '../../routing/link.js';
import { settings, useSettings } from '../../settings/settings.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import dialogCss from '../../ui/dialog.module.css';
import { Icon } from '../../ui/icon.js';
import type { GameView } from '../loop/game-view.js';
import { ControlHints } from './control-hints.js';

export interface PauseMenuProps {
  readonly view: Pick<GameView, 'keys' | 'howTo'>;
  readonly onContinue: () => void;
  /** The ways on that belong to this page. */
  readonly children: ComponentChildren;
}

/** The menu while time stands still. */
export function PauseMenu({ view, onContinue, children }: PauseMenuProps) {
  return (
    <Dialog title="Paused" onCancel={onContinue}>
      <div class={dialogCss.dialogWays}>
        <Button look="primary" onPress={onContinue}>
          Continue
        </Button>
        {children}
        <SoundButton />
      </div>
      <div class={dialogCss.dialogRow}>
        {view.howTo !== null && (
          <Link to={view.howTo} look="usual">
            How to play
          </Link>
        )}
        <Link to="/settings" look="usual">
          Settings
        </Link>
        <Link to="/" look="usual">
          Home
        </Link>
      </div>
      <ControlHints keys={view.keys} where="paused" />
    </Dialog>
  );
}

/** The setting that players change most often during a game. */
function SoundButton() {
  const { muted } = useSettings();
  return (
    <Button onPress={() => settings.change({ muted: !muted })}>
      <Icon name={muted ? 'icon-sound-off' : 'icon-sound-on'} />
      {muted ? 'Turn the sound on' : 'Turn the sound off'}
    </Button>
  );
}
