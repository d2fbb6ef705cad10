import type { SlotStatus } from '@warren/client';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../lib/signal.js';
import { ConflictDialog } from '../online/conflict-dialog.js';
import { useFreshCodes } from '../online/fresh-codes.js';
import { useSyncStatus } from '../online/sync-status.js';
import { useAccount } from '../online/who.js';
import { gameOnPage, navigate, usePageLocation } from '../routing/router.js';
import { Button } from '../ui/button.js';
import { ToastList, useToasts } from '../ui/toast.js';
import css from './background-services.module.css';
import { LateResults } from './late-results.js';
import { newVersion } from './service-worker.js';

/** Puts what is said beside every page at its end. */
export function showNotices(body: HTMLElement): void {
  const root = document.createElement('div');
  body.append(root);
  render(<Notices />, root);
}

/** What is said beside every page, whichever it is. */
function Notices() {
  const isPlaying = useSignal(gameOnPage) !== null;
  return (
    <>
      <ConflictQuestions isPlaying={isPlaying} />
      <LateResults />
      {!isPlaying && <NewVersion />}
      {!isPlaying && <CodesReminder />}
    </>
  );
}

const WHILE_PLAYING =
  'This was played on another device, too. You will be asked which copy to keep when you leave the game.';

/** Asks about saves with two copies, but never in the middle of a game. */
function ConflictQuestions({ isPlaying }: { readonly isPlaying: boolean }) {
  const { slots } = useSyncStatus();
  const { toasts, say } = useToasts();
  /** The questions that were put off. */
  const [later, setLater] = useState<readonly string[]>([]);
  const open = slots.find((slot) => slot.standing === 'conflict' && !later.includes(questionOf(slot)));
  const question = open === undefined ? null : questionOf(open);
  useEffect(() => {
    if (question !== null && isPlaying) say(WHILE_PLAYING);
  }, [question, isPlaying, say]);
  return (
    <>
      {open !== undefined && !isPlaying && (
        <ConflictDialog
          key={question}
          status={open}
          onClose={() => setLater((before) => [...before, questionOf(open)])}
        />
      )}
      <ToastList toasts={toasts} />
    </>
  );
}

function questionOf({ slot, other }: SlotStatus): string {
  return `${slot} ${other?.revision}`;
}

/** Who has made an account elsewhere than on its page has not seen the codes yet. */
function CodesReminder() {
  const codes = useFreshCodes(useAccount());
  const { path } = usePageLocation();
  if (codes.length === 0 || path === '/account') return null;
  return (
    <div class={css.newVersion} role="status">
      <p>Your account has recovery codes. They are shown once.</p>
      <Button onPress={() => navigate('/account')}>Show them</Button>
    </div>
  );
}

function NewVersion() {
  const isThere = useSignal(newVersion);
  const [isDismissed, setDismissed] = useState(false);
  if (!isThere || isDismissed) return null;
  return (
    <div class={css.newVersion} role="status">
      <p>A new version is ready.</p>
      <Button onPress={() => location.reload()}>Load it</Button>
      <Button look="plain" onPress={() => setDismissed(true)}>
        Later
      </Button>
    </div>
  );
}
