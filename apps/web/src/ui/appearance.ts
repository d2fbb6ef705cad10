import type { ThemeName } from '@warren/engine/draw';
import { useCallback } from 'preact/hooks';
import { useMedia } from '../lib/hooks.js';
import { settings, useSettings } from '../settings/settings.js';

/** The theme of the page: the player's saved choice, or else the system's. */
export function useTheme(): { theme: ThemeName; choose: (theme: ThemeName) => void } {
  const { theme: chosen } = useSettings();
  const systemLight = useMedia('(prefers-color-scheme: light)');
  const choose = useCallback((theme: ThemeName) => settings.change({ theme }), []);
  return { theme: chosen === 'system' ? (systemLight ? 'light' : 'dark') : chosen, choose };
}

const SYSTEM_REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether less motion is wanted, by the settings or by the system, now and after every change. */
export function useReducedMotion(): boolean {
  const system = useMedia(SYSTEM_REDUCED);
  return useSettings().motion === 'reduced' || system;
}

/** The same, asked once. */
export function isReducedMotion(): boolean {
  return settings.get().motion === 'reduced' || matchMedia(SYSTEM_REDUCED).matches;
}
