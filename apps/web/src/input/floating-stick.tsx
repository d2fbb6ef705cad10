import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import type { Controls } from './controls.js';
import css from './touch-pad.module.css';
import { heldOnMs, makePinch, pullStick, type Spot, type Stick, stickAt } from './touch-steering.js';

export interface FloatingStickProps {
  readonly controls: Pick<Controls, 'press' | 'hold'>;
  /** The half of the screen in which a finger steers; on the picture it steers everywhere. */
  readonly side: 'left' | 'right' | 'both';
  readonly overPicture: boolean;
  readonly zooms: boolean;
}

/** What a finger presses by itself. */
const PRESSED = 'button, a, input, select, textarea, summary, label, dialog, [role=button]';
const PICTURE = 'canvas';

/**
 * A stick of eight directions that comes to wherever a thumb lands on its side of the screen. It follows the finger that
 * took it, whatever other fingers do; a swipe holds its direction for about a cell of the way.
 */
export function FloatingStick(props: FloatingStickProps) {
  const [stick, setStick] = useState<Stick | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  // Before the first picture: a finger may be quicker.
  useLayoutEffect(() => {
    const stop = new AbortController();
    listenTo(
      stop.signal,
      () => latest.current,
      () => box.current,
      setStick,
    );
    return () => {
      stop.abort();
      // Leaving the page with a finger on the stick must stop the walk.
      latest.current.controls.hold(0);
    };
  }, []);
  const pull = stick?.pull ?? { x: 0, y: 0 };
  return (
    <div class={css.thumbHome}>
      <div
        ref={box}
        class={classes(css.thumbStick, stick !== null && css.thumbStickTaken)}
        role="application"
        aria-label="Stick: walk in eight directions"
        data-held={stick?.held ?? 0}
        style={stick === null ? {} : { left: `${stick.middle.x}px`, top: `${stick.middle.y}px` }}
        onContextMenu={(event) => event.preventDefault()}
      >
        <svg class={css.thumbStickFace} viewBox="-50 -50 100 100" aria-hidden="true">
          <path class={css.thumbStickMark} d="M0-44 6-36H-6zM0 44 6 36H-6zM-44 0-36-6V6zM44 0 36-6V6z" />
          <rect
            class={css.thumbStickKnob}
            x={-17 + pull.x * 26}
            y={-17 + pull.y * 26}
            width="34"
            height="34"
          />
        </svg>
      </div>
    </div>
  );
}

/** Follows the fingers on the page: the first one that may steer, and two on the picture. */
function listenTo(
  signal: AbortSignal,
  props: () => FloatingStickProps,
  box: () => HTMLElement | null,
  show: (stick: Stick | null) => void,
): void {
  let stick: Stick | null = null;
  let finger: number | null = null;
  const onPicture = new Map<number, Spot>();
  /** The directions held, since when, and what ends a swipe. */
  let held = 0;
  let heldSince = 0;
  let swipe: ReturnType<typeof setTimeout> | undefined;
  const pinch = makePinch((by) => props().controls.press(by > 0 ? 'zoom-in' : 'zoom-out'));

  function hold(directions: number): void {
    if (directions === held) return;
    if (held === 0) heldSince = performance.now();
    held = directions;
    props().controls.hold(directions);
  }
  function become(next: Stick | null): void {
    clearTimeout(swipe);
    hold(next?.held ?? 0);
    stick = next;
    show(next);
  }
  function land(event: PointerEvent): void {
    const { target } = event;
    if (event.pointerType === 'mouse' || !(target instanceof Element)) return;
    if (target.matches(PICTURE)) onPicture.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (props().zooms && onPicture.size > 1) {
      finger = null;
      become(null);
    } else if (finger === null && maySteer(target, event, props(), box())) {
      event.preventDefault();
      finger = event.pointerId;
      become(stickAt({ x: event.clientX, y: event.clientY }));
    }
  }
  function move(event: PointerEvent): void {
    const spot = { x: event.clientX, y: event.clientY };
    if (onPicture.has(event.pointerId)) onPicture.set(event.pointerId, spot);
    if (props().zooms && onPicture.size > 1) {
      const [one, other] = onPicture.values();
      pinch.move(one, other);
    } else if (event.pointerId === finger && stick !== null) become(pullStick(stick, spot));
  }
  function lift({ pointerId }: PointerEvent): void {
    if (onPicture.delete(pointerId)) pinch.end();
    if (pointerId !== finger) return;
    finger = null;
    const moreMs = stick === null ? 0 : heldOnMs(stick, performance.now() - heldSince);
    if (moreMs === 0) become(null);
    else {
      stick = null;
      show(null);
      swipe = setTimeout(hold, moreMs, 0);
    }
  }
  signal.addEventListener('abort', () => clearTimeout(swipe));
  document.addEventListener('pointerdown', land, { signal });
  document.addEventListener('pointermove', move, { signal });
  for (const over of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(over, lift, { signal });
}

/** Whether a finger that lands here takes the stick. */
function maySteer(
  target: Element,
  { clientX }: PointerEvent,
  { side, overPicture }: FloatingStickProps,
  box: HTMLElement | null,
): boolean {
  if (box?.contains(target)) return true;
  // What is pressed, and everything beside the game, is no place to steer.
  if (target.closest(PRESSED) !== null || target.closest('main') === null) return false;
  if (target.matches(PICTURE)) return overPicture;
  if (side === 'both') return true;
  return clientX < window.innerWidth / 2 === (side === 'left');
}
