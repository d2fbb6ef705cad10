import { type ControlName, directionBit } from '../settings/control-name.js';
import { controlOf } from '../settings/key-bindings.js';
import { learnKey } from '../settings/key-label.js';
import { settings } from '../settings/settings.js';
import type { InputSource, Press } from './input-source.js';

/** Where typing means text. */
const TEXT =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
/** What the confirm key presses by itself when it has the focus. */
const PRESSABLE = 'button, a[href], input, select, textarea, summary, [role=button]';

/** The keyboard with the bindings in force. It listens to the whole window, so that no click loses the player. */
export function keyboardSource(window: Window, press: Press): InputSource {
  /** The keys down, each with what it meant when it went down: a key bound anew is still let go. */
  const down = new Map<string, ControlName>();

  function pressKey(event: KeyboardEvent): void {
    learnKey(event.code, event.key);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = controlOf(settings.get().bindings, event.code);
    if (name === null || !isForTheGame(name, event.target)) return;
    // Arrows and the space bar would scroll the page away under the game.
    event.preventDefault();
    if (event.repeat || down.has(event.code)) return;
    down.set(event.code, name);
    press(name);
  }
  const letGo = ({ code }: KeyboardEvent) => void down.delete(code);
  // What is let go while another window has the keyboard is never told.
  const letAllGo = () => down.clear();

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('keydown', pressKey, { signal });
  window.addEventListener('keyup', letGo, { signal });
  window.addEventListener('blur', letAllGo, { signal });
  window.document.addEventListener('visibilitychange', letAllGo, { signal });
  return {
    held() {
      let held = 0;
      for (const name of down.values()) held |= directionBit(name);
      return held;
    },
    down: () => down.values(),
    dispose: () => stop.abort(),
  };
}

/** A field takes its letters, a slider its arrows, a focused button its Enter; everything else is play. */
function isForTheGame(name: ControlName, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  if (name === 'pause') return !target.matches(TEXT);
  // A switch takes no letters and no arrows: after using it, keys steer again.
  if (target.closest(TEXT) !== null || target.matches('input:not([type=checkbox])')) return false;
  return name !== 'confirm' || target.closest(PRESSABLE) === null;
}
