import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { FailureNotice } from './failure-notice.js';

/** Holds a page; when the page breaks, there is still a sentence and a way home. */
export function PageFrame({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error === undefined) return <>{children}</>;
  return <FailureNotice what="Something on this page broke. Nothing that was saved is lost." />;
}
