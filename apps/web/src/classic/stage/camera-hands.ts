import type { StageHands } from '../../play/stage.js';
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
 * walks, by swipes and for as long as it stays down; where nobody plays it drags, too.
 */
export function handCamera(canvas: HTMLCanvasElement, camera: Camera, hands: StageHands | undefined): void {
  const fingers = new Map<number, Spot>();
  let anchor: Spot | null = null;
  let held = 0;
  let turned = 0;

  function hold(directions: number): void {
    if (directions === held) return;
    held = directions;
    hands?.hold(directions);
  }
  /** A length of the page in pixels of the canvas. */
  const scale = () => canvas.width / Math.max(1, canvas.clientWidth);
  const onCanvas = ({ x, y }: Spot): Spot => ({ x: x * scale(), y: y * scale() });

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      turned += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      if (Math.abs(turned) < WHEEL_STEP && !event.ctrlKey) return;
      camera.zoom(turned < 0 ? 1 : -1, onCanvas({ x: event.offsetX, y: event.offsetY }));
      turned = 0;
    },
    { passive: false },
  );
  canvas.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, spotOf(event));
    anchor = fingers.size === 1 ? spotOf(event) : null;
    if (fingers.size > 1) hold(0);
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = spotOf(event);
    fingers.set(event.pointerId, now);
    const steers = hands !== undefined && event.pointerType !== 'mouse';
    if (fingers.size === 1 && steers) steer(now);
    else if (fingers.size === 1) drag(before, now);
    else if (fingers.size === 2) pinch(event.pointerId, before, now);
  });
  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.delete(pointerId)) return;
    anchor = null;
    hold(0);
  };
  canvas.addEventListener('pointerup', lift);
  canvas.addEventListener('pointercancel', lift);
  canvas.addEventListener('lostpointercapture', lift);

  function steer(now: Spot): void {
    if (anchor === null) return;
    const dx = now.x - anchor.x;
    const dy = now.y - anchor.y;
    const far = Math.hypot(dx, dy);
    if (far < SWIPE) return;
    hold(wayOf(dx, dy));
    const slack = Math.max(0, 1 - LEASH / far);
    anchor = { x: anchor.x + dx * slack, y: anchor.y + dy * slack };
  }

  function drag(before: Spot, now: Spot): void {
    camera.drag((now.x - before.x) * scale(), (now.y - before.y) * scale());
  }

  /** Two fingers: their distance is the size, their middle the place. */
  function pinch(moved: number, before: Spot, now: Spot): void {
    const other = [...fingers].find(([id]) => id !== moved)?.[1];
    if (other === undefined) return;
    const wide = Math.hypot(now.x - other.x, now.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const box = canvas.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    camera.drag(((now.x - before.x) / 2) * scale(), ((now.y - before.y) / 2) * scale());
    if (was > 0) camera.stretch(wide / was, onCanvas(middle));
  }
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

/** The direction of a swipe, N 1, E 2, S 4, W 8. */
function wayOf(dx: number, dy: number): number {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 8;
  return dy > 0 ? 4 : 1;
}
