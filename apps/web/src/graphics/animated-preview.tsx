import { useEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import { useReducedMotion, useTheme } from '../ui/appearance.js';
import css from './animated-preview.module.css';
import { type Size, setSize } from './canvas.js';
import { type Corner, cornerOf, openPreviewPainter, type PreviewPainter } from './preview-painter.js';
import type { SceneAt } from './preview-scene.js';

export interface AnimatedPreviewProps {
  /** The same function for as long as the picture is shown. */
  readonly sceneAt: SceneAt;
  /** The moment it begins with, and stays at where nothing shall move. */
  readonly stillMs: number;
  /** So many pixels of art are in view at least; the scale is the largest whole one at which they fit. */
  readonly least: Size;
  /** How far the lantern shines, in pixels of art. */
  readonly reach: number;
  /** What is in the middle of the picture: the lantern, or this point. Marks need a point. */
  readonly middle?: { readonly x: number; readonly y: number };
  readonly marks?: readonly Mark[];
  /** The picture in words, for screen readers; nothing where it is decoration. */
  readonly label?: string;
  readonly class?: string;
}

/** Twenty pictures a second are plenty for pixels of this size, and kind to batteries. */
const PICTURE_MS = 50;

/** A moving picture of the game, as large as its place, in whole pixels. It rests while it is out of sight. */
export function AnimatedPreview({
  sceneAt,
  stillMs,
  least,
  reach,
  middle,
  marks = [],
  label,
  class: own,
}: AnimatedPreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const reducedMotion = useReducedMotion();
  const [view, setView] = useState<MarksView | null>(null);
  useEffect(() => {
    if (host.current === null) return;
    const canvas = document.createElement('canvas');
    host.current.prepend(canvas);
    const began = performance.now();
    let painter: PreviewPainter | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    const paint = () => {
      const scene = sceneAt(reducedMotion ? stillMs : stillMs + performance.now() - began);
      painter?.(scene, cornerOf(scene, middle ?? scene.lantern, canvas));
    };
    const sizes = new ResizeObserver(([{ contentRect }]) => {
      const shown = fit(canvas, contentRect, least);
      if (middle !== undefined) setView({ ...shown, ...cornerOf(sceneAt(stillMs), middle, canvas) });
      paint();
    });
    sizes.observe(host.current);
    const sight = new IntersectionObserver(([{ isIntersecting }]) => {
      clearInterval(timer);
      if (isIntersecting && !reducedMotion)
        timer = setInterval(() => !document.hidden && paint(), PICTURE_MS);
    });
    sight.observe(host.current);
    openPreviewPainter(canvas, theme, reach).then(
      (opened) => {
        painter = opened;
        paint();
      },
      // Without the picture the words beside it still say everything.
      () => {},
    );
    return () => {
      clearInterval(timer);
      sizes.disconnect();
      sight.disconnect();
      canvas.remove();
    };
  }, [sceneAt, stillMs, least, reach, middle, theme, reducedMotion]);
  const picture =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <div class={classes(css.preview, own)} ref={host} {...picture}>
      {view !== null && <Marks marks={marks} view={view} />}
    </div>
  );
}

/** Gives the canvas as many pixels of art as cover the place at a whole scale; both sizes of it. */
function fit(canvas: HTMLCanvasElement, place: Size, least: Size): Omit<MarksView, keyof Corner> {
  const fitting = Math.min(place.width / least.width, place.height / least.height) * devicePixelRatio;
  const scale = Math.max(1, Math.floor(fitting)) / devicePixelRatio;
  const art = { width: Math.ceil(place.width / scale), height: Math.ceil(place.height / scale) };
  setSize(canvas, art, { width: art.width * scale, height: art.height * scale });
  return { ...art, scale };
}

/** A number laid over a picture, at a point of the scene in pixels of art. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The part of the scene that is in the picture, in pixels of art, and how many CSS pixels one of them is. */
interface MarksView extends Corner, Size {
  readonly scale: number;
}

/** CSS pixels: marks are read, so they do not grow and shrink with the art. */
const RADIUS = 12;

function Marks({ marks, view }: { readonly marks: readonly Mark[]; readonly view: MarksView }) {
  const { left, top, width, height, scale } = view;
  return (
    <svg class={css.marks} width={width * scale} height={height * scale} aria-hidden="true">
      {marks.map(({ text, x, y }) => (
        <g key={text} transform={`translate(${(x - left) * scale} ${(y - top) * scale})`}>
          <circle r={RADIUS} />
          <text text-anchor="middle" dominant-baseline="central">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
