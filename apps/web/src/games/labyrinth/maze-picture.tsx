import type { LabyrinthRound } from '@warren/games/labyrinth';
import { useEffect, useRef } from 'preact/hooks';
import { loadAtlas } from '../../graphics/atlas.js';
import { contextOf } from '../../graphics/canvas.js';
import { useTheme } from '../../ui/appearance.js';
import { drawMaze } from './maze-sheet.js';

export interface MazePictureProps {
  readonly round: LabyrinthRound;
  /** The picture in words; without them it is an ornament. */
  readonly label?: string;
}

/** A level as a still picture, as large as its place allows. */
export function MazePicture({ round, label }: MazePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  useEffect(() => {
    let wanted = true;
    void loadAtlas(theme).then(
      (atlas) => {
        const element = canvas.current;
        if (!wanted || element === null) return;
        const drawn = drawMaze(round, atlas);
        element.width = drawn.width;
        element.height = drawn.height;
        contextOf(element).drawImage(drawn, 0, 0);
      },
      // Without pictures the words around it have to do.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [round, theme]);
  const spoken =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return <canvas class="labyrinth-picture" ref={canvas} {...spoken} />;
}
