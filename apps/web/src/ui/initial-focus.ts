import { createContext, type RefCallback } from 'preact';
import { useContext } from 'preact/hooks';

/** What gets the focus when a dialog opens: its first primary button. */
export const InitialFocus = createContext<{ current: HTMLElement | null } | null>(null);

/** The ref of a button or link, which the dialog around it focuses first if it is the primary one. */
export function useInitialFocus(isPrimary: boolean): RefCallback<HTMLElement> {
  const first = useContext(InitialFocus);
  return (element) => {
    if (isPrimary && first !== null) first.current ??= element;
  };
}
