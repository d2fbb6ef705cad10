import { type Room, watchRoom } from '../../graphics/canvas.js';
import { carveFor, type Dig, makePace, type Speed } from '../maze/carving.js';
import { makeScenePainter, type SceneView } from './scene.js';

/** Everything the stage shows: the picture is a function of this and of time. */
export interface StageView extends Pick<SceneView, 'dig' | 'theme' | 'solution' | 'distances' | 'patches'> {
  readonly speed: Speed;
  readonly paused: boolean;
  /** Whether the player asked for less motion: the maze then appears at once. */
  readonly reducedMotion: boolean;
}

export interface StageEvents {
  progress(dig: Dig): void;
  finished(dig: Dig): void;
}

/** The moving picture of a maze. */
export type Stage = ReturnType<typeof openStage>;

/** How long light rises and a way is drawn. */
const RISE_MS = 240;

/** Carves and paints frame by frame while there is something to see, and rests when there is not. */
export function openStage(host: HTMLElement, events: StageEvents) {
  const paintScene = makeScenePainter(host);
  const pace = makePace();
  let view: StageView | null = null;
  let room: Room | null = null;
  let frame = 0;
  let before = 0;
  let lit = 0;
  let shown = 0;

  function tick(time: number): void {
    frame = 0;
    if (view === null || room === null) return;
    const elapsed = before === 0 ? 0 : time - before;
    before = time;
    const { dig, reducedMotion } = view;
    const wasFinished = dig.finished();
    if (!wasFinished && !view.paused) {
      carveFor(dig, pace, { elapsed, speed: view.speed, reducedMotion });
      events.progress(dig);
    }
    const finished = dig.finished();
    lit = rise(lit, finished, elapsed, reducedMotion);
    shown = rise(shown, finished && view.solution, elapsed, reducedMotion);
    // With less motion wanted, nothing half-done is shown.
    if (finished || !reducedMotion) paintScene({ ...view, room, lit, shown, time });
    if (finished && !wasFinished) events.finished(dig);
    if (isMoving(view)) wake();
    else before = 0;
  }

  function isMoving({ dig, paused, solution }: StageView): boolean {
    if (!dig.finished()) return !paused;
    return lit < 1 || (solution && shown < 1);
  }

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(tick);
  }

  const stopWatching = watchRoom(host, (next) => {
    room = next;
    wake();
  });
  return {
    /** The only way anything on the stage changes, but for time. */
    show(next: StageView): void {
      if (view?.dig !== next.dig) {
        lit = 0;
        shown = 0;
      }
      if (!next.solution) shown = 0;
      view = next;
      wake();
    },
    close(): void {
      stopWatching();
      cancelAnimationFrame(frame);
    },
  };
}

/** Goes up to 1 in a moment while it should, and is 0 otherwise. */
function rise(value: number, up: boolean, elapsed: number, reducedMotion: boolean): number {
  if (!up) return 0;
  return reducedMotion ? 1 : Math.min(1, value + elapsed / RISE_MS);
}
