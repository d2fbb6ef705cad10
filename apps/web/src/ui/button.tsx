import type { ComponentChildren } from 'preact';
import './button.css';

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  /** `primary` is the one thing most people came for; there is one on a screen. */
  readonly look?: 'primary' | 'usual' | 'plain';
  /** Where the visible words are too short to stand alone. */
  readonly label?: string;
  readonly disabled?: boolean;
}

export function Button({ children, onPress, look = 'usual', label, disabled = false }: ButtonProps) {
  const name = look === 'usual' ? 'button' : `button button-${look}`;
  return (
    <button type="button" class={name} onClick={onPress} aria-label={label} disabled={disabled}>
      {children}
    </button>
  );
}
