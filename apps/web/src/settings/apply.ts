import { type Settings, settings } from './settings.js';

/** Writes the settings that style sheets look at onto the page, now and after every change. */
export function applySettings(root: HTMLElement): void {
  const apply = ({ theme, contrast, motion }: Settings) => {
    setOrRemove(root, 'theme', theme);
    setOrRemove(root, 'contrast', contrast);
    setOrRemove(root, 'motion', motion);
  };
  apply(settings.get());
  settings.subscribe(apply);
}

/** The system's choice is the absence of one. */
function setOrRemove(root: HTMLElement, name: string, value: string): void {
  if (value === 'system') delete root.dataset[name];
  else root.dataset[name] = value;
}
