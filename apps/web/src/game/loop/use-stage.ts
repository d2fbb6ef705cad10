import type { ThemeName } from '@warren/engine/draw';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOnPage } from '../../routing/router.js';
import { useReducedMotion, useTheme } from '../../ui/appearance.js';
import type { GameElements } from './game.js';

interface OnStage {
  setTheme(theme: ThemeName): void;
  close(): void;
}

/**
 * Opens a game or a recording on the elements of a stage, which the component has to put on the page, and anew when
 * `inputs` change; closes it with the component.
 */
export function useStage<T extends OnStage>(
  kind: 'playing' | 'watched',
  open: (elements: GameElements, reducedMotion: () => boolean) => T,
  inputs: readonly unknown[],
) {
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const [opened, setOpened] = useState<T | null>(null);
  const { theme } = useTheme();
  // Asked before every picture, so it is not to be looked up anew each time.
  const reducedMotion = useRef(false);
  reducedMotion.current = useReducedMotion();

  useEffect(() => {
    if (!root.current || !scene.current || !light.current) return;
    const elements = { root: root.current, scene: scene.current, light: light.current };
    gameOnPage.set(kind);
    const next = open(elements, () => reducedMotion.current);
    setOpened(next);
    return () => {
      next.close();
      gameOnPage.set(null);
    };
  }, inputs);
  useEffect(() => opened?.setTheme(theme), [opened, theme]);

  return { root, scene, light, opened };
}
