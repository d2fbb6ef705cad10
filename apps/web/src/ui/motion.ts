import { useMedia } from '../lib/media.js';
import { settings, useSettings } from '../settings/settings.js';

const SYSTEM_CALM = '(prefers-reduced-motion: reduce)';

/** Whether less motion is wanted, by the settings or by the system, now and after every change. */
export function useCalm(): boolean {
  const system = useMedia(SYSTEM_CALM);
  return useSettings().motion === 'reduced' || system;
}

/** The same, asked once. */
export function isCalm(): boolean {
  return settings.get().motion === 'reduced' || matchMedia(SYSTEM_CALM).matches;
}
