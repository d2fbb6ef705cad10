import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useTabLock } from '../../online/tabs.js';
import { NoticePage } from '../../routing/notice-page.js';
import { Button, PrimaryButton } from '../../ui/button.js';

export interface LockedRunProps<Opened> {
  /** What its save is called on the server, and among the tabs of a browser. */
  readonly slot: string;
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  /** Gets the run at the moment it is this tab's alone; `null` when there is none any more. Another one: another run. */
  readonly open: () => Opened | null;
  /** Gets what another tab has saved. */
  readonly saved: () => Opened | null;
  readonly onLeave: () => void;
  /** The run being played; `maySave` tells whether it is still this tab's to save. */
  readonly children: (run: Opened, maySave: () => boolean) => ComponentChildren;
}

/** A run with one save, in one tab at a time: two that save over each other would lose what was played in one of them. */
export function LockedRun<Opened>({ slot, title, open, saved, onLeave, children }: LockedRunProps<Opened>) {
  const { state, lock } = useTabLock(slot);
  const isMine = state === 'mine';
  const opened = useRef<(() => Opened | null) | null>(null);
  const run = useMemo(() => {
    if (!isMine) return null;
    // What comes back from another tab is what was saved there.
    const get = opened.current === open ? saved : open;
    opened.current = open;
    return get();
  }, [isMine, open, saved]);
  useEffect(() => {
    // The game is off the page by now, and has saved.
    if (state === 'leaving') lock.handOver();
  }, [state, lock]);
  useEffect(() => {
    if (isMine && run === null) onLeave();
  }, [isMine, run, onLeave]);

  if (run !== null) return <>{children(run, () => lock.state.get() !== 'taken')}</>;
  if (state === 'asking' || isMine) return null;
  return (
    <NoticePage
      title={`${title} is open in another tab`}
      text="Only one tab can play it at a time. Play here, and the other one saves and stops."
    >
      <PrimaryButton onPress={() => lock.takeOver()}>Play here</PrimaryButton>
      <Button onPress={onLeave}>Back</Button>
    </NoticePage>
  );
}
