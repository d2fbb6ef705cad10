import { CAMPAIGN_SLOT, type CompletedMaze, storedName } from '@warren/client';
import { PICTURES } from '../../../generated/pictures.js';
import { classes } from '../../../lib/classes.js';
import { numberText } from '../../../lib/format.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link, LinkButtons } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { useTheme } from '../../../ui/appearance.js';
import { PixelArt } from '../../../ui/art/pixel-art.js';
import cardLinkCss from '../../../ui/card-link.module.css';
import commonCss from '../../../ui/common.module.css';
import { Panel } from '../../../ui/panel.js';
import panelCss from '../../../ui/panel.module.css';
import { playAddress } from '../addresses.js';
import { CustomForm } from './custom-form.js';
import css from './free-play.module.css';
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
        <Panel title="Mazes completed">
          <MazeList mazes={mazes} />
        </Panel>
      </div>
    </PageLayout>
  );
}

function LockedPage({ level }: { readonly level: number | null }) {
  const ways = [
    { to: '/lost-cause', title: level === null ? 'Play Lost Cause' : `Continue at level ${level}` },
    { to: '/', title: 'Home' },
  ];
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
            <LinkButtons ways={ways} primary />
          </div>
        </div>
      </section>
    </PageLayout>
  );
}

/** The mazes completed, those of last first; each leads back into itself. */
function MazeList({ mazes }: { readonly mazes: readonly CompletedMaze[] }) {
  const { theme } = useTheme();
  if (mazes.length === 0) return <p>No maze has been completed in this browser yet.</p>;
  return (
    <ul class={commonCss.stackMedium}>
      {mazes.map((maze) => (
        <li key={`${maze.code} ${maze.maxEnemies} ${maze.maxLocks}`}>
          <Link to={playAddress(maze)} class={classes(cardLinkCss.cardLink, css.mazeCard)}>
            <img
              class={css.mazePicture}
              src={`/maze/${encodeURIComponent(maze.code)}.svg?theme=${theme}`}
              width={96}
              height={96}
              alt=""
              loading="lazy"
            />
            <span class={commonCss.list}>
              <strong>{`${maze.width} by ${maze.height}`}</strong>
              <span>{`Best score ${numberText(maze.score)}`}</span>
              <span class={commonCss.soft}>{limitsOf(maze)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The limits of a maze in words. */
function limitsOf({ maxEnemies, maxLocks }: CompletedMaze): string {
  const limits = [limit(maxEnemies, 'slime'), limit(maxLocks, 'lock')].filter((words) => words !== null);
  return limits.length === 0 ? 'No limits' : limits.join(', ');
}

function limit(most: number, noun: string): string | null {
  if (most === -1) return null;
  return most === 0 ? `no ${noun}s` : `at most ${most} ${noun}${most === 1 ? '' : 's'}`;
}
