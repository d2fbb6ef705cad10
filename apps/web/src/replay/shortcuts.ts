import { TICKS_PER_SECOND } from '@warren/games';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayerState, PlayerView } from './player-view.js';

/** What a key means in the theatre. */
type Shortcut =
  | { readonly does: 'play' }
  | { readonly does: 'step'; readonly ticks: number }
  | { readonly does: 'seek'; readonly to: 'start' | 'end' }
  | { readonly does: 'speed'; readonly by: -1 | 1 };

/** The keys, as they are listed on the page. */
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Space'], does: 'Play or pause' },
  { keys: ['←', '→'], does: 'One tick back or forward' },
  { keys: ['Shift', '←', '→'], does: 'One second' },
  { keys: ['Page up', 'Page down'], does: 'Ten seconds' },
  { keys: ['Home', 'End'], does: 'Beginning or end' },
  { keys: ['↑', '↓'], does: 'Faster or slower' },
];

/** The keys of an event that matter. */
interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key press means, or `null`. Whatever the browser itself knows with Ctrl or Alt is left to it. */
export function shortcutOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  const ticks = shiftKey ? TICKS_PER_SECOND : 1;
  switch (key) {
    case ' ':
      return { does: 'play' };
    case 'ArrowLeft':
      return { does: 'step', ticks: -ticks };
    case 'ArrowRight':
      return { does: 'step', ticks };
    case 'PageUp':
      return { does: 'step', ticks: -10 * TICKS_PER_SECOND };
    case 'PageDown':
      return { does: 'step', ticks: 10 * TICKS_PER_SECOND };
    case 'Home':
      return { does: 'seek', to: 'start' };
    case 'End':
      return { does: 'seek', to: 'end' };
    case 'ArrowUp':
      return { does: 'speed', by: 1 };
    case 'ArrowDown':
      return { does: 'speed', by: -1 };
    default:
      return null;
  }
}

/** Where keys mean something else: fields and lists; buttons and links take the space bar, sliders move by themselves. */
const OWN_KEYS = 'select, textarea, input:not([type=range])';
const OWN_SPACE = 'button, a[href], label, summary';

/** The keys of the theatre, on the whole page. */
export function useShortcuts(player: PlayerView | null, state: PlayerState, ticks: number): void {
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    if (player === null) return;
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest(OWN_KEYS) !== null) return;
      if (shortcut.does === 'play' && event.target.closest(OWN_SPACE) !== null) return;
      event.preventDefault();
      if (shortcut.does === 'play') player.setPlaying(!now.current.playing);
      else if (shortcut.does === 'step') player.step(shortcut.ticks);
      else if (shortcut.does === 'seek') player.seek(shortcut.to === 'start' ? 0 : ticks);
      else player.changeSpeed(shortcut.by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player, ticks]);
}
