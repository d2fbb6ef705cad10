import { useId } from 'preact/hooks';
import { Button } from '../ui/button.js';
import fieldCss from '../ui/field.module.css';
import { SPEEDS } from './maze/carving.js';
import css from './studio-page.module.css';

export interface TransportProps {
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
      <Button look="primary" onPress={onNewMaze}>
        New maze
      </Button>
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
