import { useState } from 'preact/hooks';
import { Button, SubmitButton } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import dialogCss from '../../ui/dialog.module.css';
import { TextInput } from '../../ui/field.js';
import { checkName, LONGEST_NAME, saveName } from './player-name.js';
import css from './scores.module.css';

export interface NameDialogProps {
  /** The name until now; empty where there is none. */
  readonly name: string;
  /** What happens once there is a name, as a word on a button. */
  readonly then: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name in the tables of this browser, where it is saved. */
export function NameDialog({ name, then, onName, onCancel }: NameDialogProps) {
  const [text, setText] = useState(name);
  const [tried, setTried] = useState(false);
  const wrong = checkName(text);
  function submit(event: Event): void {
    event.preventDefault();
    setTried(true);
    if (wrong !== null) return;
    const saved = text.trim();
    saveName(saved);
    onName(saved);
  }
  return (
    <Dialog title="Your name" onCancel={onCancel}>
      <form class={css.scoresName} onSubmit={submit}>
        <TextInput
          label="Your name on the leaderboard"
          message={tried ? wrong : null}
          hint="It stays in this browser."
          text={text}
          onInput={setText}
          input={{
            autocomplete: 'nickname',
            maxLength: LONGEST_NAME,
            spellcheck: undefined,
            autofocus: true,
          }}
        />
        <div class={dialogCss.dialogRow}>
          <SubmitButton>{then}</SubmitButton>
          <Button onPress={onCancel}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
