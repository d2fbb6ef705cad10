import type { LabyrinthRound } from '@warren/games/labyrinth';
import { useEffect, useRef } from 'preact/hooks';
import { loadAtlas } from '../../../graphics/atlas.js';
import { classes } from '../../../lib/classes.js';
import { isHighContrast } from '../../../settings/settings.js';
import { useTheme } from '../../../ui/appearance.js';
import { drawMaze } from '../stage/ground-sheet.js';
import { labyrinthPalette } from '../stage/palette.js';
import css from './levels.module.css';

export interface MazePictureProps {
  readonly round: LabyrinthRound;
  /** The picture in words; without them it is an ornament. */
  readonly label?: string;
  readonly class?: string;
}

/** A level as a still picture, as large as its place allows. */
export function MazePicture({ round, label, class: own }: MazePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  useEffect(() => {
    let wanted = true;
    void loadAtlas(theme).then(
      (atlas) => {
        if (!wanted || canvas.current === null) return;
        const { plain } = labyrinthPalette(theme, isHighContrast());
        drawMaze(canvas.current, round, { atlas, plain });
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
  return <canvas class={classes(css.labyrinthPicture, own)} ref={canvas} {...spoken} />;
}
