import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { USUAL_SPEED } from './maze/carving.js';
import { comfortableSize } from './paint/layout.js';
import { StatusLine } from './status-line.js';
import css from './studio-page.module.css';
import { Transport } from './transport.js';
import { Workshop } from './workshop.js';

const NOTHING = () => {};

/**
 * The first page. The size of the first maze follows from the space there is, so that is measured first, with the
 * same things around it that will be there; this moment is too short to be seen.
 */
export function StudioPage() {
  const probe = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    if (probe.current === null) return;
    const { clientWidth: width, clientHeight: height } = probe.current;
    setSize(comfortableSize({ width, height, density: 1 }));
  }, []);
  if (size !== null) return <Workshop comfortable={size} />;
  return (
    <div class={css.studio}>
      <div class={css.studioStage}>
        <div class={css.studioFigure} ref={probe} />
        <Transport
          paused
          finished={false}
          speed={USUAL_SPEED}
          onNewMaze={NOTHING}
          onAgain={NOTHING}
          onPause={NOTHING}
          onSpeed={NOTHING}
        />
        <StatusLine dig={null} percent={0} />
      </div>
    </div>
  );
}
