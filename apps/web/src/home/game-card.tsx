import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from '../game/loop/game-entry.js';
import { PICTURES } from '../generated/pictures.js';
import { AnimatedPreview } from '../graphics/animated-preview.js';
import type { SceneAt } from '../graphics/preview-scene.js';
import { classes } from '../lib/classes.js';
import { useStorageVersion } from '../lib/storage.js';
import { Link } from '../routing/link.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import unseenCss from '../ui/unseen.module.css';
import css from './home-page.module.css';

/** Four tiles and a half by two and a half, in pixels of art. */
const LEAST = { width: 150, height: 80 } as const;

/** A game: what it looks like, what it is, and the ways in. */
export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { id, title, art, accent, text, ways } = entry;
  // A save may come from another device, and then there is another way on.
  useStorageVersion();
  return (
    <section class={css.gameCard} aria-labelledby={id} style={{ '--card-accent': accent }}>
      <GamePreview entry={entry} />
      <div class={css.gameCardWords}>
        {art === null ? (
          <h2 id={id}>{title}</h2>
        ) : (
          <h2 id={id} class={css.gameCardDrawn}>
            <PixelArt class={css.gameCardTitle} map={PICTURES[art]} />
            <span class={unseenCss.unseen}>{title}</span>
          </h2>
        )}
        <p>{text}</p>
        <div class={css.gameCardWays}>
          {ways().map((way, i) => (
            <Link key={way.to} to={way.to} look={i === 0 ? 'primary' : 'usual'}>
              {way.title}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The picture of a game, once it is there. Its place is kept meanwhile. */
function GamePreview({ entry }: { readonly entry: GameEntry }) {
  const [sceneAt, setSceneAt] = useState<SceneAt | null>(null);
  useEffect(() => {
    let wanted = true;
    entry.preview().then(
      (scene) => {
        if (wanted) setSceneAt(() => scene);
      },
      // Without the picture the words below it still say everything.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [entry]);
  if (sceneAt === null) return <div class={classes(css.gameScene, css.gameSceneEmpty)} />;
  return (
    <AnimatedPreview
      class={css.gameScene}
      sceneAt={sceneAt}
      stillMs={entry.stillMs}
      least={LEAST}
      reach={120}
    />
  );
}
