import type { Run, RunClock } from '@warren/games';
import type { CaveState } from '@warren/games/cave';
import type { ComponentChildren } from 'preact';
import { type EndProps, GameScreen } from '../../game/screen/game-screen.js';
import { Results } from './results.js';
import { caveView } from './view.js';

export interface CaveGameProps {
  /** Another run, such as the next chapter of a world, is simply gone on with. */
  readonly run: Run<CaveState>;
  /** Of a run that was begun earlier; one that begins now gets its own. */
  readonly clock?: RunClock;
  /** A word under the title, such as the name of the world. */
  readonly note?: string;
  /** After every turn, before it is shown. */
  readonly ticked?: (run: Run<CaveState>) => void;
  /** A good moment to save everything: soon after turns, when the game stands still, and when it goes. */
  readonly keep?: (run: Run<CaveState>, clock: RunClock) => void;
  /** The ways on in the pause menu. */
  readonly pauseWays: ComponentChildren;
  /** The words at the end; a world without one only comes to it when its log is full. */
  readonly end?: (props: EndProps<CaveState>) => ComponentChildren;
}

const NOTHING = () => {};

/** A run of Cave being played, whatever page it is on. */
export function CaveGame({
  run,
  clock,
  note,
  ticked,
  keep = NOTHING,
  pauseWays,
  end = usualEnd,
}: CaveGameProps) {
  return (
    <GameScreen
      view={caveView}
      run={run}
      {...(clock && { clock })}
      {...(note !== undefined && { note })}
      {...(ticked && { ticked })}
      keep={keep}
      phase={NOTHING}
      pauseWays={pauseWays}
      end={end}
    />
  );
}

function usualEnd({ run, phase }: EndProps<CaveState>): ComponentChildren {
  return (
    <Results run={run} phase={phase}>
      {null}
    </Results>
  );
}
