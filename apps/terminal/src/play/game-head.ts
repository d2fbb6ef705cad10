import { type KeptRun, resumeKept } from './files/kept-runs.js';
import type { GameView } from './game-view.js';
import type { House } from './house.js';
import { wrapped } from './pages/wrapped.js';

/** What stands above the choices of a game's menu, and the run that can go on. */
export interface GameHead {
  readonly run: KeptRun | null;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The head of a game's menu as it is now. A run that cannot go on says why. */
export function gameHead({ folder }: House, { game }: GameView): GameHead {
  const kept = resumeKept(folder, game);
  return {
    run: kept.ok ? kept.value : null,
    title: game.title,
    lines: [
      ...wrapped(game.about),
      ...(kept.ok ? [] : [`The run that was kept can't go on: ${kept.reason}`]),
    ],
  };
}
