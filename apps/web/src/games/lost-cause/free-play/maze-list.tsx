import type { CompletedMaze } from '@warren/client';
import { numberText } from '../../../lib/format.js';
import { Link } from '../../../routing/link.js';
import { useTheme } from '../../../ui/appearance.js';
import { playAddress } from './custom-maze.js';
import css from './free-play.module.css';

/** The mazes completed, those of last first; each leads back into itself. */
export function MazeList({ mazes }: { readonly mazes: readonly CompletedMaze[] }) {
  const { theme } = useTheme();
  if (mazes.length === 0) return <p>No maze has been completed in this browser yet.</p>;
  return (
    <ul class={css.mazes}>
      {mazes.map((maze) => (
        <li key={`${maze.code} ${maze.maxEnemies} ${maze.maxLocks}`}>
          <Link to={playAddress(maze)} class={css.mazeCard}>
            <img
              class={css.mazePicture}
              src={`/maze/${encodeURIComponent(maze.code)}.svg?theme=${theme}`}
              width={96}
              height={96}
              alt=""
              loading="lazy"
            />
            <span class={css.mazeWords}>
              <strong>{`${maze.width} by ${maze.height}`}</strong>
              <span>{`Best score ${numberText(maze.score)}`}</span>
              <span class={css.mazeLimits}>{limitsOf(maze)}</span>
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
