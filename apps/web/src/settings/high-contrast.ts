import { settings } from './settings.js';

/** Whether somebody wishes clear lines, by the settings or by the system. */
export function isHighContrast(): boolean {
  return settings.get().contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
}
