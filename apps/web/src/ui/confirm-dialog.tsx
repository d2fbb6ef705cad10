import type { ComponentChildren } from 'preact';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import css from './dialog.module.css';
import { Trouble } from './trouble.js';

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What follows from doing it. */
  readonly text: ComponentChildren;
  /** What it is about, above the text. */
  readonly children?: ComponentChildren;
  readonly yes: string;
  readonly no: string;
  /** The answer at hand. */
  readonly prefer: 'yes' | 'no';
  readonly busy?: boolean;
  /** Why it could not be done. */
  readonly trouble?: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done, and says how that goes. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, yes, no, prefer, busy = false, trouble = null, onYes, onNo } = props;
  return (
    <Dialog title={title} onCancel={onNo}>
      {children}
      <p class={css.dialogText}>{text}</p>
      <Trouble text={trouble} />
      <div class={css.dialogRow}>
        <Button look={prefer === 'yes' ? 'primary' : 'usual'} onPress={onYes} disabled={busy}>
          {busy ? 'One moment ...' : yes}
        </Button>
        <Button look={prefer === 'no' ? 'primary' : 'usual'} onPress={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
