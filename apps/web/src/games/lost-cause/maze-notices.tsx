import type { Run } from '@warren/games';
import { type LostCauseState, levelResults } from '@warren/games/lost-cause';
import { clockText } from '../../lib/format.js';
import { Link } from '../../routing/link.js';
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';

export interface ReturnNoticeProps {
  /** The run as it was left. */
  readonly run: Run<LostCauseState>;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** Somebody comes back to a maze that was left before its end. */
export function ReturnNotice({ run, onContinue, onStart }: ReturnNoticeProps) {
  const [{ width, height, seconds }] = levelResults(run.state);
  return (
    <Notice
      title="Welcome back"
      text={`You left this maze of ${width} by ${height} after ${clockText(seconds)}. It is as you left it.`}
    >
      <Button look="primary" onPress={onContinue}>
        Continue
      </Button>
      <Button onPress={onStart}>Start again</Button>
    </Notice>
  );
}

/** An address that leads into no maze. */
export function RefusedNotice({ reason }: { readonly reason: string }) {
  return (
    <Notice title="This maze cannot be played" text={`In this address ${reason}.`}>
      <Link to="/" look="primary">
        Back to the entrance
      </Link>
    </Notice>
  );
}
