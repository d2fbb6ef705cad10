import { TICKS_PER_SECOND } from '@warren/games';
import { useId } from 'preact/hooks';
import type { LevelStart } from '../game/loop/game-view.js';
import { classes } from '../lib/classes.js';
import { clockText } from '../lib/format.js';
import { Button } from '../ui/button.js';
import fieldCss from '../ui/field.module.css';
import { Icon } from '../ui/icon.js';
import { type Player, SPEEDS, type Speed } from './player.js';
import type { PlayerState } from './player-view.js';
import css from './replay-page.module.css';

export interface TransportProps {
  readonly player: Player | null;
  readonly state: PlayerState;
  readonly ticks: number;
  readonly levels: readonly LevelStart[];
  /** Whether a tick is a turn, which has no time. */
  readonly turns: boolean;
}

/** Play, pause, step, speed, and a slider over the whole recording. */
export function Transport({ player, state, ticks, levels, turns }: TransportProps) {
  const { playing, speed } = state;
  const at = state.target ?? state.tick;
  const word = turns ? 'turn' : 'tick';
  const position = turns ? `turn ${at} of ${ticks}` : `${timeText(at)} of ${timeText(ticks)}, tick ${at}`;
  return (
    <div class={css.reel}>
      <input
        class={fieldCss.slider}
        type="range"
        min={0}
        max={ticks}
        step={1}
        value={at}
        aria-label="Place in the recording"
        aria-valuetext={position}
        onInput={(event) => player?.seek(Number(event.currentTarget.value))}
      />
      <div class={css.reelRow}>
        <Button class={css.reelButton} label={`One ${word} back`} onPress={() => player?.step(-1)}>
          <span class={css.reelMirrored}>
            <Icon name="icon-step" />
          </span>
        </Button>
        <Button
          class={css.reelButton}
          look="primary"
          label={playing ? 'Pause' : 'Play'}
          onPress={() => player?.setPlaying(!playing)}
        >
          <Icon name={playing ? 'icon-pause' : 'icon-play'} />
        </Button>
        <Button class={css.reelButton} label={`One ${word} forward`} onPress={() => player?.step(1)}>
          <Icon name="icon-step" />
        </Button>
        <p class={css.reelTime}>
          {turns ? at : timeText(at)} <span class={css.reelWhole}>/ {turns ? ticks : timeText(ticks)}</span>
          <span class={css.reelTick}>{turns ? 'turns' : `tick ${at}`}</span>
        </p>
        <SpeedSelect player={player} speed={speed} />
      </div>
      {levels.length > 1 && (
        <ul class={css.reelLevels} aria-label="Levels">
          {levels.map(({ tick, title }) => (
            <li key={tick}>
              <Button look="plain" class={css.reelLevel} onPress={() => player?.seek(tick)}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SpeedSelect({ player, speed }: Pick<TransportProps, 'player'> & { readonly speed: Speed }) {
  const id = useId();
  return (
    <div class={css.reelSpeed}>
      <label class={fieldCss.fieldLabel} for={id}>
        Speed
      </label>
      <select
        id={id}
        class={classes(fieldCss.input, css.reelSpeedInput)}
        value={`${speed}`}
        onChange={(event) => player?.setSpeed(Number(event.currentTarget.value) as Speed)}
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
