import type { Profile } from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import { PageLayout } from '../../routing/page-layout.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { mazesPath } from './addresses.js';
import { forgetGhosts } from './ghosts.js';
import { NewProfile } from './new-profile.js';
import { portraitOf } from './player.js';
import { profiles } from './profiles/store/profiles.js';
import { useProfiles } from './use-profiles.js';
import './classic.css';

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
      <div class="page-columns">
        <section class="panel" aria-labelledby="profiles-title">
          <h2 class="panel-title" id="profiles-title">
            Profiles
          </h2>
          {list !== null && list.length === 0 && (
            <p>Nobody yet. Make the first profile, or play as a guest.</p>
          )}
          {list !== null && list.length > 0 && (
            <ul class="players">
              {list.map((profile) => (
                <PlayerRow key={profile.name} profile={profile} onRemove={() => void remove(profile.name)} />
              ))}
            </ul>
          )}
          <p class="players-said" role="status">
            {said}
          </p>
        </section>
        <div class="classic-stack">
          <NewProfile />
          <section class="panel" aria-labelledby="guest-title">
            <h2 class="panel-title" id="guest-title">
              Just looking
            </h2>
            <p>A guest plays everything, and leaves no trace: nothing is kept and nothing is ranked.</p>
            <Link to={mazesPath(null)} class="button">
              Play as a guest
            </Link>
          </section>
        </div>
      </div>
      <p>
        <Link to="/classic" class="button">
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
    <li class="player-row">
      <Link to={mazesPath(name)} class="player-link">
        <Icon name={portraitOf(name)} />
        <span class="player-name">{name}</span>
      </Link>
      {!asking && (
        <Button look="plain" label={`Delete ${name}`} onPress={() => setAsking(true)}>
          <Icon name="icon-trash" />
        </Button>
      )}
      {asking && (
        <fieldset class="sure player-sure">
          <legend>Delete {name} and everything they completed?</legend>
          <div class="dialog-row">
            <Button onPress={onRemove}>Delete</Button>
            <Button onPress={() => setAsking(false)}>Keep</Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
