import {
  CLASSIC_KINDS,
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicKind,
  kindTitle,
} from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { Link, LinkButtons } from '../../../routing/link.js';
import type { PageProps } from '../../../routing/router.js';
import { Button, Confirmation } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { customPath, levelsPath, playerIn } from '../addresses.js';
import { profiles } from '../profiles/profile-repository.js';
import { useCompletions } from '../profiles/use-profiles.js';
import { forgetGhosts } from '../storage.js';
import { TEXTURE_SEED, TEXTURE_WORDS, textureSettings } from '../textures.js';
import css from './classic.module.css';
import { MazePicture } from './maze-picture.js';
import { PlayerPage } from './player-page.js';

/** Pixels of the page. */
const SKETCH = 160;
const SETTINGS = Object.fromEntries(CLASSIC_KINDS.map((kind) => [kind, textureSettings(kind)]));

/** Which maze: every texture with a picture of it, custom mazes, and the way to forget everything. */
export function MazesPage({ location }: PageProps) {
  const player = playerIn(location.query);
  const completions = useCompletions(player);
  const rows = [...(completions?.values() ?? [])].filter(({ season }) => season === CLASSIC_SEASON);
  const doneOf = (kind: ClassicKind) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ level }) => level)).size;
  const ways = [
    { to: customPath(player), title: 'Custom maze' },
    { to: '/classic/players', title: 'Back' },
  ];
  return (
    <PlayerPage
      player={player}
      title="Which maze?"
      lead="Thirty levels of each kind, from 4 x 4 to 33 x 33."
      ways={
        <>
          <LinkButtons ways={ways} primary />
          {player !== null && <ResetButton key={player} player={player} isEmpty={!completions?.size} />}
        </>
      }
    >
      <ul class={css.textures}>
        {CLASSIC_KINDS.map((kind) => (
          <li key={kind}>
            <Link
              to={kind === 'picture' ? customPath(player, { kind }) : levelsPath(kind, player)}
              class={css.texture}
            >
              <MazePicture
                class={css.textureSketch}
                settings={SETTINGS[kind]}
                seed={TEXTURE_SEED}
                side={SKETCH}
              />
              <span class={css.textureWords}>
                <strong class={css.textureName}>{kindTitle(kind)}</strong>
                <span class={css.textureText}>{TEXTURE_WORDS[kind]}</span>
                {player !== null && kind !== 'picture' && <Progress done={doneOf(kind)} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PlayerPage>
  );
}

/** How many levels of a kind are completed. */
function Progress({ done }: { readonly done: number }) {
  return (
    <span class={css.textureDone}>
      {done === CLASSIC_LEVELS && <Icon name="icon-crown" />}
      {done} of {CLASSIC_LEVELS} completed
    </span>
  );
}

const ASKS = [
  ['Forget every level you completed, and every best time?', 'Yes, forget them'],
  ['Really? They cannot be brought back.', 'Forget everything'],
] as const;

/** Forgets what the player has completed, after asking twice. */
function ResetButton({ player, isEmpty }: { readonly player: string; readonly isEmpty: boolean }) {
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState('');
  async function answer(): Promise<void> {
    if (asked < ASKS.length) return setAsked(asked + 1);
    await profiles.reset(player);
    forgetGhosts(player);
    setAsked(0);
    setSaid(`${player} begins anew.`);
  }
  if (asked === 0) {
    return (
      <>
        <Button onPress={() => (isEmpty ? setSaid(`${player} has completed nothing yet.`) : setAsked(1))}>
          Reset progress
        </Button>
        <span role="status">{said}</span>
      </>
    );
  }
  const [ask, yes] = ASKS[asked - 1];
  return (
    <Confirmation
      key={asked}
      ask={ask}
      yes={yes}
      no="No, keep them"
      onYes={() => void answer()}
      onNo={() => setAsked(0)}
    />
  );
}
