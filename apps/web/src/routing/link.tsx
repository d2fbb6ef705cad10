import type { ComponentChildren } from 'preact';
import { playSound } from '../sound/sound.js';
import { type ButtonLook, buttonClass, useInitialFocus } from '../ui/button.js';
import { navigate } from './router.js';

export interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Makes it look like a button. */
  readonly look?: ButtonLook;
  /** Where the visible words are too short to stand alone. */
  readonly label?: string;
  /** Whether it leads to where the player is. */
  readonly current?: boolean;
}

/** A link to another page of this site: no load, but a real address, so that new tabs and copying work. */
export function Link({ to, children, class: own, look, label, current = false }: LinkProps) {
  const follow = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    playSound('click');
    navigate(to);
  };
  return (
    <a
      href={to}
      ref={useInitialFocus(look === 'primary')}
      class={look === undefined ? own : buttonClass(look, own)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** A way on: where it leads, and its words. */
interface Way {
  readonly to: string;
  readonly title: string;
}

/** A link that looks like a button. */
export function LinkButton({ to, title, primary = false }: Way & { readonly primary?: boolean }) {
  return (
    <Link to={to} look={primary ? 'primary' : 'usual'}>
      {title}
    </Link>
  );
}

export interface LinkButtonsProps {
  readonly ways: readonly Way[];
  /** Whether the first one is the usual way on. */
  readonly primary?: boolean;
}

/** Links that look like buttons, in a row. */
export function LinkButtons({ ways, primary = false }: LinkButtonsProps) {
  return (
    <>
      {ways.map(({ to, title }, i) => (
        <LinkButton key={to} to={to} title={title} primary={primary && i === 0} />
      ))}
    </>
  );
}
