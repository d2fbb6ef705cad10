import { useCallback, useRef, useState } from 'preact/hooks';
import css from './toast.module.css';

interface Toast {
  readonly number: number;
  readonly text: string;
}

const STAY_MS = 4000;
const MOST = 3;

export interface Toasts {
  readonly toasts: readonly Toast[];
  /** Says something short that needs no answer. */
  readonly say: (text: string) => void;
}

export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const say = useCallback((text: string) => {
    const number = next.current++;
    setToasts((shown) => [...shown, { number, text }].slice(-MOST));
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.number !== number)), STAY_MS);
  }, []);
  return { toasts, say };
}

/** The place where toasts appear; screen readers say them when they come. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <div class={css.toasts} role="status">
      {toasts.map(({ number, text }) => (
        <p key={number} class={css.toast}>
          {text}
        </p>
      ))}
    </div>
  );
}
