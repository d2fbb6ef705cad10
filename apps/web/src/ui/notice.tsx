import type { ComponentChildren } from 'preact';
import { LANTERN } from './art/lantern.js';
import { PixelArt } from './art/pixel-art.js';
import './notice.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ComponentChildren;
}

/** A page that has one thing to say, and a way on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main class="notice">
      <PixelArt class="notice-lantern" map={LANTERN} letters="ink" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="notice-ways">{children}</div>
    </main>
  );
}
