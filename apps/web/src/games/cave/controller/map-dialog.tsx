import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Room, watchRoom } from '../../../graphics/canvas.js';
import { useTheme } from '../../../ui/appearance.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import css from './console.module.css';
import type { ControllerState } from './controller-state.js';
import { type MapView, mapCells, paintMap } from './map-painter.js';

const CELLS: readonly number[] = [2, 3, 4, 6, 9, 13];
const USUAL = 2;
const HERE: MapView = { x: 0, y: 0, cell: CELLS[USUAL] };
/** Keys move the map by this part of what it shows. */
const PART = 6;
/** A finger that moved farther than this has dragged, not tapped. */
const TAP = 6;
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** A map of where the player has been. It can be dragged, zoomed, and tapped to walk somewhere. */
export function MapDialog({ controller }: { readonly controller: ControllerState }) {
  const [view, setView] = useState(HERE);
  const zoom = (by: -1 | 1) =>
    setView((now) => ({
      ...now,
      cell: CELLS[CELLS.indexOf(now.cell) + by] ?? now.cell,
    }));
  return (
    <Dialog class={css.caveMapDialog} title="Where you have been" onCancel={controller.close}>
      <MapPicture controller={controller} view={view} onView={setView} />
      <p class={dialogCss.dialogText}>
        {controller.state.explored} cells seen, {controller.state.chests} chests opened. Tap a place you know
        to walk there.
      </p>
      <div class={dialogCss.dialogRow}>
        <Button label="Look closer" onPress={() => zoom(1)} disabled={view.cell === CELLS[CELLS.length - 1]}>
          +
        </Button>
        <Button label="Look from further away" onPress={() => zoom(-1)} disabled={view.cell === CELLS[0]}>
          −
        </Button>
        <Button onPress={() => setView(({ cell }) => ({ ...HERE, cell }))}>To me</Button>
        <Button look="primary" onPress={controller.close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** The map moved on by keys. */
function movedBy(view: MapView, room: Room, [x, y]: readonly [x: number, y: number]): MapView {
  const { columns, rows } = mapCells(room, view.cell);
  return { ...view, x: view.x + x * Math.ceil(columns / PART), y: view.y + y * Math.ceil(rows / PART) };
}

interface MapPictureProps {
  readonly controller: ControllerState;
  readonly view: MapView;
  readonly onView: (view: MapView) => void;
}

function MapPicture({ controller, view, onView }: MapPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; from: MapView; far: boolean } | null>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const { theme } = useTheme();
  useEffect(() => (frame.current === null ? undefined : watchRoom(frame.current, setRoom)), []);
  // After the dialog has put the focus on its first button.
  useEffect(() => {
    const request = requestAnimationFrame(() => frame.current?.focus());
    return () => cancelAnimationFrame(request);
  }, []);
  useLayoutEffect(() => {
    if (canvas.current !== null && room !== null)
      paintMap(canvas.current, controller.state, { view, room, theme });
  }, [controller, view, room, theme]);
  function tap(event: PointerEvent & { readonly currentTarget: HTMLElement }): void {
    const box = event.currentTarget.getBoundingClientRect();
    const x = view.x + Math.round((event.clientX - box.left - box.width / 2) / view.cell);
    const y = view.y + Math.round((event.clientY - box.top - box.height / 2) / view.cell);
    controller.travel(controller.state.player.x + x, controller.state.player.y + y);
  }
  return (
    <div
      ref={frame}
      class={css.caveMap}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys.
      tabIndex={0}
      role="application"
      aria-label="Map. The arrow keys move it."
      onKeyDown={(event) => {
        const way = KEYS[event.key];
        if (way === undefined) return;
        event.preventDefault();
        if (room !== null) onView(movedBy(view, room, way));
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: view, far: false };
      }}
      onPointerMove={(event) => {
        const from = drag.current;
        if (from === null) return;
        const dx = event.clientX - from.x;
        const dy = event.clientY - from.y;
        from.far ||= Math.abs(dx) + Math.abs(dy) > TAP;
        if (!from.far) return;
        const { cell } = view;
        onView({ cell, x: from.from.x - Math.round(dx / cell), y: from.from.y - Math.round(dy / cell) });
      }}
      onPointerUp={(event) => {
        const isTap = drag.current?.far === false;
        drag.current = null;
        if (isTap) tap(event);
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      <canvas ref={canvas} />
    </div>
  );
}
