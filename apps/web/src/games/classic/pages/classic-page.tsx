import { GameMenu } from '../../../game/screen/game-menu.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link } from '../../../routing/link.js';
import { classicScene } from '../preview.js';
import { leftRuns, STORED_RUNS } from '../storage.js';
import css from './classic.module.css';

/** The moment the picture begins with. */
const STILL_MS = 2600;
const TEXT =
  'Pick a profile, a kind of maze and a level, and find the crown. Each kind grows its hedges in another way; every level is the same for everybody this season.';

/** Before the game: who plays comes next. */
export function ClassicPage() {
  // Another tab may have saved.
  useStorageVersion(STORED_RUNS);
  const left = leftRuns();
  return (
    <GameMenu
      title="Classic"
      art="title-classic"
      sceneAt={classicScene}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={null}
      ways={
        <>
          {left.map(({ address, title }, place) => (
            <Link key={address} to={address} look={place === 0 ? 'primary' : 'usual'}>
              Continue {title}
            </Link>
          ))}
          <Link to="/classic/players" look={left.length === 0 ? 'primary' : 'usual'}>
            Play
          </Link>
          <Link to="/classic/how-to-play" look="usual">
            How to play
          </Link>
          <Link to="/boards?game=classic" look="usual">
            Boards
          </Link>
          <Link to="/" look="usual">
            Leave
          </Link>
        </>
      }
    >
      <Link to="/daily" class={css.classicToday}>
        Today’s challenge: one maze for everybody, one ranked try
      </Link>
    </GameMenu>
  );
}
