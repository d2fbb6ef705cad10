import type { ComponentChildren } from 'preact';
import { LinkButtons } from '../../routing/link.js';
import { settings, useSettings } from '../../settings/settings.js';
import { Button, PrimaryButton } from '../../ui/button.js';
import commonCss from '../../ui/common.module.css';
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

const ELSEWHERE = [
  { to: '/settings', title: 'Settings' },
  { to: '/', title: 'Home' },
];

/** The menu while time stands still. */
export function PauseMenu({ view, onContinue, children }: PauseMenuProps) {
  return (
    <Dialog title="Paused" onCancel={onContinue}>
      <div class={commonCss.stackSmall}>
        <PrimaryButton onPress={onContinue}>Continue</PrimaryButton>
        {children}
        <SoundButton />
        <MusicButton />
      </div>
      <div class={dialogCss.dialogRow}>
        {view.howTo !== null && <LinkButtons ways={[{ to: view.howTo, title: 'How to play' }]} />}
        <LinkButtons ways={ELSEWHERE} />
      </div>
      <ControlHints keys={view.keys} where="paused" />
    </Dialog>
  );
}

function MusicButton() {
  const { music } = useSettings();
  return (
    <Button onPress={() => settings.change({ music: !music })}>
      {music ? 'Turn the music off' : 'Turn the music on'}
    </Button>
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
