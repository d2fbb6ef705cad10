import { useId } from 'preact/hooks';
import { type Settings, settings } from '../settings/settings.js';
import { playSound } from '../sound/sound.js';
import { Button } from '../ui/button.js';
import { Switch } from '../ui/switch.js';

const STEP = 5;

/** How loud the game is. Letting the slider go plays a sound, so that one hears what one chose. */
export function SoundPanel({ volume, muted }: Pick<Settings, 'volume' | 'muted'>) {
  const id = useId();
  return (
    <section class="panel" aria-labelledby="sound-title">
      <h2 class="panel-title" id="sound-title">
        Sound
      </h2>
      <div class="field">
        <label class="field-label" for={id}>
          Volume
        </label>
        <div class="settings-volume">
          <input
            id={id}
            class="slider"
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
      <div class="settings-row">
        <Switch label="Mute" on={muted} onChange={(on) => settings.change({ muted: on })} />
        <Button onPress={() => playSound('unlock')} disabled={muted || volume === 0}>
          Play a sound
        </Button>
      </div>
    </section>
  );
}
