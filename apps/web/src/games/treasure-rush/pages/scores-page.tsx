import { GameScoresPage } from '../../../game/scores/scores-page.js';
import type { PageProps } from '../../../routing/router.js';
import { rushScores } from '../storage.js';

/** The high scores of Treasure Rush. */
export function ScoresPage({ location }: PageProps) {
  return <GameScoresPage book={rushScores} title="Leaderboard" play="/treasure-rush" location={location} />;
}
