import { useEffect, useState } from 'preact/hooks';
import { GAME_ENTRIES } from '../games/registry.js';
import { PICTURES } from '../generated/pictures.js';
import { classes } from '../lib/classes.js';
import { leftText } from '../lib/format.js';
import { Link } from '../routing/link.js';
import { MastheadTools, Wordmark } from '../routing/masthead.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import cardLinkCss from '../ui/card-link.module.css';
import unseenCss from '../ui/unseen.module.css';
import { GameCard } from './game-card.js';
import css from './home-page.module.css';
import { NavCard } from './nav-card.js';
import navCardCss from './nav-card.module.css';

/** The entrance: the name, the games, and the other rooms of the house. */
export function HomePage() {
  return (
    <div class={css.home}>
      <header class={css.homeHead}>
        <h1>
          <Wordmark />
          <span class={unseenCss.unseen}>Warren</span>
        </h1>
        <p class={css.homeTagline}>Mazes by lantern light. Every run is kept, and can be watched again.</p>
        <MastheadTools class={css.homeTools} />
      </header>
      <main class={css.homeMain}>
        <div class={css.gameCards}>
          {GAME_ENTRIES.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
        <TodayCard />
        <nav class={css.homeDoors} aria-label="Other rooms">
          <NavCard
            to="/boards"
            title="Boards"
            picture="icon-medal-gold"
            text="Who was best. Every row is a run you can watch and race."
          />
          <NavCard
            to="/studio"
            title="The workshop"
            picture="icon-fork"
            text="Watch mazes being carved, algorithm by algorithm."
          />
          <NavCard
            to="/replay"
            title="The theatre"
            picture="icon-play"
            text="Open a recording: watch it, scrub it, take it over."
          />
          <NavCard to="/settings" title="Settings" picture="icon-settings" text="Sound, look and keys." />
        </nav>
      </main>
      <footer class={css.homeFoot}>
        <p>{`Warren ${import.meta.env.WARREN_VERSION}`}</p>
        <p>A run is its seed, its settings and its inputs.</p>
      </footer>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The way to the challenge of the day, with how long it lasts: days end at midnight UTC. */
function TodayCard() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Link to="/daily" class={classes(cardLinkCss.cardLink, cardLinkCss.cardLinkLit, css.todayCard)}>
      <PixelArt class={navCardCss.navCardIcon} map={PICTURES['icon-clock']} />
      <span class={navCardCss.navCardTitle}>Today’s challenge</span>
      <span class={navCardCss.navCardText}>The same for everybody, and one ranked try.</span>
      <span class={css.todayLeft}>
        <span class={navCardCss.navCardText}>Time left </span>
        <strong>{leftText(Math.ceil((now + 1) / DAY_MS) * DAY_MS, now)}</strong>
      </span>
    </Link>
  );
}
