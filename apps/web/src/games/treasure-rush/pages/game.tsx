import type { TreasureRushState } from '@warren/games/treasure-rush';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { useEnteredScore } from '../../../game/scores/player-name.js';
import { Link } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { Results } from '../results.js';
import { enterScore, rushScores, rushStorage } from '../storage.js';
import { treasureRushView } from '../view.js';

/** A run being played: saved as it goes; at its end the score goes to the table. */
export function RushGame({ begun, maySave, onAgain, onLeave }: OneRunGameProps<TreasureRushState>) {
  const { place, onPhase } = useEnteredScore(enterScore);
  return (
    <SavedGame
      view={treasureRushView}
      begun={begun}
      storage={rushStorage}
      maySave={maySave}
      what="the run"
      askGiveUp="Give up and lose this run?"
      onPhase={onPhase}
      onLeave={onLeave}
      end={(end) => <RushEnd {...end} place={place} onAgain={onAgain} onLeave={onLeave} />}
    />
  );
}

interface RushEndProps
  extends SavedGameEnd<TreasureRushState>,
    Pick<OneRunGameProps<TreasureRushState>, 'onAgain' | 'onLeave'> {
  /** Where the score stands in the table of this browser. */
  readonly place: string;
}

function RushEnd({ run, phase, place, standing, onAgain, onLeave }: RushEndProps) {
  const rules = rushScores.rulesOf(run.state.settings);
  return (
    <Results run={run} phase={phase} standing={standing} {...(place !== '' && { text: place })}>
      <Button look="primary" onPress={onAgain}>
        Play again
      </Button>
      <Link to={`/treasure-rush/scores?rules=${rules?.id ?? ''}`} look="usual">
        High scores
      </Link>
      <Button onPress={onLeave}>Menu</Button>
    </Results>
  );
}
