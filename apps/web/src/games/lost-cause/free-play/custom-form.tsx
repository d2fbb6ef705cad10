import { useRef, useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { wrongNumber } from '../../../lib/numbers.js';
import { navigate } from '../../../routing/router.js';
import { SubmitButton } from '../../../ui/button.js';
import { ChoiceField, Switch } from '../../../ui/choice-field.js';
import { NumberInput } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import panelCss from '../../../ui/panel.module.css';
import { freshSeed } from '../addresses.js';
import {
  CORRIDORS,
  type Corridors,
  type CustomMaze,
  customAddress,
  FIRST_CUSTOM_MAZE,
  NUMBER_FIELDS,
  VIEWS,
} from './custom-maze.js';
import css from './free-play.module.css';

const CORRIDOR_TITLES: Record<Corridors, string> = {
  even: 'Even',
  horizontal: 'Across',
  vertical: 'Up and down',
};
const VIEW_TITLES: Record<CustomMaze['view'], string> = { 224: 'Usual', 448: 'Wide', 896: 'Very wide' };

interface CustomFormProps {
  /** Practice has sizes and limits alone: the rest is the reward for the campaign. */
  readonly practice?: boolean;
}

/** Describes a maze and goes to play it. What is wrong is said beside its field. */
export function CustomForm({ practice = false }: CustomFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [custom, setCustom] = useState(FIRST_CUSTOM_MAZE);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<CustomMaze>) => setCustom((last) => ({ ...last, ...part }));
  const submit = (event: Event) => {
    event.preventDefault();
    const wrong = NUMBER_FIELDS.find((field) => wrongNumber(custom[field.name], field) !== null);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
      return;
    }
    const address = customAddress(custom, freshSeed());
    if (address.ok) navigate(address.value);
    else setTrouble(`This maze could not be made: ${address.reason}.`);
  };
  return (
    <form
      class={classes(panelCss.panel, css.customForm)}
      ref={form}
      aria-labelledby="custom-title"
      noValidate
      onSubmit={submit}
    >
      <h2 class={panelCss.panelTitle} id="custom-title">
        A maze of your own
      </h2>
      <div class={fieldCss.fields}>
        {NUMBER_FIELDS.map((field) => (
          <NumberInput
            key={field.name}
            field={field}
            text={custom[field.name]}
            message={wrongNumber(custom[field.name], field)}
            onInput={(text) => change({ [field.name]: text })}
          />
        ))}
      </div>
      {!practice && <Freedoms custom={custom} change={change} />}
      {trouble !== null && <p class={fieldCss.fieldMessage}>{trouble}</p>}
      <SubmitButton class={css.customSubmit}>Play</SubmitButton>
    </form>
  );
}

interface FreedomsProps {
  readonly custom: CustomMaze;
  readonly change: (part: Partial<CustomMaze>) => void;
}

/** What only free play has. */
function Freedoms({ custom, change }: FreedomsProps) {
  return (
    <>
      <ChoiceField
        label="Corridors"
        value={custom.corridors}
        options={CORRIDORS.map((value) => ({ value, title: CORRIDOR_TITLES[value], disabled: false }))}
        onChange={(corridors) => change({ corridors: corridors as Corridors })}
      />
      <ChoiceField
        label="View"
        value={custom.view}
        options={VIEWS.map((value) => ({ value, title: VIEW_TITLES[value], disabled: false }))}
        onChange={(view) => change({ view: view as CustomMaze['view'] })}
      />
      <Switch
        label="Armour, better swords and other gear lie about"
        on={custom.gear}
        onChange={(gear) => change({ gear })}
      />
    </>
  );
}
