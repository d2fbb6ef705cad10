import { useEffect, useRef } from 'preact/hooks';
import { useCalm } from '../design/motion.js';
import { useTheme } from '../design/theme.js';
import { type DioramaPainter, openDiorama } from './painter.js';
import type { Scene } from './scene.js';
import './diorama.css';

export interface DioramaProps {
  /** The scene after so many milliseconds; the same function for as long as the picture is shown. */
  readonly sceneAt: (timeMs: number) => Scene;
  /** The moment it begins with, and stays at where nothing shall move. */
  readonly stillMs: number;
  /** So many pixels of art are in view at least; the scale is the largest whole one at which they fit. */
  readonly least: { readonly width: number; readonly height: number };
  /** How far the lantern shines, in pixels of art. */
  readonly reach: number;
  /** What is in the middle of the picture: the lantern, or this point. */
  readonly middle?: { readonly x: number; readonly y: number };
  /** Whoever does not see the picture is told this; nothing where it is decoration. */
  readonly label?: string;
}

/** Twenty pictures a second are plenty for pixels of this size, and kind to batteries. */
const PICTURE_MS = 50;

/** A moving picture of the game, as large as its place, in whole pixels. It rests while nobody can see it. */
export function Diorama({ sceneAt, stillMs, least, reach, middle, label }: DioramaProps) {
  const host = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const calm = useCalm();
  useEffect(() => {
    if (host.current === null) return;
    const canvas = document.createElement('canvas');
    host.current.append(canvas);
    const began = performance.now();
    let painter: DioramaPainter | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    const paint = () => {
      const scene = sceneAt(calm ? stillMs : stillMs + performance.now() - began);
      painter?.paint(scene, middle ?? scene.lantern);
    };
    const sizes = new ResizeObserver(([{ contentRect }]) => {
      fit(canvas, contentRect, least);
      paint();
    });
    sizes.observe(host.current);
    const sight = new IntersectionObserver(([{ isIntersecting }]) => {
      clearInterval(timer);
      if (isIntersecting && !calm) timer = setInterval(() => !document.hidden && paint(), PICTURE_MS);
    });
    sight.observe(host.current);
    openDiorama(canvas, theme, reach).then(
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
  }, [sceneAt, stillMs, least, reach, middle, theme, calm]);
  if (label === undefined) return <div class="diorama" ref={host} aria-hidden="true" />;
  return <div class="diorama" ref={host} role="img" aria-label={label} />;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gives the canvas as many pixels of art as cover the place at a whole scale. */
function fit(canvas: HTMLCanvasElement, place: Size, least: Size): void {
  const fitting = Math.min(place.width / least.width, place.height / least.height) * devicePixelRatio;
  const scale = Math.max(1, Math.floor(fitting)) / devicePixelRatio;
  canvas.width = Math.ceil(place.width / scale);
  canvas.height = Math.ceil(place.height / scale);
  canvas.style.width = `${canvas.width * scale}px`;
  canvas.style.height = `${canvas.height * scale}px`;
}
