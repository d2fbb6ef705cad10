import type { ThemeName } from '@warren/engine/draw';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { useReducedMotion } from '../ui/appearance.js';
import { Button, PrimaryButton } from '../ui/button.js';
import fieldCss from '../ui/field.module.css';
import { type Dig, SPEEDS, USUAL_SPEED } from './maze/carving.js';
import type { MazeChoice } from './maze/choice.js';
import { openStage, type Stage, type StageEvents, type StageView } from './paint/stage.js';
import css from './studio-page.module.css';

interface StageFigureProps {
  readonly view: StageView;
  /** The picture in words. */
  readonly label: string;
  readonly events: StageEvents;
}

/** The place of the stage, and the wire between the page and what is painted there. */
function StageFigure({ view, label, events }: StageFigureProps) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const listener = useRef(events);
  listener.current = events;

  useEffect(() => {
    if (host.current === null) return;
    const opened = openStage(host.current, {
      progress: (dig) => listener.current.progress(dig),
      finished: (dig) => listener.current.finished(dig),
    });
    stage.current = opened;
    return opened.close;
  }, []);

  useEffect(() => {
    stage.current?.show(view);
  }, [view]);

  return <div class={css.studioFigure} ref={host} role="img" aria-label={label} />;
}

interface StageAreaProps extends Pick<TransportProps, 'finished' | 'onNewMaze' | 'onAgain'> {
  readonly dig: Dig;
  readonly theme: ThemeName;
  readonly choice: MazeChoice;
  readonly onFinished: (dig: Dig) => void;
}

/** The maze and its controls while it is carved. Progress is drawn here, so the form beside stays at rest. */
export function StageArea({ dig, theme, choice, finished, onFinished, ...ways }: StageAreaProps) {
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const [paused, setPaused] = useState(false);
  const [percent, setPercent] = useState(0);
  const reducedMotion = useReducedMotion();
  useEffect(() => setPaused(false), [dig]);
  const { solution, distances, patches } = choice;
  const view = useMemo<StageView>(
    () => ({ dig, theme, solution, distances, patches, speed: SPEEDS[speed], paused, reducedMotion }),
    [dig, theme, solution, distances, patches, speed, paused, reducedMotion],
  );
  const transport = { ...ways, paused, finished, speed, onPause: setPaused, onSpeed: setSpeed };
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
      <Transport {...transport} />
      <StatusLine dig={finished ? dig : null} percent={percent} />
    </main>
  );
}

interface StatusLineProps {
  /** The finished maze, or `null` while it is being carved. */
  readonly dig: Dig | null;
  readonly percent: number;
}

/** How far the carving is, and then what came out of it. Screen readers hear the end, not every step. */
export function StatusLine({ dig, percent }: StatusLineProps) {
  return (
    <div class={css.studioStatus}>
      <progress
        class={css.studioStatusBar}
        aria-label="Carved"
        value={dig === null ? percent : 100}
        max={100}
      />
      <p class={css.studioStatusText} role="status">
        {dig === null ? '' : inWords(dig)}
      </p>
      {dig === null && <p class={css.studioStatusText} aria-hidden="true">{`Carving, ${percent} %`}</p>}
    </div>
  );
}

function inWords(dig: Dig): string {
  const { solution, deadEnds } = dig.facts();
  const { count } = dig.spec.grid;
  const share = Math.round((deadEnds * 100) / count);
  return `${amount(count, 'cell')}. The way out takes ${amount(solution.length - 1, 'step')}; ${share} % of the cells are dead ends.`;
}

function amount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

interface TransportProps {
  readonly paused: boolean;
  readonly finished: boolean;
  readonly speed: number;
  readonly onNewMaze: () => void;
  readonly onAgain: () => void;
  readonly onPause: (paused: boolean) => void;
  readonly onSpeed: (speed: number) => void;
}

/** What one does with the maze on the stage. */
export function Transport(props: TransportProps) {
  const { paused, finished, speed, onNewMaze, onAgain, onPause, onSpeed } = props;
  const id = useId();
  return (
    <div class={css.studioTransport}>
      <PrimaryButton onPress={onNewMaze}>New maze</PrimaryButton>
      {finished ? (
        <Button onPress={onAgain}>Carve again</Button>
      ) : (
        <Button onPress={() => onPause(!paused)}>{paused ? 'Go on' : 'Pause'}</Button>
      )}
      <div class={css.studioSpeed}>
        <label class={fieldCss.fieldLabel} for={id}>
          Speed
        </label>
        <input
          id={id}
          class={fieldCss.slider}
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          step={1}
          value={speed}
          aria-valuetext={SPEEDS[speed].title}
          onInput={(event) => onSpeed(Number(event.currentTarget.value))}
        />
        <span class={css.studioPace} aria-hidden="true">
          {SPEEDS[speed].title}
        </span>
      </div>
    </div>
  );
}
