import { PixelArt } from '../art/pixel-art.js';
import { Diorama } from '../diorama/diorama.js';
import { PICTURES } from '../generated/pictures.js';
import { readProgress, savedLevel } from '../lost-cause/progress.js';
import { lostCauseScene } from '../lost-cause/scene.js';
import { Link } from '../shell/link.js';

/** A telling moment of the scene. */
const STILL_MS = 11_000;
/** Four tiles and a half by not quite three, in pixels of art. */
const LEAST = { width: 150, height: 90 } as const;

/** Lost Cause: what it looks like, what it is, and the way in. */
export function LostCauseCard() {
  const level = savedLevel();
  const { completedOnce } = readProgress();
  return (
    <section class="game-card" aria-labelledby="lost-cause">
      <Diorama sceneAt={lostCauseScene} stillMs={STILL_MS} least={LEAST} reach={120} />
      <div class="game-card-words">
        <h2 id="lost-cause">
          <PixelArt class="game-card-title" map={PICTURES['title-lost-cause']} />
          <span class="unseen">Lost Cause</span>
        </h2>
        <p>Ten mazes of growing size. Slimes hunt you, locks need keys, and you have one life.</p>
        <div class="game-card-ways">
          <Link to="/lost-cause" class="button button-primary">
            {level === null ? 'Play Lost Cause' : `Continue at level ${level}`}
          </Link>
          <Link to="/how-to-play" class="button">
            How to play
          </Link>
          {completedOnce && (
            <Link to="/gamecomplete" class="button">
              Free play
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
