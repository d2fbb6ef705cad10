import { LEVEL_FILE_LIMITS } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { freeName, readLevels, saveLevel } from './saved-levels.js';
import './labyrinth.css';

export interface SaveLevelDialogProps {
  readonly code: string;
  /** The name it has, or words for one. */
  readonly name: string;
  readonly title: string;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name under which a level is kept. */
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
      <form class="labyrinth-form" onSubmit={submit} noValidate>
        <Field label="Name of the level" message={wrong} hint="It is listed under the custom levels.">
          {(ids) => (
            <input
              {...ids}
              class="input"
              type="text"
              autocomplete="off"
              maxLength={LEVEL_FILE_LIMITS.name}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              ref={(input) => input?.focus()}
            />
          )}
        </Field>
        <div class="dialog-row">
          <button type="submit" class="button button-primary">
            Save
          </button>
          <Button onPress={onCancel}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
