import { NO_TICKET } from '@warren/client';
import { canRelax, relaxedSettings } from '@warren/games';
import { type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { AfterRunPanel } from '../../../game/run/after-run-panel.js';
import { beginRanked, type RankedRun } from '../../../game/run/ranked-run.js';
import { RelaxedButton } from '../../../game/run/run-note.js';
import { useHandIn } from '../../../game/run/use-upload.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { GameScreen } from '../../../game/screen/game-screen.js';
import { randomSeed } from '../../../lib/seed-words.js';
import { settings as deviceSettings } from '../../../settings/settings.js';
import { Button } from '../../../ui/button.js';
import { Results } from '../results.js';
import { labyrinthView } from '../view.js';
import { LevelTools, MoreWays } from './level-tools.js';

export interface LevelGameProps {
  readonly begun: RankedRun<LabyrinthState>;
  /** Said under the title. */
  readonly note: string | null;
  /** Whether it is handed in when it is over. */
  readonly counts: boolean;
  readonly onAgain: () => void;
  /** Begins again in relaxed mode. */
  readonly onRelaxed: () => void;
  readonly onLeave: () => void;
  /** Where leaving leads, as a word on a button. */
  readonly back: string;
}

/** One level being played: a custom one, or one of a run once more. */
export function LevelGame({ begun, note, counts, onAgain, onRelaxed, onLeave, back }: LevelGameProps) {
  const { run, clock } = begun;
  const handIn = useHandIn(begun);
  return (
    <GameScreen
      view={labyrinthView}
      run={run}
      clock={clock}
      {...(note !== null && { note })}
      phase={(ended, _, endedClock) => {
        if (ended.finished && counts) handIn.over(ended, endedClock);
      }}
      pauseWays={
        <>
          <Button onPress={onAgain}>Begin again</Button>
          <RelaxedButton onRelaxed={canRelax(run) ? onRelaxed : undefined} />
          <LevelTools run={run} />
          <Button onPress={onLeave}>{back}</Button>
        </>
      }
      end={({ phase }) => (
        <Results
          run={run}
          phase={phase}
          standing={counts ? <AfterRunPanel run={run} handed={handIn.handed} /> : null}
        >
          <AgainButton onPress={onAgain}>Play again</AgainButton>
          <MenuButton onPress={onLeave}>{back}</MenuButton>
          <MoreWays>
            <LevelTools run={run} />
          </MoreWays>
        </Results>
      )}
    />
  );
}

export interface PracticeGameProps extends Pick<LevelGameProps, 'note' | 'onLeave' | 'back'> {
  /** The code of a level or the text of a maze, which was checked. */
  readonly settings: object;
}

/** A level that counts for no board, as often as the player wants. */
export function PracticeGame({ settings, ...props }: PracticeGameProps) {
  const [begun, setBegun] = useState(() => beginPractice(settings));
  return (
    <LevelGame
      {...props}
      key={begun.clock.startedAt}
      begun={begun}
      counts={false}
      onAgain={() => setBegun(beginPractice(settings))}
      onRelaxed={() => setBegun(beginPractice(settings, true))}
    />
  );
}

function beginPractice(chosen: object, relaxed = deviceSettings.get().relaxed): RankedRun<LabyrinthState> {
  const settings = relaxed ? relaxedSettings(labyrinth, chosen) : chosen;
  const run = beginRanked({ game: labyrinth, settings, seed: randomSeed() }, NO_TICKET);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}
