import { CLASSIC_KINDS, kindTitle } from '@warren/games/classic';
import { useRef, useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { randomSeed } from '../../../lib/seed-words.js';
import { LinkButtons } from '../../../routing/link.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import { Switch } from '../../../ui/choice-field.js';
import { NumberInput, SelectField, TextInput } from '../../../ui/field.js';
import panelCss from '../../../ui/panel.module.css';
import { customPath, customPlayPath, mazesPath, type Player, playerIn } from '../addresses.js';
import {
  type CustomFields,
  changedFields,
  customFields,
  endFields,
  fieldErrors,
  pictureFields,
  SIZE_FIELDS,
} from '../custom-maze.js';
import { TEXTURE_WORDS } from '../textures.js';
import css from './classic.module.css';
import { CustomPreview, PictureField } from './custom-fields.js';
import { PlayerPage } from './player-page.js';

/** The form of a custom maze. What was filled in stands in the address, so that coming back loses nothing. */
export function CustomPage({ location }: PageProps) {
  const player = playerIn(location.query);
  const [first] = useState(() => firstFields(location.query));
  return (
    <PlayerPage
      player={player}
      title="Custom maze"
      lead="Any size from 2 x 2 to 200 x 200, and any ends."
      ways={<LinkButtons ways={[{ to: mazesPath(player), title: 'Back' }]} />}
    >
      <CustomForm player={player} first={first} />
    </PlayerPage>
  );
}

/** A maze has a seed from the beginning, so that what is seen is what is played. */
function firstFields(query: string): CustomFields {
  const fields = customFields(query);
  return fields.seed === '' ? { ...fields, seed: randomSeed() } : fields;
}

function CustomForm({ player, first }: { readonly player: Player; readonly first: CustomFields }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(first);
  const [tried, setTried] = useState(false);
  const errors = fieldErrors(fields);
  const change = (part: Partial<CustomFields>) => setFields((last) => ({ ...last, ...part }));
  function submit(event: Event): void {
    event.preventDefault();
    setTried(true);
    const [name] = Object.keys(errors);
    if (name !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${name}], [data-name=${name}]`)?.focus();
      return;
    }
    const changed = changedFields(fields);
    // Back leads to the form as it was filled in.
    navigate(customPath(player, changed), { replace: true });
    navigate(customPlayPath(player, changed));
  }
  const option = (name: 'tunnels' | 'timer', label: string) => (
    <Switch label={label} on={fields[name] === '1'} onChange={(on) => change({ [name]: on ? '1' : '' })} />
  );
  return (
    <form
      class={pageLayoutCss.pageColumns}
      ref={form}
      noValidate
      aria-label="A custom maze"
      onSubmit={submit}
    >
      <section class={panelCss.panel}>
        <SelectField
          label="Kind"
          value={fields.kind}
          options={CLASSIC_KINDS.map((kind) => ({ value: kind, title: kindTitle(kind) }))}
          hint={TEXTURE_WORDS[CLASSIC_KINDS.find((kind) => kind === fields.kind) ?? 'normal']}
          onChange={(kind) => change({ kind })}
        />
        {fields.kind === 'picture' && (
          <PictureField
            text={fields.picture}
            message={tried ? (errors.picture ?? null) : null}
            onText={(picture) => change(pictureFields(fields, picture))}
          />
        )}
        <Numbers list={SIZE_FIELDS} {...{ fields, errors, change }} />
        <TextInput
          label="Seed"
          name="seed"
          text={fields.seed}
          message={errors.seed ?? null}
          hint="Any words. The same seed grows the same maze."
          onInput={(seed) => change({ seed })}
          beside={<Button onPress={() => change({ seed: randomSeed() })}>Another</Button>}
        />
        <div class={css.customSwitches}>
          {fields.kind !== 'weave' && option('tunnels', 'Tunnels')}
          {option('timer', 'Against time')}
        </div>
      </section>
      <section class={panelCss.panel}>
        <CustomPreview fields={fields} isRight={Object.keys(errors).length === 0} onChange={change} />
        <Numbers list={endFields(fields)} class={css.customEnds} {...{ fields, errors, change }} />
        <SubmitButton class={css.customPlay}>Play</SubmitButton>
      </section>
    </form>
  );
}

interface NumbersProps {
  readonly list: typeof SIZE_FIELDS;
  readonly fields: CustomFields;
  readonly errors: ReturnType<typeof fieldErrors>;
  readonly change: (part: Partial<CustomFields>) => void;
  readonly class?: string;
}

function Numbers({ list, fields, errors, change, class: own }: NumbersProps) {
  return (
    <div class={classes(css.customNumbers, own)}>
      {list.map((field) => (
        <NumberInput
          key={field.name}
          field={field}
          text={fields[field.name]}
          message={errors[field.name] ?? null}
          onInput={(text) => change({ [field.name]: text })}
        />
      ))}
    </div>
  );
}
