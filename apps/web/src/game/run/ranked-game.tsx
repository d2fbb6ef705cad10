import type { Recording, Run, RunClock } from '@warren/games';
import { useState } from 'preact/hooks';
import { LinkButtons } from '../../routing/link.js';
import { Button } from '../../ui/button.js';
import type { EntryWay } from '../loop/game-entry.js';
import type { GameView } from '../loop/game-view.js';
import { AgainButton, MenuLink } from '../screen/end-ways.js';
import { GameScreen } from '../screen/game-screen.js';
import { RunEnd } from '../screen/run-end.js';
import { AfterRunPanel } from './after-run-panel.js';
import type { RankedRun } from './ranked-run.js';
import { runNote } from './run-note.js';
import { useHandIn } from './use-upload.js';

export interface RankedGameProps {
  readonly view: GameView;
  readonly begun: RankedRun;
  /** Said under the title; why a run is unranked is said by itself. */
  readonly note?: string;
  /** Whether it is handed in when it is over. Practice is not. */
  readonly counts: boolean;
  /** A good moment to save. */
  readonly save?: (run: Run, clock: RunClock) => void;
  readonly over?: (run: Run) => void;
  readonly ghost?: Recording;
  /** Plays the same once more; left out, there is one try only. */
  readonly onAgain?: () => void;
  readonly back: EntryWay;
}

/** Any game, played for a board: it is handed in when it is over, and the words at its end say where it stands. */
export function RankedGame(props: RankedGameProps) {
  const { view, begun, note, counts, save, over, ghost, onAgain, back } = props;
  const { run, clock } = begun;
  const handIn = useHandIn(begun);
  const [recorded, setRecorded] = useState('');
  const said = note ?? runNote(begun) ?? undefined;
  function onPhase(ended: Run, _: unknown, endedClock: RunClock): void {
    if (!ended.finished) return;
    over?.(ended);
    if (!counts) return;
    handIn.over(ended, endedClock);
    setRecorded(view.record?.(ended) ?? '');
  }
  return (
    <GameScreen
      {...{ view, run, clock, ghost, save }}
      note={said}
      phase={onPhase}
      pauseWays={
        <>
          {onAgain && <Button onPress={onAgain}>Begin again</Button>}
          <LinkButtons ways={[back]} />
        </>
      }
      end={(end) => (
        <RunEnd
          {...end}
          view={view}
          standing={counts ? <AfterRunPanel run={run} handed={handIn.handed} /> : null}
          {...(recorded !== '' && { text: recorded })}
          ways={(look, goesOn) => (
            <>
              {!goesOn && onAgain && (
                <AgainButton look={look} onPress={onAgain}>
                  Play again
                </AgainButton>
              )}
              <MenuLink {...back} primary={!goesOn && !onAgain} />
            </>
          )}
        />
      )}
    />
  );
}
