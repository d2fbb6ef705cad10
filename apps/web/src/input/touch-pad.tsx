import type { PictureName } from '../generated/pictures.js';
import { CONTROL_TITLES, type ControlName } from '../settings/control-name.js';
import { useSettings } from '../settings/settings.js';
import { Icon } from '../ui/icon.js';
import type { Controls } from './controls.js';
import { FloatingStick } from './floating-stick.js';
import css from './touch-pad.module.css';

/** A button for a thumb. */
export interface TouchButton {
  readonly name: ControlName;
  readonly picture: PictureName;
  /** What stands beside the picture; left out, what the control is called everywhere. */
  readonly word?: string;
}

export interface TouchPadProps {
  readonly controls: Pick<Controls, 'press' | 'pressDown' | 'letGo' | 'hold'>;
  readonly buttons: readonly TouchButton[];
  /** Whether a finger on the picture steers; where it means something else, the stick is beside the picture only. */
  readonly overPicture: boolean;
  /** Whether two fingers look closer or from further away. */
  readonly zooms: boolean;
}

/** A stick for one thumb and buttons for the other. */
export function TouchPad({ controls, buttons, overPicture, zooms }: TouchPadProps) {
  const { hand, oneHand } = useSettings();
  return (
    <div class={css.touchPad} data-hand={hand} data-one-hand={oneHand ? '' : undefined}>
      <FloatingStick
        controls={controls}
        // Where there are no buttons, no thumb is in the way.
        side={oneHand || buttons.length === 0 ? 'both' : hand}
        overPicture={overPicture}
        zooms={zooms}
      />
      <div class={css.touchButtons}>
        {buttons.map((button) => (
          <Thumb key={button.name} {...button} controls={controls} />
        ))}
      </div>
    </div>
  );
}

/** Acts when the finger comes down, not when it leaves: a fight does not wait. It is held until the finger leaves. */
function Thumb({ name, picture, word, controls }: TouchButton & Pick<TouchPadProps, 'controls'>) {
  return (
    <button
      type="button"
      class={css.touchButton}
      data-button={name}
      onPointerDown={(event) => {
        // The stage keeps the focus, and no click follows.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        controls.pressDown(name);
      }}
      onLostPointerCapture={() => controls.letGo(name)}
      onClick={(event) => {
        // Only a keyboard or a screen reader clicks without a pointer.
        if (event.detail === 0) controls.press(name);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name={picture} />
      <span class={css.touchWord}>{word ?? CONTROL_TITLES[name]}</span>
    </button>
  );
}
