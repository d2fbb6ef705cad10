import { TICKS_PER_SECOND } from '@warren/games';
import { useEffect } from 'preact/hooks';
import { type Player, SPEEDS } from './player.js';

/** What a key means in the theatre. */
type Shortcut =
  | { readonly does: 'play' }
  | { readonly does: 'step'; readonly ticks: number }
  | { readonly does: 'seek'; readonly to: 'start' | 'end' }
  | { readonly does: 'speed'; readonly by: -1 | 1 };

const MEANINGS: Readonly<Record<string, Shortcut>> = {
  ' ': { does: 'play' },
  ArrowLeft: { does: 'step', ticks: -1 },
  ArrowRight: { does: 'step', ticks: 1 },
  'Shift+ArrowLeft': { does: 'step', ticks: -TICKS_PER_SECOND },
  'Shift+ArrowRight': { does: 'step', ticks: TICKS_PER_SECOND },
  PageUp: { does: 'step', ticks: -10 * TICKS_PER_SECOND },
  PageDown: { does: 'step', ticks: 10 * TICKS_PER_SECOND },
  Home: { does: 'seek', to: 'start' },
  End: { does: 'seek', to: 'end' },
  ArrowUp: { does: 'speed', by: 1 },
  ArrowDown: { does: 'speed', by: -1 },
};

/** The keys, as they are listed on the page. */
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Space'], does: 'Play or pause' },
  { keys: ['←', '→'], does: 'One tick back or forward' },
  { keys: ['Shift', '←', '→'], does: 'One second' },
  { keys: ['Page up', 'Page down'], does: 'Ten seconds' },
  { keys: ['Home', 'End'], does: 'Beginning or end' },
  { keys: ['↑', '↓'], does: 'Faster or slower' },
];

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key press means, or `null`. Whatever the browser itself knows with Ctrl or Alt is left to it. */
export function shortcutOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  return (shiftKey && MEANINGS[`Shift+${key}`]) || (MEANINGS[key] ?? null);
}

/** Where keys mean something else: fields and lists; buttons and links take the space bar, sliders move by themselves. */
const OWN_KEYS = 'select, textarea, input:not([type=range])';
const OWN_SPACE = 'button, a[href], label, summary';

/** The keys of the theatre, on the whole page. */
export function useShortcuts(player: Player | null): void {
  useEffect(() => {
    if (player === null) return;
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest(OWN_KEYS) !== null) return;
      if (shortcut.does === 'play' && event.target.closest(OWN_SPACE) !== null) return;
      event.preventDefault();
      if (shortcut.does === 'play') player.setPlaying(!player.playing);
      else if (shortcut.does === 'step') player.step(shortcut.ticks);
      else if (shortcut.does === 'seek')
        player.seek(shortcut.to === 'start' ? 0 : player.playback.recording.ticks);
      else player.setSpeed(SPEEDS[SPEEDS.indexOf(player.speed) + shortcut.by] ?? player.speed);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player]);
}
