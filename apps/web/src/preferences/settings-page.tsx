import { PageLayout } from '../routing/page-layout.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { type Settings, settings, useSettings } from '../settings/settings.js';
import { playSound } from '../sound/sound.js';
import { Button } from '../ui/button.js';
import { ChoiceField, Switch } from '../ui/choice-field.js';
import commonCss from '../ui/common.module.css';
import { Field } from '../ui/field.js';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import { KeyList } from './key-list.js';
import css from './settings-page.module.css';

/** What this browser keeps about how Warren looks, sounds and is played. Every change holds at once. */
export function SettingsPage() {
  const current = useSettings();
  return (
    <PageLayout title="Settings" lead="Changes save automatically, in this browser.">
      <div class={pageLayoutCss.pageColumns}>
        <div class={pageLayoutCss.pageSide}>
          <SoundPanel {...current} />
          <LookPanel {...current} />
          <PlayPanel {...current} />
          <RunsPanel {...current} />
        </div>
        <KeyList bindings={current.bindings} />
      </div>
    </PageLayout>
  );
}

const VOLUME_STEP = 5;

/** How loud the game is. Releasing the slider plays a sound at the new volume. */
function SoundPanel({ volume, muted, music }: Settings) {
  return (
    <Panel title="Sound">
      <Field label="Volume">
        {(ids) => (
          <div class={css.settingsVolume}>
            <input
              {...ids}
              class={fieldCss.slider}
              type="range"
              min={0}
              max={100}
              step={VOLUME_STEP}
              value={volume}
              aria-valuetext={`${volume} percent`}
              onInput={(event) => settings.change({ volume: Number(event.currentTarget.value) })}
              onChange={() => playSound('take')}
            />
            <output for={ids.id}>{`${volume} %`}</output>
          </div>
        )}
      </Field>
      <div class={css.settingsRow}>
        <Switch label="Mute" on={muted} onChange={(on) => settings.change({ muted: on })} />
        <Switch label="Music" on={music} onChange={(on) => settings.change({ music: on })} />
        <Button onPress={() => playSound('unlock')} disabled={muted || volume === 0}>
          Play a sound
        </Button>
      </div>
    </Panel>
  );
}

const THEME_OPTIONS = [
  { value: 'system', title: 'System' },
  { value: 'dark', title: 'Dark' },
  { value: 'light', title: 'Light' },
] as const satisfies readonly { value: Settings['theme']; title: string }[];

function LookPanel({ theme, contrast, motion }: Settings) {
  return (
    <Panel title="Look">
      <ChoiceField
        label="Theme"
        value={theme}
        options={THEME_OPTIONS}
        onChange={(value) => settings.change({ theme: value as Settings['theme'] })}
      />
      <div>
        <Switch
          label="High contrast"
          on={contrast === 'high'}
          onChange={(on) => settings.change({ contrast: on ? 'high' : 'system' })}
        />
        <Switch
          label="Less motion"
          on={motion === 'reduced'}
          onChange={(on) => settings.change({ motion: on ? 'reduced' : 'system' })}
        />
      </div>
      <p class={commonCss.soft}>Where these are off, we follow your system settings.</p>
    </Panel>
  );
}

const HAND_OPTIONS = [
  { value: 'left', title: 'Left' },
  { value: 'right', title: 'Right' },
] as const satisfies readonly { value: Settings['hand']; title: string }[];

/** How games are played: without hurry, and how on a touch screen. */
function PlayPanel({ relaxed, vibration, hand, oneHand }: Settings) {
  return (
    <Panel title="Play">
      <Switch label="Relaxed" on={relaxed} onChange={(on) => settings.change({ relaxed: on })} />
      <p class={commonCss.soft}>Clocks are off or slower in new runs, which are not ranked.</p>
      <ChoiceField
        label="Hand that steers on a touch screen"
        value={hand}
        options={HAND_OPTIONS}
        onChange={(value) => settings.change({ hand: value as Settings['hand'] })}
      />
      <div>
        <Switch
          label="One hand: stick and buttons on one side"
          on={oneHand}
          onChange={(on) => settings.change({ oneHand: on })}
        />
        <Switch label="Vibration" on={vibration} onChange={(on) => settings.change({ vibration: on })} />
      </div>
    </Panel>
  );
}

function RunsPanel({ handIn }: Settings) {
  return (
    <Panel title="Your runs">
      <Switch label="Upload my runs" on={handIn} onChange={(on) => settings.change({ handIn: on })} />
      <p class={commonCss.soft}>
        Uploaded runs are verified by the server, can be on the leaderboards, and can be watched by others
        under your name. Without that you play all the same, and no recording leaves this browser.
      </p>
    </Panel>
  );
}
