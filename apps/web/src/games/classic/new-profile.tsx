import { LONGEST_PROFILE_NAME } from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { navigate } from '../../routing/router.js';
import { SubmitButton } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import fieldCss from '../../ui/field.module.css';
import panelCss from '../../ui/panel.module.css';
import { mazesPath } from './addresses.js';
import { profiles } from './profiles/store/profiles.js';

/** Makes a profile and goes on with it; a name that cannot be had is refused with the reason, and stays to be changed. */
export function NewProfile() {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  async function make(): Promise<void> {
    const made = await profiles.create(name);
    if (made.ok) navigate(mazesPath(made.value.name));
    else setWrong(`${made.reason.replace(/^./, (first) => first.toUpperCase())}.`);
  }
  return (
    <form
      class={panelCss.panel}
      aria-labelledby="new-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2 class={panelCss.panelTitle} id="new-title">
        New profile
      </h2>
      <Field label="Name" message={wrong} hint={`At most ${LONGEST_PROFILE_NAME} characters.`}>
        {(ids) => (
          <input
            {...ids}
            class={fieldCss.input}
            type="text"
            name="profile"
            autocomplete="off"
            value={name}
            onInput={(event) => {
              setName(event.currentTarget.value);
              setWrong(null);
            }}
          />
        )}
      </Field>
      <SubmitButton>Create and play</SubmitButton>
    </form>
  );
}
