import { LABYRINTH_SOLVERS, type LabyrinthRound, type Square } from '@warren/games/labyrinth';
import { useRef, useState } from 'preact/hooks';
import { useSignal } from '../../../lib/signal.js';
import { useTheme } from '../../../ui/appearance.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { SelectField } from '../../../ui/field.js';
import fieldCss from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.js';
import { changeOption, labyrinthOptions } from '../storage.js';
import css from './solver-dialog.module.css';
import { useWatch, type WatchProgress } from './use-watch.js';

export interface SolverDialogProps {
  readonly round: LabyrinthRound;
  /** Where the search begins. */
  readonly from: Square;
  readonly onClose: () => void;
}

/** How much of the height of the window the picture takes, in percent. */
const HIGHEST_VH = 46;
/** Steps a second, from slow to fast. */
const SPEEDS = [2, 5, 10, 20, 50, 100, 200] as const;

/** A solver at work in the very labyrinth, step by step. */
export function SolverDialog({ round, from, onClose }: SolverDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  const options = useSignal(labyrinthOptions);
  const solver = String(options.solver);
  const speed = Number(options['solver-speed']);
  const [playing, setPlaying] = useState(true);
  const [turn, setTurn] = useState(0);
  const { progress, step } = useWatch(canvas, { round, from, solver, speed, playing, turn, theme });
  function begin(): void {
    setTurn((last) => last + 1);
    setPlaying(true);
  }
  return (
    <Dialog class={css.solverDialog} title="The way out" onCancel={onClose} apart>
      <div class={css.solver}>
        <SelectField
          label="Solver"
          value={solver}
          options={LABYRINTH_SOLVERS.map(({ id, title }) => ({ value: id, title }))}
          hint={LABYRINTH_SOLVERS.find(({ id }) => id === solver)?.about}
          onChange={(id) => {
            changeOption('solver', id);
            begin();
          }}
        />
        <div class={css.solverPicture}>
          <div class={css.solverSheet} style={sheetStyle(round)}>
            <canvas
              class={css.solverCanvas}
              ref={canvas}
              role="img"
              aria-label="The labyrinth and what the solver has looked at"
            />
            {progress.cursor !== null && <Cursor square={progress.cursor} round={round} />}
          </div>
        </div>
        <p class={css.solverNews} role="status">
          {progressText(progress)}
        </p>
        <div class={dialogCss.dialogRow}>
          <PrimaryButton onPress={progress.ended ? begin : () => setPlaying(!playing)}>
            {!progress.ended && <Icon name={playing ? 'icon-pause' : 'icon-play'} />}
            {progress.ended ? 'Again' : playing ? 'Hold' : 'Go on'}
          </PrimaryButton>
          <Button
            onPress={() => {
              setPlaying(false);
              step();
            }}
            disabled={progress.ended}
          >
            <Icon name="icon-step" />
            One step
          </Button>
          <Button onPress={onClose}>Close</Button>
        </div>
        <SpeedField speed={speed} />
      </div>
    </Dialog>
  );
}

/** As large as it fits, in the shape of the labyrinth. */
function sheetStyle({ width, height }: LabyrinthRound): { width: string; aspectRatio: string } {
  return { width: `min(100%, ${(HIGHEST_VH * width) / height}vh)`, aspectRatio: `${width} / ${height}` };
}

function SpeedField({ speed }: { readonly speed: number }) {
  const place = SPEEDS.findIndex((each) => each >= speed);
  const text = `${speed} steps a second`;
  return (
    <label class={css.solverSpeed}>
      <span class={fieldCss.fieldLabel}>Speed</span>
      <input
        class={fieldCss.slider}
        type="range"
        min={0}
        max={SPEEDS.length - 1}
        step={1}
        value={place < 0 ? SPEEDS.length - 1 : place}
        aria-valuetext={text}
        onInput={(event) => changeOption('solver-speed', SPEEDS[Number(event.currentTarget.value)])}
      />
      <span aria-hidden="true">{text}</span>
    </label>
  );
}

interface CursorProps {
  readonly square: Square;
  readonly round: Pick<LabyrinthRound, 'width' | 'height'>;
}

/** Where the solver is. Beneath a bridge it is seen only faintly. */
function Cursor({ square: { cell, beneath }, round: { width, height } }: CursorProps) {
  const style = {
    left: `${(((cell % width) + 0.5) / width) * 100}%`,
    top: `${((Math.floor(cell / width) + 0.5) / height) * 100}%`,
    width: `${50 / width}%`,
  };
  return <span class={css.solverCursor} data-beneath={beneath} style={style} />;
}

function progressText({ visited, ended, steps, trouble }: WatchProgress): string {
  const looked = visited === 1 ? '1 square looked at' : `${visited} squares looked at`;
  if (trouble !== null) return `It gave up: ${trouble}. ${looked}.`;
  if (!ended || steps === null) return `${looked} so far.`;
  return `Found: ${steps} steps to the exit, ${looked}.`;
}
