import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { NameDialog } from './name-dialog.js';
import { useName } from './use-name.js';

/** Something that wants a name to be played by. */
export interface NameFirst {
  /** Does it at once, or as soon as there is a name. */
  readonly begin: () => void;
  /** The question for the name while it is asked; to be put on the page. */
  readonly question: ComponentChildren;
}

/** Asks for a name before this is done for the first time. */
export function useNameFirst(then: () => void): NameFirst {
  const { name } = useName();
  const [asking, setAsking] = useState(false);
  function begin(): void {
    setAsking(false);
    then();
  }
  return {
    begin: () => (name === null ? setAsking(true) : begin()),
    question: asking && <NameDialog name="" then="Play" onName={begin} onCancel={() => setAsking(false)} />,
  };
}
