import { type Recording, type Run, type RunClock, startRunClock } from '@warren/games';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameOnPage } from '../../routing/game-on-page.js';
import { useReducedMotion, useTheme } from '../../ui/appearance.js';
import { type Game, openGame } from './game.js';
import type { GameView, SessionPhase } from './game-view.js';
import type { HudContent } from './hud-presenter.js';

/** The elements a component has to put on the page. */
export interface GameRefs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly scene: RefObject<HTMLCanvasElement | null>;
  readonly light: RefObject<HTMLCanvasElement | null>;
}

/** What the page shows of a game being played. */
export interface GameShown {
  readonly game: Game | null;
  readonly hud: HudContent;
  /** Where a ghost is that cannot be seen; empty most of the time. */
  readonly ghostPosition: string;
  readonly phase: SessionPhase;
  /** Whether the phase has been seen and it is time for words. */
  readonly seen: boolean;
  readonly paused: boolean;
  readonly clock: RunClock;
}

/** What is played. */
export interface GamePlayed<State = unknown> {
  readonly view: GameView<State>;
  readonly run: Run<State>;
  /** The clock of a run that was begun earlier; one that begins now gets its own. */
  readonly clock?: RunClock;
  /** Another run to be raced. */
  readonly ghost?: Recording;
}

/** What a page does about its run. */
export interface RunCallbacks<State = unknown> {
  /** A good moment to save. */
  readonly keep: (run: Run<State>, clock: RunClock) => void;
  /** A tick was played, and is about to be shown. */
  readonly ticked?: (run: Run<State>) => void;
  /** The run has come to another phase. */
  readonly phase: (run: Run<State>, phase: SessionPhase, clock: RunClock) => void;
  /** Goes away, when the pause key is not to open the menu. */
  readonly leave?: () => void;
}

const NO_HUD: HudContent = { values: null, lines: [], caption: '' };

/** Plays a run on the page as long as the component is there. */
export function useGame<State>(
  { view, run, clock: given, ghost }: GamePlayed<State>,
  keeper: RunCallbacks<State>,
): GameRefs & GameShown {
  // Another run is another time.
  const { clock } = useMemo(() => ({ run, clock: given ?? startRunClock(Date.now) }), [run, given]);
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const [game, setGame] = useState<Game | null>(null);
  const [hud, setHud] = useState(NO_HUD);
  const [ghostPosition, setGhostPosition] = useState('');
  const [{ phase, seen }, setPhase] = useState<{ phase: SessionPhase; seen: boolean }>({
    phase: 'playing',
    seen: false,
  });
  const [paused, setPaused] = useState(false);
  const { theme } = useTheme();
  // Asked before every picture, so it is not to be looked up anew each time.
  const reducedMotion = useRef(false);
  reducedMotion.current = useReducedMotion();
  const keeping = useRef(keeper);
  keeping.current = keeper;

  useEffect(() => {
    if (!root.current || !scene.current || !light.current) return;
    const elements = { root: root.current, scene: scene.current, light: light.current };
    setPhase({ phase: 'playing', seen: false });
    setPaused(false);
    setGhostPosition('');
    gameOnPage.set('playing');
    const opened = openGame(
      elements,
      { view, run, clock, ghost: ghost ?? null },
      {
        hud: setHud,
        ghostPosition: setGhostPosition,
        paused: setPaused,
        reducedMotion: () => reducedMotion.current,
        keep: (kept) => keeping.current.keep(kept, clock),
        ticked: (played) => keeping.current.ticked?.(played),
        ...(keeper.leave && { leave: () => keeping.current.leave?.() }),
        phase(next, moment) {
          setPhase({ phase: next, seen: moment === 'seen' });
          gameOnPage.set(next === 'playing' ? 'playing' : 'over');
          if (moment === 'begins') keeping.current.phase(run, next, clock);
        },
      },
    );
    setGame(opened);
    return () => {
      opened.close();
      gameOnPage.set(null);
    };
  }, [view, run, clock, ghost]);

  useEffect(() => game?.setTheme(theme), [game, theme]);

  return { root, scene, light, game, hud, ghostPosition, phase, seen, paused, clock };
}
