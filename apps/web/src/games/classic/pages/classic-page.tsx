import { GameMenu } from '../../../game/screen/game-menu.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link, LinkButtons } from '../../../routing/link.js';
import { ReturnFocus } from '../../../ui/button.js';
import { classicPreview } from '../preview.js';
import { STORED_RUNS, savedMazes } from '../storage.js';
import css from './classic.module.css';

const WAYS = [
  { to: '/classic/players', title: 'New game' },
  { to: '/classic/how-to-play', title: 'How to play' },
  { to: '/boards?game=classic', title: 'Leaderboards' },
  { to: '/', title: 'Home' },
] as const;

/** The menu before the game: the player chooses a profile next. */
export function ClassicPage() {
  // Another tab may have saved.
  useStorageVersion(STORED_RUNS);
  const saved = savedMazes().map(({ address, title, player }) => {
    return { to: address, title: `Continue ${title} as ${player}` };
  });
  const ways = <LinkButtons ways={[...saved, ...WAYS]} primary />;
  return (
    <GameMenu
      title="Classic"
      art="title-classic"
      sceneAt={classicPreview}
      stillMs={2600}
      text="Pick a profile, a kind of maze and a level, and find the crown. Each kind grows its hedges in another way; every level is the same for everybody this season."
      trouble={null}
      ways={saved.length === 0 ? ways : <ReturnFocus>{ways}</ReturnFocus>}
    >
      <Link to="/daily" class={css.classicToday}>
        Today’s challenge: one maze for everybody, one ranked try
      </Link>
    </GameMenu>
  );
}
