import type { TreasureRushState } from '@warren/games/treasure-rush';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { useEnteredScore } from '../../../game/scores/player-name.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { LinkButton } from '../../../routing/link.js';
import { Results } from '../results.js';
import { enterScore, rushScores, rushStorage } from '../storage.js';
import { treasureRushView } from '../view.js';

/** A run being played: saved as it goes; at its end the score goes to the table. */
export function RushGame(props: OneRunGameProps<TreasureRushState>) {
  const { place, onPhase } = useEnteredScore(enterScore);
  return (
    <SavedGame
      {...props}
      view={treasureRushView}
      storage={rushStorage}
      what="the run"
      askGiveUp="Give up here, and enter the score?"
      onPhase={onPhase}
      end={(end) => <RushEnd {...props} {...end} place={place} />}
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
      <AgainButton onPress={onAgain}>Play again</AgainButton>
      <LinkButton to={`/treasure-rush/scores?rules=${rules?.id ?? ''}`} title="Leaderboard" />
      <MenuButton onPress={onLeave} />
    </Results>
  );
}
