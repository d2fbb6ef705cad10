import { PageLayout } from '../routing/page-layout.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { type Settings, settings, THEMES, useSettings } from '../settings/settings.js';
import { ChoiceField, Switch } from '../ui/choice-field.js';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import { KeyList } from './key-list.js';
import css from './settings-page.module.css';
import { SoundPanel } from './sound-panel.js';

/** What this browser keeps about how Warren looks, sounds and is played. Every change holds at once. */
export function SettingsPage() {
  const current = useSettings();
  return (
    <PageLayout title="Settings" lead="Every change holds at once, and is kept in this browser.">
      <div class={pageLayoutCss.pageColumns}>
        <div class={css.settingsSide}>
          <SoundPanel volume={current.volume} muted={current.muted} />
          <LookPanel {...current} />
          <RunsPanel handIn={current.handIn} />
        </div>
        <KeyList bindings={current.bindings} />
      </div>
    </PageLayout>
  );
}

const THEME_TITLES: Record<Settings['theme'], string> = {
  system: 'System',
  dark: 'Dark',
  light: 'Light',
};

function LookPanel({ theme, contrast, motion }: Pick<Settings, 'theme' | 'contrast' | 'motion'>) {
  return (
    <Panel title="Look">
      <ChoiceField
        label="Theme"
        value={theme}
        options={THEMES.map((value) => ({ value, title: THEME_TITLES[value], disabled: false }))}
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
      <p class={fieldCss.fieldHint}>
        Where these are off, the wishes of your system count: higher contrast and less motion are respected.
      </p>
    </Panel>
  );
}

function RunsPanel({ handIn }: Pick<Settings, 'handIn'>) {
  return (
    <Panel title="Your runs">
      <Switch label="Hand in my runs" on={handIn} onChange={(on) => settings.change({ handIn: on })} />
      <p class={fieldCss.fieldHint}>
        Runs that are handed in are checked by the server, can stand on the boards, and can be watched by
        others under your name. Without that you play all the same, and no recording leaves this browser.
      </p>
    </Panel>
  );
}
