import type { ComponentChildren } from 'preact';
import { playSound } from '../sound/sound.js';
import { navigate } from './router.js';

export interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Where the visible words are too short to stand alone. */
  readonly label?: string;
}

/** A link to another page of this site: no load, but a real address, so that new tabs and copying work. */
export function Link({ to, children, class: name, label }: LinkProps) {
  const follow = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    playSound('click');
    navigate(to);
  };
  return (
    <a href={to} class={name} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
