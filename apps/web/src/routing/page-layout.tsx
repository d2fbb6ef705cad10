import type { ComponentChildren } from 'preact';
import { Masthead } from './masthead.js';
import './page-layout.css';

export interface PageLayoutProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  readonly children: ComponentChildren;
}

/** A page to read and to fill in: head, title, and a column that is never too wide to read. */
export function PageLayout({ title, lead, children }: PageLayoutProps) {
  return (
    <div class="page">
      <Masthead />
      <main class="page-main">
        <h1 class="page-title">{title}</h1>
        {lead !== undefined && <p class="page-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
