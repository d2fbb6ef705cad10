import { useId } from 'preact/hooks';
import { Button } from '../ui/button.js';
import { SPEEDS } from './maze/carving.js';

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
    <div class="studio-transport">
      <Button look="primary" onPress={onNewMaze}>
        New maze
      </Button>
      {finished ? (
        <Button onPress={onAgain}>Carve again</Button>
      ) : (
        <Button onPress={() => onPause(!paused)}>{paused ? 'Go on' : 'Pause'}</Button>
      )}
      <div class="studio-speed">
        <label class="field-label" for={id}>
          Speed
        </label>
        <input
          id={id}
          class="slider"
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          step={1}
          value={speed}
          aria-valuetext={SPEEDS[speed].title}
          onInput={(event) => onSpeed(Number(event.currentTarget.value))}
        />
        <span class="studio-pace" aria-hidden="true">
          {SPEEDS[speed].title}
        </span>
      </div>
    </div>
  );
}
