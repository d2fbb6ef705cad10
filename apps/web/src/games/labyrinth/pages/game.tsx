import type { LabyrinthState } from '@warren/games/labyrinth';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { useEnteredScore } from '../../../game/scores/player-name.js';
import { Link } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { LevelTools } from '../levels/level-tools.js';
import { Results } from '../results.js';
import { enterScore, labyrinthScores, labyrinthStorage } from '../storage.js';
import { labyrinthView } from '../view.js';

export interface LabyrinthGameProps extends OneRunGameProps<LabyrinthState> {
  /** Plays a level by its code, for no board. */
  readonly onTry: (code: string) => void;
}

/** A run being played: saved as it goes; at its end level and score go to the table. */
export function LabyrinthGame({ begun, maySave, onAgain, onTry, onLeave }: LabyrinthGameProps) {
  const { place, onPhase } = useEnteredScore(enterScore);
  const { run } = begun;
  return (
    <SavedGame
      view={labyrinthView}
      begun={begun}
      storage={labyrinthStorage}
      maySave={maySave}
      what="the run"
      askGiveUp="Give up and lose this run?"
      onPhase={onPhase}
      onLeave={onLeave}
      pauseWays={<LevelTools run={run} onAssisted={() => maySave() && labyrinthStorage.save(begun)} />}
      end={(end) => <LabyrinthEnd {...end} place={place} onAgain={onAgain} onTry={onTry} onLeave={onLeave} />}
    />
  );
}

interface LabyrinthEndProps
  extends SavedGameEnd<LabyrinthState>,
    Pick<LabyrinthGameProps, 'onAgain' | 'onTry' | 'onLeave'> {
  /** Where the score stands in the table of this browser. */
  readonly place: string;
}

function LabyrinthEnd({ run, phase, place, standing, onAgain, onTry, onLeave }: LabyrinthEndProps) {
  const { settings, round } = run.state;
  const rules = labyrinthScores.rulesOf(settings);
  return (
    <Results run={run} phase={phase} standing={standing} {...(place !== '' && { text: place })}>
      <Button look="primary" onPress={onAgain}>
        New game
      </Button>
      <Button onPress={() => onTry(round.code)}>Try this level again</Button>
      <LevelTools run={run} />
      <Link to={`/labyrinth/leaderboard?rules=${rules?.id ?? ''}`} look="usual">
        Leaderboard
      </Link>
      <Button onPress={onLeave}>Menu</Button>
    </Results>
  );
}
