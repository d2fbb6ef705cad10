import type { StageHands } from '../../../game/stage/stage.js';
import type { Camera, Spot } from './camera.js';

/** So far a finger has to go before it means a direction, in pixels of the page. */
const SWIPE = 16;
/** A finger that goes on is followed at this distance, so that it may turn anywhere. */
const LEASH = 34;
/** A turn of a wheel by so much is one size. */
const WHEEL_STEP = 60;
const LINE = 16;

/**
 * Lets wheel, mouse and fingers move the view: the wheel and two fingers change its size, a mouse drags it. One finger
 * walks, by swipes and for as long as it stays down; in a replay it drags, too.
 */
export function handCamera(canvas: HTMLCanvasElement, camera: Camera, hands: StageHands | undefined): void {
  const fingers = new Map<number, Spot>();
  const swipe = makeSwipe((directions) => hands?.hold(directions));
  turnWheel(canvas, camera);

  canvas.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, spotOf(event));
    if (fingers.size === 1) swipe.begin(spotOf(event));
    else swipe.end();
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = spotOf(event);
    fingers.set(event.pointerId, now);
    const steers = hands !== undefined && event.pointerType !== 'mouse';
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) pinch(canvas, camera, before, now, other);
    else if (steers) swipe.move(now);
    else camera.drag((now.x - before.x) * scaleOf(canvas), (now.y - before.y) * scaleOf(canvas));
  });
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId)) swipe.end();
  };
  for (const over of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(over, lift);
}

function turnWheel(canvas: HTMLCanvasElement, camera: Camera): void {
  let turned = 0;
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      turned += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP && !event.ctrlKey) return;
      const scale = scaleOf(canvas);
      camera.zoom(turned < 0 ? 1 : -1, { x: event.offsetX * scale, y: event.offsetY * scale });
      turned = 0;
    },
    { passive: false },
  );
}

/** One finger that steers. */
function makeSwipe(tell: (directions: number) => void) {
  let anchor: Spot | null = null;
  let held = 0;
  function hold(directions: number): void {
    if (directions !== held) tell(directions);
    held = directions;
  }
  return {
    begin(spot: Spot) {
      anchor = spot;
    },
    move(to: Spot) {
      if (anchor === null) return;
      const dx = to.x - anchor.x;
      const dy = to.y - anchor.y;
      const far = Math.hypot(dx, dy);
      if (far < SWIPE) return;
      hold(wayOf(dx, dy));
      const slack = Math.max(0, 1 - LEASH / far);
      anchor = { x: anchor.x + dx * slack, y: anchor.y + dy * slack };
    },
    end() {
      anchor = null;
      hold(0);
    },
  };
}

/** Two fingers: their distance is the size, their middle the place. */
function pinch(canvas: HTMLCanvasElement, camera: Camera, before: Spot, now: Spot, other: Spot): void {
  const scale = scaleOf(canvas);
  const box = canvas.getBoundingClientRect();
  const x = ((now.x + other.x) / 2 - box.left) * scale;
  const y = ((now.y + other.y) / 2 - box.top) * scale;
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  camera.drag(((now.x - before.x) / 2) * scale, ((now.y - before.y) / 2) * scale);
  if (was > 0) camera.stretch(Math.hypot(now.x - other.x, now.y - other.y) / was, { x, y });
}

/** Pixels of the canvas a pixel of the page. */
function scaleOf(canvas: HTMLCanvasElement): number {
  return canvas.width / Math.max(1, canvas.clientWidth);
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

/** The direction of a swipe, N 1, E 2, S 4, W 8. */
function wayOf(dx: number, dy: number): number {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 8;
  return dy > 0 ? 4 : 1;
}
