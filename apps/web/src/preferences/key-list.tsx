import { useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { CONTROL_NAMES, CONTROL_TITLES, type ControlName } from '../settings/control-name.js';
import {
  type Bindings,
  bindKey,
  DEFAULT_BINDINGS,
  KEYS_PER_CONTROL,
  unbindKey,
} from '../settings/key-bindings.js';
import { keyLabel, learnKey } from '../settings/key-label.js';
import { settings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import css from './settings-page.module.css';

/** What is said about the last change, and beside which control. */
interface Remark {
  readonly control: ControlName | null;
  readonly text: string;
  readonly refused: boolean;
}

const SLOTS = Array.from({ length: KEYS_PER_CONTROL }, (_, slot) => slot);

/** The keys of every control. A key that is taken is refused, with the control that has it. */
export function KeyList({ bindings }: { readonly bindings: Bindings }) {
  const [remark, setRemark] = useState<Remark | null>(null);
  const change = (control: ControlName | null, next: Bindings, text: string) => {
    settings.change({ bindings: next });
    setRemark({ control, text, refused: false });
  };
  const capture = (control: ControlName, slot: number, code: string) => {
    const bound = bindKey(bindings, { control, slot, code });
    if (bound.ok) change(control, bound.value, `${CONTROL_TITLES[control]}: ${keyLabel(code)}.`);
    else setRemark({ control, text: bound.reason, refused: true });
  };
  const remove = (control: ControlName, code: string) =>
    change(control, unbindKey(bindings, control, code), `${keyLabel(code)} is free now.`);
  return (
    <Panel title="Keys">
      <p class={commonCss.soft}>
        Choose a key, then press the new one. A gamepad and touch work without any setting.
      </p>
      <ul class={commonCss.list}>
        {CONTROL_NAMES.map((control) => (
          <li key={control} class={css.keysRow}>
            <span class={css.keysName}>{CONTROL_TITLES[control]}</span>
            <span class={css.keysChoice}>
              {SLOTS.map((slot) => (
                <KeyButton
                  key={slot}
                  control={control}
                  code={bindings[control][slot] ?? null}
                  onCapture={(code) => capture(control, slot, code)}
                />
              ))}
              {bindings[control].slice(1).map((code) => (
                <Button
                  key="remove"
                  look="plain"
                  class={css.keysRemove}
                  label={`${CONTROL_TITLES[control]}: take ${keyLabel(code)} away`}
                  onPress={() => remove(control, code)}
                >
                  ×
                </Button>
              ))}
            </span>
            {remark?.control === control && remark.refused && (
              <p class={classes(fieldCss.fieldMessage, css.keysMessage)} data-refused>
                {remark.text}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div class={css.settingsRow}>
        <Button onPress={() => change(null, DEFAULT_BINDINGS, 'The keys are as they were at first.')}>
          Reset all keys
        </Button>
        <p class={commonCss.soft} role="status">
          {remark?.text ?? ''}
        </p>
      </div>
    </Panel>
  );
}

interface KeyButtonProps {
  readonly control: ControlName;
  /** The key now, or `null` for one to be added. */
  readonly code: string | null;
  readonly onCapture: (code: string) => void;
}

/** Shows a key; chosen, it waits for the next one pressed. Esc, Tab or a click elsewhere leaves all as it was. */
function KeyButton({ control, code, onCapture }: KeyButtonProps) {
  const [waiting, setWaiting] = useState(false);
  const title = CONTROL_TITLES[control];
  const words = code === null ? 'Add' : keyLabel(code);
  const listen = (event: KeyboardEvent) => {
    if (!waiting || event.repeat) return;
    // Tab goes on to the next button, as everywhere.
    if (event.key === 'Tab') return setWaiting(false);
    event.preventDefault();
    event.stopPropagation();
    learnKey(event.code, event.key);
    setWaiting(false);
    // Only where it may be the wanted key does Esc not mean "never mind".
    if (event.code !== 'Escape' || control === 'pause') onCapture(event.code);
  };
  return (
    <button
      type="button"
      class={classes(css.keyButton, waiting ? css.keyButtonWaiting : code === null && css.keyButtonFree)}
      aria-label={
        waiting
          ? `${title}: press a key, or Esc to leave it`
          : `${title}: ${code === null ? 'add a key' : words}`
      }
      onClick={() => setWaiting(true)}
      onKeyDown={listen}
      // The click that a pressed key would become.
      onKeyUp={(event) => event.preventDefault()}
      onBlur={() => setWaiting(false)}
    >
      {waiting ? 'Press a key' : words}
    </button>
  );
}
