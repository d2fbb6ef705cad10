import type { ThemeName } from '@warren/engine/draw';
import { CAVE_TILES, type CaveState, caveView } from '@warren/games/cave';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Room, watchRoom } from '../../../graphics/canvas.js';
import { useTheme } from '../../../ui/appearance.js';
import { Button, PrimaryButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import dialogCss from '../../../ui/dialog.module.css';
import { TEXT_INKS } from '../stage/text-stage.js';
import { TILE } from '../stage/tiles.js';
import css from './console.module.css';
import { type ControllerState, cellFrom } from './controller-state.js';

/** Which part of the cave a map shows. */
interface MapView {
  /** The middle, in cells from the player. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels a cell. */
  readonly cell: number;
}

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
    setView((now) => ({ ...now, cell: CELLS[CELLS.indexOf(now.cell) + by] ?? now.cell }));
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
        <PrimaryButton onPress={controller.close}>Close</PrimaryButton>
      </div>
    </Dialog>
  );
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
    controller.close();
    controller.travel(cellFrom(controller.state.player, { x, y }));
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
        if (room === null) return;
        const { columns, rows } = mapCells(room, view.cell);
        const [x, y] = [way[0] * Math.ceil(columns / PART), way[1] * Math.ceil(rows / PART)];
        onView({ ...view, x: view.x + x, y: view.y + y });
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

const GROUND: Readonly<Record<ThemeName, string>> = { dark: '#0d0a07', light: '#2b251f' };
/** What is not seen has no ink: the ground is to be seen. Sprites have the inks of the text stage. */
const INKS: Readonly<Record<string, typeof GROUND>> = {
  rock: { dark: '#1a1d26', light: '#b3a682' },
  wall: { dark: '#5b6475', light: '#56616e' },
  floor: { dark: '#4c4743', light: '#fffaee' },
  chest: { dark: '#f2b84b', light: '#b87400' },
  'open-chest': { dark: '#7a5a2a', light: '#c9ad7a' },
  water: { dark: '#2f6d9e', light: '#3f86bd' },
  crystal: { dark: '#8fc7f5', light: '#2a6ba6' },
  camp: { dark: '#de5739', light: '#c2401f' },
};

/** The cells a map of this room shows: columns and rows, odd, so that one is in the middle. */
function mapCells({ width, height }: Room, cell: number): { columns: number; rows: number } {
  const odd = (length: number) => 2 * Math.ceil(length / cell / 2) + 1;
  return { columns: odd(width), rows: odd(height) };
}

/** Draws where the player has been. */
function paintMap(
  canvas: HTMLCanvasElement,
  state: CaveState,
  { view, room, theme }: { readonly view: MapView; readonly room: Room; readonly theme: ThemeName },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  canvas.width = Math.round(room.width * room.density);
  canvas.height = Math.round(room.height * room.density);
  const { columns, rows } = mapCells(room, view.cell);
  const { player } = state;
  const shown = caveView(state, {
    x: player.x + view.x,
    y: player.y + view.y,
    left: columns >> 1,
    top: rows >> 1,
    width: columns,
    height: rows,
  });
  const size = view.cell * room.density;
  const left = (canvas.width - columns * size) / 2;
  const top = (canvas.height - rows * size) / 2;
  const put = (column: number, row: number, ink: string, grow = 0) => {
    context.fillStyle = ink;
    const x = Math.round(left + column * size - grow);
    const y = Math.round(top + row * size - grow);
    const wide = Math.ceil(size + 2 * grow);
    context.fillRect(x, y, wide, wide);
  };
  context.fillStyle = GROUND[theme];
  context.fillRect(0, 0, canvas.width, canvas.height);
  shown.map.tiles.forEach((tile, place) => {
    const ink = INKS[CAVE_TILES[tile]];
    if (ink !== undefined) put(place % columns, Math.floor(place / columns), ink[theme]);
  });
  for (const { kind, pose, x, y } of shown.sprites) {
    const ink = kind === 'player' ? 'player' : pose === 'idle' ? 'thing' : 'monster';
    put(x / TILE, y / TILE, TEXT_INKS[ink][theme], kind === 'player' ? room.density : 0);
  }
}
