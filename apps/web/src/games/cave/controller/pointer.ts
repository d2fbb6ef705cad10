import type { GameStage, Tile } from '../../../game/stage/stage.js';

/** Whom pointing at the picture is told. */
export interface PointerListener {
  /** A click or a tap. */
  tapped(tile: Tile): void;
  /** A mouse rests over another tile; `null` when it has left. */
  hovered(tile: Tile | null): void;
}

/** Watches what is pointed at in a picture, until told to stop. */
export function watchPointer(
  root: HTMLElement,
  { tileAt }: GameStage,
  { tapped, hovered }: PointerListener,
): () => void {
  let last: Tile | null = null;
  const tileOf = (event: MouseEvent) => tileAt?.(event.clientX, event.clientY) ?? null;
  function hover(tile: Tile | null): void {
    if (tile?.x === last?.x && tile?.y === last?.y) return;
    last = tile;
    hovered(tile);
  }
  const click = (event: MouseEvent) => {
    const tile = tileOf(event);
    if (tile !== null) tapped(tile);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(tileOf(event));
  };
  const leave = () => hover(null);
  root.addEventListener('click', click);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', leave);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerleave', leave);
  };
}
