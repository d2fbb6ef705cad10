import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Size } from '../graphics/canvas.js';
import { randomSeed } from '../lib/seed-words.js';
import { MastheadBar } from '../routing/masthead.js';
import { useTheme } from '../ui/appearance.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { MazeForm } from './form.js';
import { beginDig, type Dig, USUAL_SPEED } from './maze/carving.js';
import { firstAlgorithm, type MazeChoice, specOf } from './maze/choice.js';
import { comfortableSize } from './paint/layout.js';
import { Share } from './share.js';
import { StageArea, StatusLine, Transport } from './stage-area.js';
import css from './studio-page.module.css';
import { useChoice } from './use-choice.js';

const NOTHING = () => {};
const NO_WAYS = { onNewMaze: NOTHING, onAgain: NOTHING, onPause: NOTHING, onSpeed: NOTHING };

/**
 * The first page. The size of the first maze follows from the space there is, so that is measured first, with the
 * same things around it that will be there; this moment is too short to be seen.
 */
export function StudioPage() {
  const probe = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (probe.current === null) return;
    const { clientWidth: width, clientHeight: height } = probe.current;
    setSize(comfortableSize({ width, height }));
  }, []);
  if (size !== null) return <Workshop comfortable={size} />;
  return (
    <div class={css.studio}>
      <div class={css.studioStage}>
        <div class={css.studioFigure} ref={probe} />
        <Transport paused finished={false} speed={USUAL_SPEED} {...NO_WAYS} />
        <StatusLine dig={null} percent={0} />
      </div>
    </div>
  );
}

/** The page once it knows how many cells fill its stage comfortably: one maze, everything about it beside. */
function Workshop({ comfortable }: { readonly comfortable: Size }) {
  const defaults = useCallback(() => firstChoice(comfortable), [comfortable]);
  const { choice, problems, change } = useChoice(defaults);
  const { theme } = useTheme();
  const { toasts, say } = useToasts();
  const { dig, again } = useDig(choice);
  const [finishedDig, setFinished] = useState<Dig | null>(null);
  const finished = finishedDig === dig;
  const newMaze = () => change({ seed: randomSeed() });
  return (
    <div class={css.studio}>
      <header class={css.studioHead}>
        <MastheadBar />
        <h1>Studio</h1>
        <p class={css.studioMotto}>Mazes by lantern light. Each one is a link.</p>
      </header>
      <StageArea
        dig={dig}
        theme={theme}
        choice={choice}
        finished={finished}
        onFinished={setFinished}
        onNewMaze={newMaze}
        onAgain={again}
      />
      <aside class={css.studioPanel} aria-label="Choices">
        <MazeForm choice={choice} problems={problems} onChange={change} onNewSeed={newMaze} />
        <Share choice={choice} dig={finished ? dig : null} theme={theme} say={say} />
      </aside>
      <ToastList toasts={toasts} />
    </div>
  );
}

/** The maze of a choice, begun again when the choice or the wish changes. */
function useDig(choice: MazeChoice): { dig: Dig; again: () => void } {
  const [round, setRound] = useState(0);
  const { algorithm, grid, width, height, seed, options } = choice;
  const dig = useMemo(() => {
    const spec = specOf({ algorithm, grid, width, height, seed, options });
    // Every way to change the choice checks it first.
    if (!spec.ok) throw new Error(spec.reason);
    return { round, begun: beginDig(spec.value) };
  }, [algorithm, grid, width, height, seed, options, round]);
  return { dig: dig.begun, again: () => setRound((last) => last + 1) };
}

function firstChoice(size: Size): MazeChoice {
  return {
    algorithm: firstAlgorithm(),
    grid: 'rect',
    ...size,
    seed: randomSeed(),
    options: {},
    solution: false,
    distances: false,
    patches: false,
  };
}
