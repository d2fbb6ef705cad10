import { LONGEST_PROFILE_NAME } from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { sentence } from '../../../lib/format.js';
import { Link, LinkButtons } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { navigate } from '../../../routing/router.js';
import { Button, Confirmation, SubmitButton } from '../../../ui/button.js';
import commonCss from '../../../ui/common.module.css';
import { TextInput } from '../../../ui/field.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/panel.js';
import panelCss from '../../../ui/panel.module.css';
import { mazesPath } from '../addresses.js';
import { profiles } from '../profiles/profile-repository.js';
import { useProfiles } from '../profiles/use-profiles.js';
import { forgetGhosts } from '../storage.js';
import css from './classic.module.css';
import { portraitOf } from './player-page.js';

/** Who plays: a profile, a guest, or a new profile. */
export function PlayersPage() {
  return (
    <PageLayout
      title="Who plays?"
      lead="A profile keeps what you complete, on this device and with your account."
    >
      <div class={pageLayoutCss.pageColumns}>
        <Profiles />
        <div class={pageLayoutCss.pageSide}>
          <NewProfile />
          <Panel title="Just looking">
            <p>A guest plays everything, and leaves no trace: nothing is kept and nothing is ranked.</p>
            <LinkButtons ways={[{ to: mazesPath(null), title: 'Play as a guest' }]} />
          </Panel>
        </div>
      </div>
      <p>
        <LinkButtons ways={[{ to: '/classic', title: 'Back' }]} />
      </p>
    </PageLayout>
  );
}

function Profiles() {
  const list = useProfiles();
  const [said, setSaid] = useState('');
  async function remove(name: string): Promise<void> {
    await profiles.remove(name);
    forgetGhosts(name);
    setSaid(`${name} is gone, with everything they completed.`);
  }
  return (
    <Panel title="Profiles">
      {list?.length === 0 && <p>Nobody yet. Make the first profile, or play as a guest.</p>}
      {list !== null && list.length > 0 && (
        <ul class={css.players}>
          {list.map(({ name }) => (
            <PlayerRow key={name} name={name} onRemove={() => void remove(name)} />
          ))}
        </ul>
      )}
      <p class={commonCss.said} role="status">
        {said}
      </p>
    </Panel>
  );
}

/** A profile: play as it, or delete it, which is asked once more. */
function PlayerRow({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <li class={css.playerRow}>
      <Link to={mazesPath(name)} class={css.playerLink}>
        <Icon name={portraitOf(name)} />
        <span class={css.playerName}>{name}</span>
      </Link>
      {asking ? (
        <Confirmation
          class={css.playerSure}
          ask={`Delete ${name} and everything they completed?`}
          yes="Delete"
          no="Keep"
          onYes={onRemove}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button look="plain" label={`Delete ${name}`} onPress={() => setAsking(true)}>
          <Icon name="icon-trash" />
        </Button>
      )}
    </li>
  );
}

/** Makes a profile and plays as it. A name that cannot be had is refused with the reason, and stays to be changed. */
function NewProfile() {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const made = await profiles.create(name);
    if (made.ok) navigate(mazesPath(made.value.name));
    else setWrong(sentence(made.reason));
  }
  function change(text: string): void {
    setName(text);
    setWrong(null);
  }
  return (
    <form
      class={panelCss.panel}
      aria-labelledby="new-title"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 class={panelCss.panelTitle} id="new-title">
        New profile
      </h2>
      <TextInput
        label="Name"
        name="profile"
        text={name}
        message={wrong}
        hint={`At most ${LONGEST_PROFILE_NAME} characters.`}
        onInput={change}
      />
      <SubmitButton>Create and play</SubmitButton>
    </form>
  );
}
