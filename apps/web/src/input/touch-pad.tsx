import { useEffect, useState } from 'preact/hooks';
import { PICTURES, type PictureName } from '../generated/pictures.js';
import { useMedia } from '../lib/hooks.js';
import { CONTROL_TITLES, type ControlName } from '../settings/control-name.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import type { Controls } from './controls.js';
import { ThumbStick } from './thumb-stick.js';
import css from './touch-pad.module.css';

/** A button for the right thumb. */
export interface TouchButton {
  readonly name: ControlName;
  readonly picture: PictureName;
}

export interface TouchPadProps {
  readonly controls: Controls;
  readonly buttons: readonly TouchButton[];
}

/** A stick for the left thumb and buttons for the right one, shown on touch screens. */
export function TouchPad({ controls, buttons }: TouchPadProps) {
  const coarse = useMedia('(pointer: coarse)');
  const touched = useFirstTouch();
  if (!coarse && !touched) return null;
  return (
    <div class={css.touchPad}>
      <ThumbStick onHold={(directions) => controls.hold(directions)} />
      <div class={css.touchButtons}>
        {buttons.map(({ name, picture }) => (
          <Thumb key={name} name={name} picture={picture} onPress={() => controls.press(name)} />
        ))}
      </div>
    </div>
  );
}

interface ThumbProps extends TouchButton {
  readonly onPress: () => void;
}

/** Acts when the finger comes down, not when it leaves: a fight does not wait. */
function Thumb({ name, picture, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      class={css.touchButton}
      data-button={name}
      aria-label={CONTROL_TITLES[name]}
      onPointerDown={(event) => {
        // The stage keeps the focus, and no click follows.
        event.preventDefault();
        onPress();
      }}
      onClick={(event) => {
        // Only a keyboard or a screen reader clicks without a pointer.
        if (event.detail === 0) onPress();
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <PixelArt class={css.touchIcon} map={PICTURES[picture]} />
    </button>
  );
}

/** Whether a finger was ever seen: some machines have both a mouse and a touch screen. */
function useFirstTouch(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const see = (event: PointerEvent) => {
      if (event.pointerType === 'touch') setTouched(true);
    };
    window.addEventListener('pointerdown', see);
    return () => window.removeEventListener('pointerdown', see);
  }, []);
  return touched;
}
