import { useId } from 'preact/hooks';
import { type Settings, settings } from '../settings/settings.js';
import { playSound } from '../sound/sound.js';
import { Button } from '../ui/button.js';
import { Switch } from '../ui/choice-field.js';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import css from './settings-page.module.css';

const STEP = 5;

/** How loud the game is. Releasing the slider plays a sound at the new volume. */
export function SoundPanel({ volume, muted }: Pick<Settings, 'volume' | 'muted'>) {
  const id = useId();
  return (
    <Panel title="Sound">
      <div class={fieldCss.field}>
        <label class={fieldCss.fieldLabel} for={id}>
          Volume
        </label>
        <div class={css.settingsVolume}>
          <input
            id={id}
            class={fieldCss.slider}
            type="range"
            min={0}
            max={100}
            step={STEP}
            value={volume}
            aria-valuetext={`${volume} percent`}
            onInput={(event) => settings.change({ volume: Number(event.currentTarget.value) })}
            onChange={() => playSound('take')}
          />
          <output for={id}>{`${volume} %`}</output>
        </div>
      </div>
      <div class={css.settingsRow}>
        <Switch label="Mute" on={muted} onChange={(on) => settings.change({ muted: on })} />
        <Button onPress={() => playSound('unlock')} disabled={muted || volume === 0}>
          Play a sound
        </Button>
      </div>
    </Panel>
  );
}
