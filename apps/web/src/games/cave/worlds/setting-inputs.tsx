import { useState } from 'preact/hooks';
import { TextInput } from '../../../ui/field.js';
import panelCss from '../../../ui/panel.module.css';
import { SETTING_FIELDS, settingFlaw, type TypedSettings, usualText } from './world-settings.js';
import css from './worlds.module.css';

export interface SettingInputsProps {
  readonly typed: TypedSettings;
  readonly onType: (part: TypedSettings) => void;
}

/** Every number of a world, folded away: most people never want to see them. */
export function SettingInputs({ typed, onType }: SettingInputsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={css.worldSettings} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The numbers behind it</summary>
      <p class={panelCss.panelNote}>They stay with the world for ever. What is left empty is as usual.</p>
      <div class={css.worldNumbers}>
        {SETTING_FIELDS.map(({ name, title }) => {
          const text = typed[name] ?? '';
          return (
            <TextInput
              key={name}
              label={title}
              name={name}
              text={text}
              hint={`${name}, usually ${usualText(name)}`}
              message={settingFlaw(name, text)}
              onInput={(word) => onType({ [name]: word })}
            />
          );
        })}
      </div>
    </details>
  );
}
