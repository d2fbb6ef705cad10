import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import css from './panel.module.css';

interface PanelProps {
  readonly title: ComponentChildren;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of a page under its own heading. */
export function Panel({ title, class: own, children }: PanelProps) {
  const id = useId();
  return (
    <section class={classes(css.panel, own)} aria-labelledby={id}>
      <h2 class={css.panelTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
