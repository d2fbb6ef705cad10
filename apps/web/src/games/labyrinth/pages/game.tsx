import type { LabyrinthState } from '@warren/games/labyrinth';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame } from '../../../game/run/saved-game.js';
import { useEnteredScore } from '../../../game/scores/player-name.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { Link } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { LevelTools, MoreWays } from '../levels/level-tools.js';
import { Results } from '../results.js';
import { enterScore, labyrinthScores, labyrinthStorage } from '../storage.js';
import { labyrinthView } from '../view.js';

export interface LabyrinthGameProps extends OneRunGameProps<LabyrinthState> {
  /** Plays a level by its code, for no board. */
  readonly onTry: (code: string) => void;
}

/** A run being played: saved as it goes; at its end level and score go to the table. */
export function LabyrinthGame({ onTry, ...props }: LabyrinthGameProps) {
  const { begun, maySave, onAgain, onLeave } = props;
  const { place, onPhase } = useEnteredScore(enterScore);
  const { run } = begun;
  return (
    <SavedGame
      {...props}
      view={labyrinthView}
      storage={labyrinthStorage}
      what="the run"
      askGiveUp="Give up here, and enter the score?"
      onPhase={onPhase}
      pauseWays={<LevelTools run={run} onAssisted={() => maySave() && labyrinthStorage.save(begun)} />}
      end={({ run: ended, phase, standing }) => (
        <Results run={ended} phase={phase} standing={standing} {...(place !== '' && { text: place })}>
          <AgainButton onPress={onAgain}>New game</AgainButton>
          <Button onPress={() => onTry(ended.state.round.code)}>Try this level again</Button>
          <MenuButton onPress={onLeave} />
          <MoreWays>
            <LevelTools run={ended} />
            <Link
              to={`/labyrinth/leaderboard?rules=${labyrinthScores.rulesOf(ended.state.settings)?.id ?? ''}`}
              look="usual"
            >
              Leaderboard
            </Link>
          </MoreWays>
        </Results>
      )}
    />
  );
}
