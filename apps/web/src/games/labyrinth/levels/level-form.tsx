import { algorithmTitle, describeLevel, LABYRINTH_ALGORITHMS, makeLevelLine } from '@warren/games/labyrinth';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { randomSeed } from '../../../lib/seed-words.js';
import { navigate } from '../../../routing/router.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import commonCss from '../../../ui/common.module.css';
import { SelectField, TextInput } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import panelCss from '../../../ui/panel.module.css';
import { DRAFT_FIELDS, FIRST_DRAFT, type LevelDraft, levelOf, wrongField } from './level-draft.js';
import css from './levels.module.css';
import { MazePicture } from './maze-picture.js';
import { SaveLevelDialog } from './save-level-dialog.js';
import { levelPath, roundOf } from './saved-levels.js';

/** Typing is followed by the picture after a rest of this length. */
const REST_MS = 250;

/** Describes a level: every wrong value is said at its field, and what is right is seen at once. */
export function LevelForm({ onSaved }: { readonly onSaved: (name: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<LevelDraft>(() => ({ ...FIRST_DRAFT, seed: randomSeed() }));
  const [saving, setSaving] = useState<string | null>(null);
  const change = (part: Partial<LevelDraft>) => setDraft((last) => ({ ...last, ...part }));
  const level = levelOf(draft);
  /** Does something with the level, or leads to what is wrong. */
  function use(then: (code: string) => void): void {
    if (level.ok) then(makeLevelLine(level.value));
    const wrong = DRAFT_FIELDS.find(({ name }) => wrongField(draft, name) !== null);
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
  }
  return (
    <form
      class={panelCss.panel}
      ref={form}
      aria-labelledby="create-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use((code) => navigate(levelPath(code)));
      }}
    >
      <h2 class={panelCss.panelTitle} id="create-title">
        A level of your own
      </h2>
      <div class={fieldCss.fields}>
        {DRAFT_FIELDS.map(({ name, title, hint, numeric }) => (
          <TextInput
            key={name}
            label={title}
            name={name}
            hint={hint}
            message={wrongField(draft, name)}
            text={draft[name]}
            onInput={(text) => change({ [name]: text })}
            input={{ inputMode: numeric ? 'numeric' : 'text' }}
          />
        ))}
      </div>
      <SelectField
        label="Generation"
        value={draft.algorithm}
        options={LABYRINTH_ALGORITHMS.map((value) => ({ value, title: algorithmTitle(value) }))}
        onChange={(algorithm) => change({ algorithm })}
      />
      <Preview draft={draft} />
      <div class={commonCss.bar}>
        <SubmitButton>Play</SubmitButton>
        <Button onPress={() => use(setSaving)}>Save</Button>
        <Button onPress={() => change({ seed: randomSeed() })}>Another seed</Button>
      </div>
      {saving !== null && level.ok && (
        <SaveLevelDialog
          code={saving}
          name={`${level.value.width} x ${level.value.height}`}
          title="Save this level"
          onSaved={(name) => {
            setSaving(null);
            onSaved(name);
          }}
          onCancel={() => setSaving(null)}
        />
      )}
    </form>
  );
}

/** The labyrinth as it will be, as soon as what is typed is one. */
function Preview({ draft }: { readonly draft: LevelDraft }) {
  const rested = useRested(draft);
  const shown = useMemo(() => {
    const level = levelOf(rested);
    if (!level.ok) return null;
    const round = roundOf(makeLevelLine(level.value));
    return round.ok ? { level: level.value, round: round.value } : null;
  }, [rested]);
  if (shown === null)
    return <p class={commonCss.soft}>Here the labyrinth is seen as soon as all values are right.</p>;
  const { level, round } = shown;
  return (
    <figure class={commonCss.stackSmall}>
      <MazePicture
        class={css.labyrinthPreviewPicture}
        round={round}
        label={`The labyrinth: ${describeLevel(level)}`}
      />
      <figcaption
        class={commonCss.soft}
      >{`${describeLevel(level)}. The shortest way has ${round.steps} steps.`}</figcaption>
    </figure>
  );
}

/** A value once it has not changed for a moment. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
