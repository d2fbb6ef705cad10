import { TICKS_PER_SECOND } from '@warren/games';
import { useId } from 'preact/hooks';
import type { LevelStart } from '../game/loop/level-start.js';
import { clockText } from '../lib/format.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { SPEEDS, type Speed } from './player.js';
import type { PlayerState, Show } from './player-view.js';
import '../ui/field.css';

export interface TransportProps {
  readonly show: Show | null;
  readonly state: PlayerState;
  readonly ticks: number;
  readonly levels: readonly LevelStart[];
  /** Whether a tick is a turn, which has no time. */
  readonly turns: boolean;
}

/** Play, pause, step, speed, and a slider over the whole recording. */
export function Transport({ show, state, ticks, levels, turns }: TransportProps) {
  const { playing, speed } = state;
  const at = state.target ?? state.tick;
  const word = turns ? 'turn' : 'tick';
  const place = turns ? `turn ${at} of ${ticks}` : `${timeText(at)} of ${timeText(ticks)}, tick ${at}`;
  return (
    <div class="reel">
      <input
        class="slider"
        type="range"
        min={0}
        max={ticks}
        step={1}
        value={at}
        aria-label="Place in the recording"
        aria-valuetext={place}
        onInput={(event) => show?.seek(Number(event.currentTarget.value))}
      />
      <div class="reel-row">
        <Button label={`One ${word} back`} onPress={() => show?.step(-1)}>
          <span class="reel-mirrored">
            <Icon name="icon-step" />
          </span>
        </Button>
        <Button look="primary" label={playing ? 'Pause' : 'Play'} onPress={() => show?.setPlaying(!playing)}>
          <Icon name={playing ? 'icon-pause' : 'icon-play'} />
        </Button>
        <Button label={`One ${word} forward`} onPress={() => show?.step(1)}>
          <Icon name="icon-step" />
        </Button>
        <p class="reel-time">
          {turns ? at : timeText(at)} <span class="reel-whole">/ {turns ? ticks : timeText(ticks)}</span>
          <span class="reel-tick">{turns ? 'turns' : `tick ${at}`}</span>
        </p>
        <SpeedSelect speed={speed} onChoose={(next) => show?.setSpeed(next)} />
      </div>
      {levels.length > 1 && (
        <ul class="reel-levels" aria-label="Levels">
          {levels.map(({ tick, title }) => (
            <li key={tick}>
              <Button look="plain" onPress={() => show?.seek(tick)}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SpeedSelectProps {
  readonly speed: Speed;
  readonly onChoose: (speed: Speed) => void;
}

function SpeedSelect({ speed, onChoose }: SpeedSelectProps) {
  const id = useId();
  return (
    <div class="reel-speed">
      <label class="field-label" for={id}>
        Speed
      </label>
      <select
        id={id}
        class="input"
        value={`${speed}`}
        onChange={(event) => onChoose(Number(event.currentTarget.value) as Speed)}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={`${each}`}>
            {each} ×
          </option>
        ))}
      </select>
    </div>
  );
}

/** A tick as a time, with tenths: two ticks are seldom a second apart. */
function timeText(tick: number): string {
  const tenths = Math.floor((tick % TICKS_PER_SECOND) / (TICKS_PER_SECOND / 10));
  return `${clockText(Math.floor(tick / TICKS_PER_SECOND))}.${tenths}`;
}
