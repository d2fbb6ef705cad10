import { useEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { sentence } from '../../../lib/format.js';
import { randomSeed } from '../../../lib/seed-words.js';
import { PageLayout } from '../../../routing/page-layout.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import { ChoiceField } from '../../../ui/choice-field.js';
import commonCss from '../../../ui/common.module.css';
import { TextInput } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import panelCss from '../../../ui/panel.module.css';
import type { WorldDraft } from '../worlds/world-repository.js';
import {
  readTypedSettings,
  SETTING_FIELDS,
  settingFlaw,
  type TypedSettings,
  usualText,
} from '../worlds/world-settings.js';
import css from './cave.module.css';

export interface CreateWorldProps {
  /** A name no world has yet. */
  readonly firstName: string;
  /** Makes the world, or says what is wrong with which field. */
  readonly create: (draft: WorldDraft) => DraftFlaw | null;
  readonly onCancel: () => void;
}

export interface DraftFlaw {
  readonly field: 'name' | 'seed' | 'settings';
  readonly reason: string;
}

const PRESETS = [
  { value: 'cave', title: 'Cave', disabled: false },
  { value: 'warrens', title: 'Warrens', disabled: false },
  { value: 'original', title: 'Original', disabled: false },
];
const PRESET_WORDS: Readonly<Record<string, string>> = {
  cave: 'Chambers, passages and darkness beyond the lantern; six kinds of monsters, landmarks and camps.',
  warrens: 'Tight tunnels, by the same rules.',
  original:
    'The plain rules in the plain cave: one kind of monster, which waits, and the whole screen in view.',
};
const RULES_OF = (preset: string) => (preset === 'original' ? 'classic' : 'deep');

/** Describes a world and makes it. What is wrong is said beside its field. */
export function CreateWorld({ firstName, create, onCancel }: CreateWorldProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(firstName);
  const [seed, setSeed] = useState(() => randomSeed());
  const [preset, setPreset] = useState('cave');
  const [typed, setTyped] = useState<TypedSettings>({});
  const [flaw, setFlaw] = useState<DraftFlaw | null>(null);
  const made = useRef(false);
  const focusOn = (field: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name=name]')?.select();
  }, []);
  function submit(event: Event): void {
    event.preventDefault();
    // The game may have to be fetched first; pressed twice, there is one world.
    if (made.current) return;
    const wrong = SETTING_FIELDS.find((field) => settingFlaw(field.name, typed[field.name] ?? '') !== null);
    if (wrong !== undefined) return void focusOn(wrong.name);
    const settings = readTypedSettings(typed);
    if (!settings.ok) return;
    const found = create({ name, seed, settings: { ...settings.value, preset, rules: RULES_OF(preset) } });
    setFlaw(found);
    made.current = found === null;
    if (found !== null) focusOn(found.field);
  }
  const flawOf = (field: DraftFlaw['field']) => (flaw?.field === field ? sentence(flaw.reason) : null);
  return (
    <PageLayout title="A new world" lead="A cave without an end, yours to come back to.">
      <form class={classes(panelCss.panel, css.worldForm)} ref={form} noValidate onSubmit={submit}>
        <TextInput label="Name" name="name" text={name} message={flawOf('name')} onInput={setName} />
        <TextInput
          label="Seed"
          name="seed"
          text={seed}
          message={flawOf('seed')}
          hint="Any text, or none. The same seed is the same cave, for everybody."
          onInput={setSeed}
        />
        <div class={commonCss.stackSmall}>
          <ChoiceField label="Sort of cave" value={preset} options={PRESETS} onChange={setPreset} />
          <p class={commonCss.soft}>{PRESET_WORDS[preset]}</p>
        </div>
        <SettingInputs typed={typed} onType={(part) => setTyped((last) => ({ ...last, ...part }))} />
        {flaw?.field === 'settings' && <p class={fieldCss.fieldMessage}>{sentence(flaw.reason)}</p>}
        <div class={css.worldWays}>
          <SubmitButton>Create world</SubmitButton>
          <Button onPress={onCancel}>Back</Button>
        </div>
      </form>
    </PageLayout>
  );
}

interface SettingInputsProps {
  readonly typed: TypedSettings;
  readonly onType: (part: TypedSettings) => void;
}

/** Every number of a world, folded away: most people never want to see them. */
function SettingInputs({ typed, onType }: SettingInputsProps) {
  return (
    <details class={css.worldSettings}>
      <summary>Advanced</summary>
      <p class={commonCss.soft}>They stay with the world for ever. What is left empty is as usual.</p>
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
