import { useEffect, useRef, useState } from 'preact/hooks';
import type { PictureName } from '../generated/pictures.js';
import { useMedia } from '../lib/hooks.js';
import { CONTROL_TITLES, type ControlName } from '../settings/control-name.js';
import { Icon } from '../ui/icon.js';
import type { Controls } from './controls.js';
import { eightWays } from './gamepad.js';
import css from './touch-pad.module.css';

/** A button for the right thumb. */
export interface TouchButton {
  readonly name: ControlName;
  readonly picture: PictureName;
}

/** A stick for the left thumb and buttons for the right one, shown on touch screens. */
export function TouchPad(props: { readonly controls: Controls; readonly buttons: readonly TouchButton[] }) {
  const { controls, buttons } = props;
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

/** Acts when the finger comes down, not when it leaves: a fight does not wait. */
function Thumb({ name, picture, onPress }: TouchButton & { readonly onPress: () => void }) {
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
      <Icon name={picture} />
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

/** How far from where it is, in parts of its radius, the stick has to be pulled to count. */
const DEAD_ZONE = 0.25;

interface Pull {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Pull = { x: 0, y: 0 };

/**
 * A stick of eight directions. It follows the finger that took it, whatever other fingers do, and tells the directions
 * held, N 1, E 2, S 4, W 8, whenever they change.
 */
function ThumbStick({ onHold }: { readonly onHold: (directions: number) => void }) {
  const finger = useRef<number | null>(null);
  const held = useRef(0);
  const [pull, setPull] = useState(CENTRE);
  const hold = useRef(onHold);
  hold.current = onHold;

  function move(to: Pull): void {
    setPull(to);
    const directions = eightWays(to.x, to.y, DEAD_ZONE);
    if (directions === held.current) return;
    held.current = directions;
    hold.current(directions);
  }
  // Leaving the page with a finger on the stick must stop the walk.
  useEffect(() => () => hold.current(0), []);
  const release = (event: PointerEvent) => {
    if (event.pointerId !== finger.current) return;
    finger.current = null;
    move(CENTRE);
  };
  return (
    <div
      class={css.thumbStick}
      role="application"
      aria-label="Stick: walk in eight directions"
      data-held={held.current}
      onPointerDown={(event) => {
        if (finger.current !== null) return;
        event.preventDefault();
        finger.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        move(pullOf(event));
      }}
      onPointerMove={(event) => {
        if (event.pointerId === finger.current) move(pullOf(event));
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Knob pull={pull} />
    </div>
  );
}

/** Placed by its transform as attributes of an SVG: the content security policy forbids inline styles. */
function Knob({ pull }: { readonly pull: Pull }) {
  return (
    <svg class={css.thumbStickFace} viewBox="-50 -50 100 100" aria-hidden="true">
      <path class={css.thumbStickMark} d="M0-44 6-36H-6zM0 44 6 36H-6zM-44 0-36-6V6zM44 0 36-6V6z" />
      <rect class={css.thumbStickKnob} x={-17 + pull.x * 26} y={-17 + pull.y * 26} width="34" height="34" />
    </svg>
  );
}

/** Where the finger is, from the middle of the stick, in parts of its radius and not beyond it. */
function pullOf(event: PointerEvent & { readonly currentTarget: HTMLElement }): Pull {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (event.clientX - box.left) / (box.width / 2) - 1;
  const y = (event.clientY - box.top) / (box.height / 2) - 1;
  const length = Math.max(1, Math.sqrt(x * x + y * y));
  return { x: x / length, y: y / length };
}
