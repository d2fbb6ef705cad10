import type { ThemeName } from '@warren/engine';
import { useCallback } from 'preact/hooks';
import { useMedia } from '../lib/media.js';
import { settings, useSettings } from '../settings/settings.js';

/** The theme on the page: somebody's choice, kept, or else the system's. */
export function useTheme(): { theme: ThemeName; choose: (theme: ThemeName) => void } {
  const { theme: chosen } = useSettings();
  const systemLight = useMedia('(prefers-color-scheme: light)');
  const choose = useCallback((theme: ThemeName) => settings.change({ theme }), []);
  return { theme: chosen === 'system' ? (systemLight ? 'light' : 'dark') : chosen, choose };
}
