import {
  CLASSIC_KINDS,
  CLASSIC_LEVELS,
  CLASSIC_SEASON,
  type ClassicKind,
  kindTitle,
} from '@warren/games/classic';
import { useState } from 'preact/hooks';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import type { PageProps } from '../../../routing/router.js';
import { Button } from '../../../ui/button.js';
import confirmButtonCss from '../../../ui/confirm-button.module.css';
import dialogCss from '../../../ui/dialog.module.css';
import { Icon } from '../../../ui/icon.js';
import { customPath, levelsPath, playerIn } from '../addresses.js';
import { profiles } from '../profiles/profile-repository.js';
import { useCompletions, useIsKnown } from '../profiles/use-profiles.js';
import { forgetGhosts } from '../storage.js';
import { TEXTURE_SEED, TEXTURE_WORDS, textureSettings } from '../textures.js';
import css from './classic.module.css';
import { MazePicture } from './maze-picture.js';
import { PlayerLine, UnknownPlayer } from './player-page.js';

/** Pixels of the page. */
const SKETCH = 160;

/** Which maze: every texture with a picture of it, custom mazes, and the way to forget everything. */
export function MazesPage({ location }: PageProps) {
  const player = playerIn(location.query);
  const isKnown = useIsKnown(player);
  const completions = useCompletions(player);
  if (isKnown === false) return <UnknownPlayer player={player ?? ''} />;
  const rows = [...(completions?.values() ?? [])];
  const doneOf = (kind: ClassicKind) =>
    new Set(
      rows.filter((row) => row.kind === kind && row.season === CLASSIC_SEASON).map(({ level }) => level),
    ).size;
  return (
    <PageLayout title="Which maze?" lead="Thirty levels of each kind, from 4 x 4 to 33 x 33.">
      <PlayerLine player={player} />
      <ul class={css.textures}>
        {CLASSIC_KINDS.map((kind) => (
          <li key={kind}>
            <TextureCard
              kind={kind}
              to={kind === 'picture' ? customPath(player, { kind }) : levelsPath(kind, player)}
              progress={player === null || kind === 'picture' ? null : doneOf(kind)}
            />
          </li>
        ))}
      </ul>
      <div class={css.classicWays}>
        <Link to={customPath(player)} look="primary">
          Custom maze
        </Link>
        <Link to="/classic/players" look="usual">
          Back
        </Link>
        {player !== null && <ResetButton key={player} player={player} isEmpty={rows.length === 0} />}
      </div>
    </PageLayout>
  );
}

interface TextureCardProps {
  readonly kind: ClassicKind;
  readonly to: string;
  /** How many levels are completed; `null` where nobody counts. */
  readonly progress: number | null;
}

const SETTINGS = Object.fromEntries(CLASSIC_KINDS.map((kind) => [kind, textureSettings(kind)]));

function TextureCard({ kind, to, progress }: TextureCardProps) {
  return (
    <Link to={to} class={css.texture}>
      <MazePicture class={css.textureSketch} settings={SETTINGS[kind]} seed={TEXTURE_SEED} side={SKETCH} />
      <span class={css.textureWords}>
        <strong class={css.textureName}>{kindTitle(kind)}</strong>
        <span class={css.textureText}>{TEXTURE_WORDS[kind]}</span>
        {progress !== null && (
          <span class={css.textureDone}>
            {progress === CLASSIC_LEVELS && <Icon name="icon-crown" />}
            {progress} of {CLASSIC_LEVELS} completed
          </span>
        )}
      </span>
    </Link>
  );
}

const ASKS = [
  ['Forget every level you completed, and every best time?', 'Yes, forget them'],
  ['Really? They cannot be brought back.', 'Forget everything'],
] as const;

/** Forgets what somebody has completed, after asking twice. */
function ResetButton({ player, isEmpty }: { readonly player: string; readonly isEmpty: boolean }) {
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState('');
  async function answer(): Promise<void> {
    if (asked < ASKS.length) {
      setAsked(asked + 1);
      return;
    }
    await profiles.reset(player);
    forgetGhosts(player);
    setAsked(0);
    setSaid(`${player} begins anew.`);
  }
  if (asked === 0) {
    return (
      <>
        <Button disabled={isEmpty} onPress={() => setAsked(1)}>
          Reset progress
        </Button>
        <span role="status">{said}</span>
      </>
    );
  }
  const [question, yes] = ASKS[asked - 1];
  return (
    <fieldset class={confirmButtonCss.sure} key={asked}>
      <legend>{question}</legend>
      <div class={dialogCss.dialogRow}>
        <Button onPress={() => void answer()}>{yes}</Button>
        <Button onPress={() => setAsked(0)}>No, keep them</Button>
      </div>
    </fieldset>
  );
}
