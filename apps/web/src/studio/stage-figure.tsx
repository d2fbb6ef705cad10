import { useEffect, useRef } from 'preact/hooks';
import { openStage, type Stage, type StageEvents, type StageView } from './paint/stage.js';
import css from './studio-page.module.css';

export interface StageFigureProps {
  readonly view: StageView;
  /** The picture in words. */
  readonly label: string;
  readonly events: StageEvents;
}

/** The canvases of the stage, and the wire between the page and what is painted on them. */
export function StageFigure({ view, label, events }: StageFigureProps) {
  const host = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const actors = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage | null>(null);
  const listener = useRef(events);
  listener.current = events;

  useEffect(() => {
    if (!host.current || !ground.current || !light.current || !actors.current) return;
    const element = host.current;
    const opened = openStage(
      { ground: ground.current, light: light.current, actors: actors.current },
      {
        progress: (dig) => listener.current.progress(dig),
        finished: (dig) => listener.current.finished(dig),
      },
    );
    stage.current = opened;
    const measure = () => {
      opened.resize({ width: element.clientWidth, height: element.clientHeight, density: devicePixelRatio });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      opened.close();
    };
  }, []);

  useEffect(() => {
    stage.current?.show(view);
  }, [view]);

  return (
    <div class={css.studioFigure} ref={host} role="img" aria-label={label}>
      <canvas class={css.studioLayer} ref={ground} />
      <canvas class={css.studioLayer} ref={light} />
      <canvas class={css.studioLayer} ref={actors} />
    </div>
  );
}
