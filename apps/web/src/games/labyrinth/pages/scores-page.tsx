import { GameScoresPage } from '../../../game/scores/scores-page.js';
import type { PageProps } from '../../../routing/router.js';
import { labyrinthScores } from '../storage.js';

/** The leaderboard of Labyrinth: names, levels reached and scores. */
export function LeaderboardPage({ location }: PageProps) {
  return <GameScoresPage book={labyrinthScores} title="Leaderboard" play="/labyrinth" location={location} />;
}
