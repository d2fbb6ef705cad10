import { LEVEL_FILE_LIMITS } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { Button, SubmitButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { Field } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import css from './levels.module.css';
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
    else setWrong(`${saved.reason.replace(/^./, (first) => first.toUpperCase())}.`);
  }
  return (
    <Dialog title={title} onCancel={onCancel} apart>
      <form class={css.labyrinthForm} onSubmit={submit} noValidate>
        <Field label="Name of the level" message={wrong} hint="It is listed under the custom levels.">
          {(ids) => (
            <input
              {...ids}
              class={fieldCss.input}
              type="text"
              autocomplete="off"
              maxLength={LEVEL_FILE_LIMITS.name}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              ref={(input) => input?.focus()}
            />
          )}
        </Field>
        <div class={dialogCss.dialogRow}>
          <SubmitButton>Save</SubmitButton>
          <Button onPress={onCancel}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
