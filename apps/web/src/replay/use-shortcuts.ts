import { useEffect, useRef } from 'preact/hooks';
import { shortcutOf } from './shortcuts.js';
import type { Show, ShowState } from './show.js';

/** Where keys mean something else: fields and lists; buttons and links take the space bar, sliders move by themselves. */
const OWN_KEYS = 'select, textarea, input:not([type=range])';
const OWN_SPACE = 'button, a[href], label, summary';

/** The keys of the theatre, on the whole page. */
export function useShortcuts(show: Show | null, state: ShowState, ticks: number): void {
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    if (show === null) return;
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest(OWN_KEYS) !== null) return;
      if (shortcut.does === 'play' && event.target.closest(OWN_SPACE) !== null) return;
      event.preventDefault();
      if (shortcut.does === 'play') show.setPlaying(!now.current.playing);
      else if (shortcut.does === 'step') show.step(shortcut.ticks);
      else if (shortcut.does === 'seek') show.seek(shortcut.to === 'start' ? 0 : ticks);
      else show.changeSpeed(shortcut.by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show, ticks]);
}
