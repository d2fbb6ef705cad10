import { isKey, isLock, itemName, SEEN_FLOOR, SEEN_ROCK, type SeenMap } from '@warren/games/lost-cause';
import { useEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../../lib/classes.js';
import { controlOf } from '../../settings/key-bindings.js';
import { settings } from '../../settings/settings.js';
import css from './seen-map.module.css';

/** Points of the picture for each tile. */
const POINTS = 8;
const COLOURS = {
  rock: '#171310',
  floor: '#a89070',
  player: '#ffffff',
  key: '#ffd76a',
  lock: '#e8683f',
  exit: '#8ff0d0',
  gear: '#8fc7ff',
} as const;

interface SeenMapProps {
  readonly map: SeenMap;
  /** The tile of the player. */
  readonly here: number;
}

/** The map of what was seen: small in its corner, and large by its key or a press. */
export function SeenMapPicture({ map, here }: SeenMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isMap = controlOf(settings.get().bindings, event.code) === 'map';
      if (isMap && !event.repeat && !event.ctrlKey && !event.metaKey) setLarge((was) => !was);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paint(context, map, here);
  }, [map, here]);
  return (
    <button
      type="button"
      class={classes(css.map, isLarge ? css.large : css.small)}
      aria-label={`Map of what you have seen. ${wordsOf(map)}`}
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      <canvas ref={canvas} width={map.width * POINTS} height={map.height * POINTS} class={css.picture} />
    </button>
  );
}

function paint(context: CanvasRenderingContext2D, map: SeenMap, here: number): void {
  context.clearRect(0, 0, map.width * POINTS, map.height * POINTS);
  map.tiles.forEach((seen, tile) => {
    if (seen === SEEN_ROCK) fill(context, map, tile, COLOURS.rock, 0);
    else if (seen === SEEN_FLOOR) fill(context, map, tile, COLOURS.floor, 0);
  });
  for (const { tile, kind } of map.marks) paintMark(context, map, tile, kind);
  fill(context, map, here, COLOURS.player, 1);
}

/** Locks are squares, keys are discs, gear is a diamond: told by shape as well as by colour. */
function paintMark(context: CanvasRenderingContext2D, map: SeenMap, tile: number, kind: string): void {
  if (isLock(kind) || kind === 'exit') {
    fill(context, map, tile, kind === 'exit' ? COLOURS.exit : COLOURS.lock, kind === 'exit' ? 0 : 1);
    return;
  }
  const x = (tile % map.width) * POINTS + POINTS / 2;
  const y = Math.floor(tile / map.width) * POINTS + POINTS / 2;
  const half = POINTS / 2 - 1;
  context.fillStyle = isKey(kind) ? COLOURS.key : COLOURS.gear;
  context.beginPath();
  if (isKey(kind)) context.arc(x, y, half, 0, 2 * Math.PI);
  else {
    context.moveTo(x, y - half);
    context.lineTo(x + half, y);
    context.lineTo(x, y + half);
    context.lineTo(x - half, y);
  }
  context.fill();
}

function fill(
  context: CanvasRenderingContext2D,
  { width }: SeenMap,
  tile: number,
  colour: string,
  inset: number,
): void {
  context.fillStyle = colour;
  const side = POINTS - 2 * inset;
  context.fillRect((tile % width) * POINTS + inset, Math.floor(tile / width) * POINTS + inset, side, side);
}

/** The things on the map in words. */
function wordsOf({ marks }: SeenMap): string {
  const counts = new Map<string, number>();
  for (const { kind } of marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return 'No things yet.';
  return `${[...counts].map(([kind, count]) => `${itemName(kind)}: ${count}`).join(', ')}.`;
}
