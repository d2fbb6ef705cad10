import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../lib/classes.js';
import css from './panel.module.css';

interface PanelProps {
  readonly title: ComponentChildren;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A part of a page under its own heading, in a box. */
export function Panel({ class: own, ...props }: PanelProps) {
  return <Section {...props} class={classes(css.panel, own)} />;
}

/** A part of a page under its own heading. */
export function Section(props: PanelProps & { readonly titleClass?: string }) {
  const { title, titleClass = css.panelTitle, class: own, children } = props;
  const id = useId();
  return (
    <section class={own} aria-labelledby={id}>
      <h2 class={titleClass} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
