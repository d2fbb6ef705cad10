import { CAMPAIGN_SLOT, storedName } from '@warren/client';
import { PICTURES } from '../../../generated/pictures.js';
import { classes } from '../../../lib/classes.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { PixelArt } from '../../../ui/art/pixel-art.js';
import panelCss from '../../../ui/panel.module.css';
import { CustomForm } from './custom-form.js';
import css from './free-play.module.css';
import { MazeList } from './maze-list.js';
import { readProgress, STORED_PROGRESS, savedLevel } from './progress.js';

/** Free play: any maze, any number of times. It opens once the player has completed the campaign. */
export function FreePlayPage() {
  // What was reached on another device may come at any moment.
  useStorageVersion([STORED_PROGRESS, storedName(CAMPAIGN_SLOT)]);
  const { completedOnce, mazes } = readProgress();
  if (!completedOnce) return <LockedPage level={savedLevel()} />;
  return (
    <PageLayout title="Free play" lead="The campaign is done. Every maze is open to you.">
      <div class={pageLayoutCss.pageColumns}>
        <CustomForm />
        <section class={panelCss.panel} aria-labelledby="mazes-title">
          <h2 class={panelCss.panelTitle} id="mazes-title">
            Mazes completed
          </h2>
          <MazeList mazes={mazes} />
        </section>
      </div>
    </PageLayout>
  );
}

function LockedPage({ level }: { readonly level: number | null }) {
  return (
    <PageLayout title="Free play is locked">
      <section class={classes(panelCss.panel, css.locked)}>
        <PixelArt class={css.lockedPicture} map={PICTURES['icon-lock']} />
        <div class={css.lockedWords}>
          <p>
            Complete all ten levels of Lost Cause once, and free play opens: mazes of any size you like, with
            as many slimes and locks as you like, and every maze you have completed to play again.
          </p>
          {level !== null && <p>{`Your campaign stands at level ${level} of 10.`}</p>}
          <div class={css.lockedWays}>
            <Link to="/lost-cause" look="primary">
              {level === null ? 'Play Lost Cause' : `Continue at level ${level}`}
            </Link>
            <Link to="/" look="usual">
              Back to the entrance
            </Link>
          </div>
        </div>
      </section>
    </PageLayout>
  );
}
