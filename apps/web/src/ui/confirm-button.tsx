import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { Button } from './button.js';
import css from './confirm-button.module.css';
import dialogCss from './dialog.module.css';

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
