import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { Button, buttonClass } from '../ui/button.js';
import { LinkButton } from './link.js';
import { NoticePage } from './notice-page.js';

/** Holds a page; when the page breaks, there is still a sentence and a way home. */
export function PageFrame({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error === undefined) return <>{children}</>;
  return <FailureNotice what="Something on this page broke. Nothing that was saved is lost." />;
}

/** Said when something broke. The way home loads everything anew: what broke may be in memory still. */
export function FailureNotice({ what }: { readonly what: string }) {
  return (
    <NoticePage title="Something went wrong" text={what}>
      <a href="/" class={buttonClass('primary')}>
        Home
      </a>
      <Button onPress={() => location.reload()}>Try again</Button>
    </NoticePage>
  );
}

/** An address without a page. */
export function NotFoundPage() {
  return (
    <NoticePage title="A dead end" text="There is nothing at this address.">
      <LinkButton to="/" title="Home" primary />
    </NoticePage>
  );
}
