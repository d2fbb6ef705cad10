import type { GameEntry } from '../game/loop/game-entry.js';
import { GAME_ENTRIES } from '../games/registry.js';
import { PICTURES, type PictureName } from '../generated/pictures.js';
import { AnimatedPreview } from '../graphics/animated-preview.js';
import { classes } from '../lib/classes.js';
import { leftText } from '../lib/format.js';
import { useFetched, useNow } from '../lib/hooks.js';
import { useStorageVersion } from '../lib/storage.js';
import { Link, LinkButtons } from '../routing/link.js';
import { MastheadBar, Wordmark } from '../routing/masthead.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import cardLinkCss from '../ui/card-link.module.css';
import commonCss from '../ui/common.module.css';
import { Icon } from '../ui/icon.js';
import unseenCss from '../ui/unseen.module.css';
import css from './home-page.module.css';

/** The entrance: the name, the games, and the other rooms of the house. */
export function HomePage() {
  return (
    <div class={css.home}>
      <header>
        <MastheadBar isFront />
        <div class={css.homeHead}>
          <h1>
            <Wordmark />
            <span class={unseenCss.unseen}>Warren</span>
          </h1>
          <p class={css.homeTagline}>Mazes by lantern light. Every run is kept, and can be watched again.</p>
        </div>
      </header>
      <main class={css.homeMain}>
        <div class={css.gameCards}>
          {GAME_ENTRIES.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
        <TodayCard />
        <nav class={css.homeDoors} aria-label="More">
          <NavCard
            to="/boards"
            title="Leaderboards"
            picture="icon-medal-gold"
            text="The best runs. Watch each of them, and race it."
          />
          <NavCard
            to="/studio"
            title="Studio"
            picture="icon-fork"
            text="Watch mazes being carved, algorithm by algorithm."
          />
          <NavCard
            to="/replay"
            title="Replays"
            picture="icon-play"
            text="Watch a run, and play on from any moment of it."
          />
          <NavCard to="/settings" title="Settings" picture="icon-settings" text="Sound, look and keys." />
        </nav>
      </main>
      <footer class={classes(commonCss.soft, css.homeFoot)}>
        <p>{`Warren ${import.meta.env.WARREN_VERSION}`}</p>
        <p>A run is its seed, its settings and its inputs.</p>
      </footer>
    </div>
  );
}

interface NavCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
}

/** A way to another part of the house. */
function NavCard({ to, title, text, picture }: NavCardProps) {
  return (
    <Link to={to} class={classes(cardLinkCss.cardLink, css.navCard)}>
      <Icon class={css.navCardIcon} name={picture} />
      <span class={css.navCardTitle}>{title}</span>
      <span class={commonCss.soft}>{text}</span>
    </Link>
  );
}

const DAY_MS = 86_400_000;

/** The way to the challenge of the day, with how long it lasts: days end at midnight UTC. */
function TodayCard() {
  const now = useNow(1000);
  return (
    <Link to="/daily" class={classes(cardLinkCss.cardLink, cardLinkCss.cardLinkLit, css.todayCard)}>
      <Icon class={css.navCardIcon} name="icon-clock" />
      <span class={css.navCardTitle}>Today’s challenge</span>
      <span class={commonCss.soft}>The same for everybody, and one ranked try.</span>
      <span class={css.todayLeft}>
        <span class={commonCss.soft}>Time left </span>
        <strong>{leftText(Math.ceil((now + 1) / DAY_MS) * DAY_MS, now)}</strong>
      </span>
    </Link>
  );
}

/** Four tiles and a half by two and a half, in pixels of art. */
const LEAST = { width: 150, height: 80 } as const;

/** A game: what it looks like, what it is, and the ways in. */
function GameCard({ entry }: { readonly entry: GameEntry }) {
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
          <LinkButtons ways={ways()} primary />
        </div>
      </div>
    </section>
  );
}

/** The picture of a game, once it is there. Its place is kept meanwhile. */
function GamePreview({ entry }: { readonly entry: GameEntry }) {
  // Without the picture the words below it still say everything.
  const sceneAt = useFetched(entry.preview);
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
