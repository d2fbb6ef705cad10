import type { ComponentChildren } from 'preact';
import { createContext, type RefCallback } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { createSignal } from '../lib/signal.js';
import css from './button.module.css';
import dialogCss from './dialog.module.css';

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

/** The button most players came for. */
export function PrimaryButton(props: Omit<ButtonProps, 'look'>) {
  return <Button {...props} look="primary" />;
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

/** What gets the focus when a dialog opens: its first primary button. */
export const InitialFocus = createContext<{ current: HTMLElement | null } | null>(null);

/** The ref of a button or link, which the dialog around it focuses first if it is the primary one. */
export function useInitialFocus(isPrimary: boolean): RefCallback<HTMLElement> {
  const first = useContext(InitialFocus);
  return (element) => {
    if (isPrimary && first !== null) first.current ??= element;
  };
}

/** Whether anything was pressed since the page was loaded. */
const isUsed = createSignal(false);
for (const type of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(type, () => isUsed.set(true), { capture: true, once: true });

/**
 * Around what a player comes back for: after a load its first primary button has the focus. Players who have pressed
 * something since then have it where they put it.
 */
export function ReturnFocus({ children }: { readonly children: ComponentChildren }) {
  const first = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isUsed.get() && document.activeElement === document.body)
      first.current?.focus({ preventScroll: true });
  }, []);
  return <InitialFocus.Provider value={first}>{children}</InitialFocus.Provider>;
}

export interface ConfirmButtonProps {
  readonly children: ComponentChildren;
  /** What it costs, as a question. */
  readonly ask: string;
  readonly onSure: () => void;
}

/** For what cannot be undone: asks once more, in the same place. */
export function ConfirmButton({ children, ask, onSure }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onPress={() => setAsking(true)}>{children}</Button>;
  return <Confirmation ask={ask} onYes={onSure} onNo={() => setAsking(false)} />;
}

export interface ConfirmationProps {
  /** What it costs, as a question. */
  readonly ask: string;
  readonly yes?: string;
  readonly no?: string;
  readonly class?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question with its two answers. */
export function Confirmation({ ask, yes = 'Yes', no = 'No', class: own, onYes, onNo }: ConfirmationProps) {
  return (
    <fieldset class={classes(css.sure, own)}>
      <legend>{ask}</legend>
      <div class={dialogCss.dialogRow}>
        <Button onPress={onYes}>{yes}</Button>
        <Button onPress={onNo}>{no}</Button>
      </div>
    </fieldset>
  );
}
