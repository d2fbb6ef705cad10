import { TICKS_PER_SECOND } from '@warren/games';

/** What a key means in the theatre. */
export type Shortcut =
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
export interface KeyPress {
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
