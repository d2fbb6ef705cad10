import type { Room } from './art-scale.js';

/** Tells the size of an element, now and after every change, with the density of the screen it is on. */
export function watchRoom(element: HTMLElement, tell: (room: Room) => void): () => void {
  const measure = () => {
    tell({ width: element.clientWidth, height: element.clientHeight, density: devicePixelRatio });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // Another zoom or another screen changes the density alone.
  window.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}
