import type { ComponentChildren } from 'preact';
import { classes } from '../lib/classes.js';
import css from './button.module.css';
import { useInitialFocus } from './initial-focus.js';

/** `primary` is the one thing most players came for; there is one on a screen. */
export type ButtonLook = 'primary' | 'usual' | 'plain';

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  readonly look?: ButtonLook;
  readonly class?: string;
  /** Where the visible words are too short to stand alone. */
  readonly label?: string;
  readonly disabled?: boolean;
}

export function Button({
  children,
  onPress,
  look = 'usual',
  class: own,
  label,
  disabled = false,
}: ButtonProps) {
  return (
    <button
      type="button"
      ref={useInitialFocus(look === 'primary')}
      class={buttonClass(look, own)}
      onClick={onPress}
      aria-label={label}
      disabled={disabled}
    >
      {children}
    </button>
  );
}

export interface SubmitButtonProps {
  readonly children: ComponentChildren;
  readonly look?: ButtonLook;
  readonly class?: string;
  /** Whether what was sent is being worked on. */
  readonly busy?: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ children, look = 'primary', class: own, busy = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      ref={useInitialFocus(look === 'primary')}
      class={buttonClass(look, own)}
      aria-disabled={busy}
    >
      {children}
    </button>
  );
}

const LOOKS = {
  primary: classes(css.button, css.buttonPrimary),
  usual: css.button,
  plain: classes(css.button, css.buttonPlain),
} as const;

/** The class of a link or label that looks like a button. */
export function buttonClass(look: ButtonLook, own?: string): string {
  return classes(LOOKS[look], own);
}
