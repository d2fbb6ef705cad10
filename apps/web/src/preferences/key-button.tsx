import { useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { CONTROL_TITLES, type ControlName } from '../settings/control-name.js';
import { keyLabel, learnKey } from '../settings/key-label.js';
import css from './settings-page.module.css';

export interface KeyButtonProps {
  readonly control: ControlName;
  /** The key now, or `null` for one to be added. */
  readonly code: string | null;
  readonly onCapture: (code: string) => void;
}

/** Shows a key; chosen, it waits for the next one pressed. Esc, Tab or a click elsewhere leaves all as it was. */
export function KeyButton({ control, code, onCapture }: KeyButtonProps) {
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
