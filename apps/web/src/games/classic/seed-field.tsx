import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import fieldCss from '../../ui/field.module.css';

export interface SeedFieldProps {
  readonly seed: string;
  readonly message: string | null;
  readonly onSeed: (seed: string) => void;
}

/** Any words; the same ones give the same maze. */
export function SeedField({ seed, message, onSeed }: SeedFieldProps) {
  return (
    <Field label="Seed" message={message} hint="Any words. The same seed grows the same maze.">
      {(ids) => (
        <div class={fieldCss.inputRow}>
          <input
            {...ids}
            class={fieldCss.input}
            type="text"
            name="seed"
            autocomplete="off"
            spellcheck={false}
            value={seed}
            onInput={(event) => onSeed(event.currentTarget.value)}
          />
          <Button onPress={() => onSeed(seedWords(drawBelow))}>Another</Button>
        </div>
      )}
    </Field>
  );
}
