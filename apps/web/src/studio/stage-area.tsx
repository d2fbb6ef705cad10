import type { ThemeName } from '@warren/engine/draw';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useReducedMotion } from '../ui/appearance.js';
import { type Dig, SPEEDS, USUAL_SPEED } from './maze/carving.js';
import type { MazeChoice } from './maze/choice.js';
import type { StageView } from './paint/stage.js';
import { StageFigure } from './stage-figure.js';
import { StatusLine } from './status-line.js';
import css from './studio-page.module.css';
import { Transport } from './transport.js';

export interface StageAreaProps {
  readonly dig: Dig;
  readonly theme: ThemeName;
  readonly choice: MazeChoice;
  readonly finished: boolean;
  readonly onFinished: (dig: Dig) => void;
  readonly onNewMaze: () => void;
  readonly onAgain: () => void;
}

/** The maze and what one does with it while it is carved. Progress is drawn here, so the form beside stays at rest. */
export function StageArea({ dig, theme, choice, finished, onFinished, onNewMaze, onAgain }: StageAreaProps) {
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const [paused, setPaused] = useState(false);
  const [percent, setPercent] = useState(0);
  const reducedMotion = useReducedMotion();
  useEffect(() => setPaused(false), [dig]);
  const { solution, distances } = choice;
  const view = useMemo<StageView>(
    () => ({ dig, theme, solution, distances, speed: SPEEDS[speed], paused, reducedMotion }),
    [dig, theme, solution, distances, speed, paused, reducedMotion],
  );
  const { generator, grid } = dig.spec;
  return (
    <main
      class={css.studioStage}
      data-state={finished ? 'finished' : 'carving'}
      data-fingerprint={finished ? dig.facts().fingerprint : undefined}
    >
      <StageFigure
        view={view}
        label={`A maze of ${grid.count} cells by ${generator.title}`}
        events={{ progress: (of) => setPercent(Math.floor(of.progress() * 100)), finished: onFinished }}
      />
      <Transport
        paused={paused}
        finished={finished}
        speed={speed}
        onNewMaze={onNewMaze}
        onAgain={onAgain}
        onPause={setPaused}
        onSpeed={setSpeed}
      />
      <StatusLine dig={finished ? dig : null} percent={percent} />
    </main>
  );
}
