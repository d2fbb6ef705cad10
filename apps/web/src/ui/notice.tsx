import type { ComponentChildren } from 'preact';
import { LANTERN } from './art/lantern.js';
import { PixelArt } from './art/pixel-art.js';
import css from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ComponentChildren;
}

/** A page that has one thing to say, and a way on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main class={css.notice}>
      <PixelArt class={css.noticeLantern} map={LANTERN} letters="ink" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div class={css.noticeWays}>{children}</div>
    </main>
  );
}

/** Shown while a game is being opened; usually too briefly to be seen. */
export function Opening() {
  return (
    <main class={css.opening}>
      <p role="status">Lighting the lantern</p>
    </main>
  );
}
