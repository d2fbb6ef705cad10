import type { ComponentChildren } from 'preact';
import { Masthead } from './masthead.js';
import css from './page-layout.module.css';

export interface PageLayoutProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** A page to read and to fill in: head, title, and a column that is never too wide to read. */
export function PageLayout({ title, lead, children }: PageLayoutProps) {
  return (
    <div class={css.page}>
      <Masthead />
      <main class={css.pageMain}>
        <h1 class={css.pageTitle}>{title}</h1>
        {lead !== undefined && <p class={css.pageLead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
