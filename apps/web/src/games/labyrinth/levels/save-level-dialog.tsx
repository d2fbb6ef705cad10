import { LEVEL_FILE_LIMITS } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { sentence } from '../../../lib/format.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import commonCss from '../../../ui/common.module.css';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { TextInput } from '../../../ui/field.js';
import { freeName, readLevels, saveLevel } from './saved-levels.js';

export interface SaveLevelDialogProps {
  readonly code: string;
  /** The name it has, or words for one. */
  readonly name: string;
  readonly title: string;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name under which a level is saved. */
export function SaveLevelDialog({ code, name, title, onSaved, onCancel }: SaveLevelDialogProps) {
  const [text, setText] = useState(() => {
    const levels = readLevels();
    return levels.some((level) => level.code === code) ? name : freeName(name, levels);
  });
  const [wrong, setWrong] = useState<string | null>(null);
  function submit(event: Event): void {
    event.preventDefault();
    const saved = saveLevel({ name: text, code }, Date.now());
    if (saved.ok) onSaved(saved.value.name);
    else setWrong(sentence(saved.reason));
  }
  return (
    <Dialog title={title} onCancel={onCancel} apart>
      <form class={commonCss.stack} onSubmit={submit} noValidate>
        <TextInput
          label="Name of the level"
          message={wrong}
          hint="It is listed under the custom levels."
          text={text}
          onInput={setText}
          input={{ maxLength: LEVEL_FILE_LIMITS.name, spellcheck: true, ref: (input) => input?.focus() }}
        />
        <div class={dialogCss.dialogRow}>
          <SubmitButton>Save</SubmitButton>
          <Button onPress={onCancel}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
