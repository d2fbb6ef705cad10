import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { checkName, keepName, LONGEST_NAME } from './player-name.js';
import './scores.css';

export interface NameDialogProps {
  /** The name until now; empty where there is none. */
  readonly name: string;
  /** What happens once there is a name, as a word on a button. */
  readonly then: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name in the table of high scores. It is kept in this browser. */
export function NameDialog({ name, then, onName, onCancel }: NameDialogProps) {
  const [text, setText] = useState(name);
  const [tried, setTried] = useState(false);
  const wrong = checkName(text);
  function submit(event: Event): void {
    event.preventDefault();
    setTried(true);
    if (wrong !== null) return;
    const kept = text.trim();
    keepName(kept);
    onName(kept);
  }
  return (
    <Dialog title="Who is playing?" onCancel={onCancel}>
      <form class="scores-name" onSubmit={submit}>
        <Field
          label="Your name in the high scores"
          message={tried ? wrong : null}
          hint="It stays in this browser, and can be changed beside the high scores."
        >
          {(ids) => (
            <input
              {...ids}
              class="input"
              type="text"
              autocomplete="nickname"
              maxLength={LONGEST_NAME}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              ref={(input) => input?.focus()}
            />
          )}
        </Field>
        <div class="dialog-row">
          <button type="submit" class="button button-primary">
            {then}
          </button>
          <Button onPress={onCancel}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
