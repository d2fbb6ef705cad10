import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { createSignal } from '../lib/signal.js';
import { InitialFocus } from './button.js';
import css from './dialog.module.css';

export interface DialogProps {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  /** What Esc means here; left out, a way on has to be chosen. */
  readonly onCancel?: () => void;
  /** Whether keys pressed in it are its own alone: it lies over another dialog, which has to stay. */
  readonly apart?: boolean;
  readonly class?: string;
}

/** The dialogs on the page, the one on top last. */
export const openDialogs = createSignal<readonly HTMLElement[]>([]);

/** Something that has to be answered before anything else. The browser keeps the focus inside it. */
export function Dialog({ title, children, onCancel, apart = false, class: own }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    // Where the focus was, it returns to when the dialog is gone.
    const before = document.activeElement;
    const keep = (event: Event) => event.stopPropagation();
    if (apart) dialog.addEventListener('keydown', keep);
    dialog.showModal();
    openDialogs.set([...openDialogs.get(), dialog]);
    // A field that is to be filled in comes before the button that follows it.
    const field = dialog.querySelector<HTMLElement>('[autofocus]');
    (field ?? first.current ?? waysOf(dialog)[0])?.focus();
    return () => {
      dialog.close();
      openDialogs.set(openDialogs.get().filter((each) => each !== dialog));
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      class={classes(css.dialog, own)}
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 class={css.dialogTitle} id={id}>
        {title}
      </h2>
      <InitialFocus.Provider value={first}>{children}</InitialFocus.Provider>
    </dialog>
  );
}

/** Moves the focus among the ways of the open dialog: for pads and arrow keys. */
export function stepFocus(by: -1 | 1): void {
  const dialog = openDialogs.get().at(-1);
  if (dialog === undefined) return;
  const ways = waysOf(dialog);
  const at = ways.indexOf(document.activeElement as HTMLElement);
  ways[(at + by + ways.length) % ways.length]?.focus();
}

/** Takes the way that has the focus. */
export function pressFocused(): void {
  const dialog = openDialogs.get().at(-1);
  const { activeElement } = document;
  if (dialog?.contains(activeElement) && activeElement instanceof HTMLElement) activeElement.click();
}

function waysOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input')];
}
