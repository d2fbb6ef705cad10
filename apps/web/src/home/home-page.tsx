import { GAME_ENTRIES } from '../games/registry.js';
import { MastheadTools } from '../routing/masthead.js';
import { Door } from '../routing/nav-card.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { WORDMARK } from '../ui/art/wordmark.js';
import { GameCard } from './game-card.js';
import { TodayCard } from './today-card.js';
import '../ui/card-link.css';
import './home-page.css';

/** The entrance: the name, the games, and the other rooms of the house. */
export function HomePage() {
  return (
    <div class="home">
      <header class="home-head">
        <h1>
          <PixelArt class="wordmark" map={WORDMARK} letters="ink" />
          <span class="unseen">Warren</span>
        </h1>
        <p class="home-tagline">Mazes by lantern light. Every run is kept, and can be watched again.</p>
        <MastheadTools />
      </header>
      <main class="home-main">
        <div class="game-cards">
          {GAME_ENTRIES.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
        <TodayCard />
        <nav class="home-doors" aria-label="Other rooms">
          <Door
            to="/boards"
            title="Boards"
            picture="icon-medal-gold"
            text="Who was best. Every row is a run you can watch and race."
          />
          <Door
            to="/studio"
            title="The workshop"
            picture="icon-fork"
            text="Watch mazes being carved, algorithm by algorithm."
          />
          <Door
            to="/replay"
            title="The theatre"
            picture="icon-play"
            text="Open a recording: watch it, scrub it, take it over."
          />
          <Door to="/settings" title="Settings" picture="icon-settings" text="Sound, look and keys." />
        </nav>
      </main>
      <footer class="home-foot">
        <p>{`Warren ${import.meta.env.WARREN_VERSION}`}</p>
        <p>A run is its seed, its settings and its inputs.</p>
      </footer>
    </div>
  );
}
