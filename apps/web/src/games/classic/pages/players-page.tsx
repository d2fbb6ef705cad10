import { LONGEST_PROFILE_NAME, type Profile } from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { navigate } from '../../../routing/router.js';
import { Button, SubmitButton } from '../../../ui/button.js';
import confirmButtonCss from '../../../ui/confirm-button.module.css';
import dialogCss from '../../../ui/dialog.module.css';
import { Field } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.js';
import panelCss from '../../../ui/panel.module.css';
import { mazesPath, portraitOf } from '../addresses.js';
import { profiles } from '../profiles/profile-repository.js';
import { useProfiles } from '../profiles/use-profiles.js';
import { forgetGhosts } from '../storage.js';
import css from './classic.module.css';

/** Who plays: a profile, a guest, or somebody new. */
export function PlayersPage() {
  const list = useProfiles();
  const [said, setSaid] = useState('');
  async function remove(name: string): Promise<void> {
    await profiles.remove(name);
    forgetGhosts(name);
    setSaid(`${name} is gone, with everything they completed.`);
  }
  return (
    <PageLayout
      title="Who plays?"
      lead="A profile keeps what you complete, on this device and with your account."
    >
      <div class={pageLayoutCss.pageColumns}>
        <section class={panelCss.panel} aria-labelledby="profiles-title">
          <h2 class={panelCss.panelTitle} id="profiles-title">
            Profiles
          </h2>
          {list !== null && list.length === 0 && (
            <p>Nobody yet. Make the first profile, or play as a guest.</p>
          )}
          {list !== null && list.length > 0 && (
            <ul class={css.players}>
              {list.map((profile) => (
                <PlayerRow key={profile.name} profile={profile} onRemove={() => void remove(profile.name)} />
              ))}
            </ul>
          )}
          <p class={css.playersSaid} role="status">
            {said}
          </p>
        </section>
        <div class={css.classicStack}>
          <NewProfile />
          <section class={panelCss.panel} aria-labelledby="guest-title">
            <h2 class={panelCss.panelTitle} id="guest-title">
              Just looking
            </h2>
            <p>A guest plays everything, and leaves no trace: nothing is kept and nothing is ranked.</p>
            <Link to={mazesPath(null)} look="usual">
              Play as a guest
            </Link>
          </section>
        </div>
      </div>
      <p>
        <Link to="/classic" look="usual">
          Back
        </Link>
      </p>
    </PageLayout>
  );
}

interface PlayerRowProps {
  readonly profile: Profile;
  readonly onRemove: () => void;
}

/** A profile: play as it, or delete it, which is asked once more. */
function PlayerRow({ profile: { name }, onRemove }: PlayerRowProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li class={css.playerRow}>
      <Link to={mazesPath(name)} class={css.playerLink}>
        <Icon name={portraitOf(name)} />
        <span class={css.playerName}>{name}</span>
      </Link>
      {!asking && (
        <Button look="plain" label={`Delete ${name}`} onPress={() => setAsking(true)}>
          <Icon name="icon-trash" />
        </Button>
      )}
      {asking && (
        <fieldset class={classes(confirmButtonCss.sure, css.playerSure)}>
          <legend>Delete {name} and everything they completed?</legend>
          <div class={dialogCss.dialogRow}>
            <Button onPress={onRemove}>Delete</Button>
            <Button onPress={() => setAsking(false)}>Keep</Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

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
