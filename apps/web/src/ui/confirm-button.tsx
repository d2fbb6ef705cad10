import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button.js';
import css from './confirm-button.module.css';
import dialogCss from './dialog.module.css';

export interface SureButtonProps {
  readonly children: ComponentChildren;
  /** What it costs, as a question. */
  readonly ask: string;
  readonly onSure: () => void;
}

/** For what cannot be undone: asks once more, in the same place. */
export function ConfirmButton({ children, ask, onSure }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onPress={() => setAsking(true)}>{children}</Button>;
  return (
    <fieldset class={css.sure}>
      <legend>{ask}</legend>
      <div class={dialogCss.dialogRow}>
        <Button onPress={onSure}>Yes</Button>
        <Button onPress={() => setAsking(false)}>No</Button>
      </div>
    </fieldset>
  );
}
