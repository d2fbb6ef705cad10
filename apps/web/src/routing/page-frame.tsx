import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { Button, buttonClass } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { LinkButton } from './link.js';

/** Holds a page; when the page breaks, there is still a sentence and a way home. */
export function PageFrame({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error === undefined) return <>{children}</>;
  return <FailureNotice what="Something on this page broke. Nothing that was saved is lost." />;
}

/** Said when something broke. The way home loads everything anew: what broke may be in memory still. */
export function FailureNotice({ what }: { readonly what: string }) {
  return (
    <Notice title="The roof came down" text={what}>
      <a href="/" class={buttonClass('primary')}>
        Back to the entrance
      </a>
      <Button onPress={() => location.reload()}>Try again</Button>
    </Notice>
  );
}

/** An address without a page. */
export function NotFoundPage() {
  return (
    <Notice title="A dead end" text="There is nothing at this address.">
      <LinkButton to="/" title="Back to the entrance" primary />
    </Notice>
  );
}
