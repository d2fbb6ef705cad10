import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { News } from '../game/loop/hud-presenter.js';
import { useCalm } from '../ui/motion.js';
import { useTheme } from '../ui/theme.js';
import { openShow, type Screened, type Show, type ShowState } from './show.js';

/** A recording on the page, with the elements it needs there. */
export interface ShowOnPage {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly scene: RefObject<HTMLCanvasElement | null>;
  readonly light: RefObject<HTMLCanvasElement | null>;
  readonly show: Show | null;
  readonly news: News;
  readonly state: ShowState;
}

const AT_START: ShowState = { tick: 0, playing: false, speed: 1, target: null, over: false };

/** Shows a playback as long as the component is there. */
export function useShow(screened: Screened): ShowOnPage {
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const [show, setShow] = useState<Show | null>(null);
  const [news, setNews] = useState<News>({ hud: [], caption: '' });
  const [state, setState] = useState(AT_START);
  const { theme } = useTheme();
  const calm = useRef(false);
  calm.current = useCalm();

  useEffect(() => {
    if (!root.current || !scene.current || !light.current) return;
    const elements = { root: root.current, scene: scene.current, light: light.current };
    const opened = openShow(elements, screened, { news: setNews, state: setState, calm: () => calm.current });
    setShow(opened);
    return () => opened.close();
  }, [screened]);

  useEffect(() => show?.setTheme(theme), [show, theme]);

  return { root, scene, light, show, news, state };
}
