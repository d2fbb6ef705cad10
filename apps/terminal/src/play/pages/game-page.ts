import type { Session } from '../session.js';
import type { Page } from './page.js';

/** A run as it is being played. */
export interface GamePage extends Page {
  readonly session: Session;
}

/**
 * The title above, the picture, and what was last said below; for those who listen, where the player is. `mode` says
 * how it is being played: "turns", "gliding".
 */
export function gamePage(session: Session, mode = ''): GamePage {
  const { view, run } = session;
  return {
    session,
    draw(canvas) {
      const { columns, rows } = canvas;
      canvas.put(1, 0, view.game.title, 'title');
      const keys = `${mode === '' ? '' : `${mode}   `}p pause  ? help  q leave`;
      canvas.put(columns - keys.length - 1, 0, keys, 'quiet');
      const room = canvas.part({ column: 0, row: 1, columns, rows: rows - 2 });
      view.draw(view.frameFor?.(run.state, room) ?? session.frame, room);
      canvas.put(1, rows - 1, session.news, 'strong');
    },
    lines: () => [view.describe(session.frame, run.state)],
  };
}
