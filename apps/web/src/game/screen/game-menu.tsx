import type { ComponentChildren } from 'preact';
import { PICTURES, type PictureName } from '../../generated/pictures.js';
import { AnimatedPreview } from '../../graphics/animated-preview.js';
import type { SceneAt } from '../../graphics/preview-scene.js';
import { Masthead } from '../../routing/masthead.js';
import { PixelArt } from '../../ui/art/pixel-art.js';
import unseenCss from '../../ui/unseen.module.css';
import css from './game-menu.module.css';

export interface GameMenuProps {
  readonly title: string;
  /** The title as a picture; without one it is written. */
  readonly art: PictureName | null;
  readonly sceneAt: SceneAt;
  /** The moment the picture begins with. */
  readonly stillMs: number;
  readonly text: string;
  /** What went wrong, in a sentence. */
  readonly trouble: string | null;
  /** The ways on, the usual one first. */
  readonly ways: ComponentChildren;
  /** What stands below them. */
  readonly children?: ComponentChildren;
}

/** Six tiles by nearly three, in pixels of art. */
const LEAST = { width: 200, height: 90 } as const;

/** Before a game: what it looks like, what it is, and the ways in. */
export function GameMenu(props: GameMenuProps) {
  const { title, art, sceneAt, stillMs, text, trouble, ways, children } = props;
  return (
    <div class={css.menuPage}>
      <Masthead />
      <main class={css.menu}>
        <div class={css.menuPicture}>
          <AnimatedPreview sceneAt={sceneAt} stillMs={stillMs} least={LEAST} reach={120} />
        </div>
        {art === null ? (
          <h1 class={css.menuTitleWords}>{title}</h1>
        ) : (
          <h1 class={css.menuTitle}>
            <PixelArt class={css.menuTitleArt} map={PICTURES[art]} />
            <span class={unseenCss.unseen}>{title}</span>
          </h1>
        )}
        <p class={css.menuText}>{text}</p>
        {trouble !== null && (
          <p class={css.menuTrouble} role="alert">
            {trouble}
          </p>
        )}
        <div class={css.menuWays}>{ways}</div>
        {children}
      </main>
    </div>
  );
}
