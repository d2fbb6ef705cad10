import type { Challenge } from '@warren/protocol/client';
import { dailyPath } from '../online/daily-address.js';
import { Link } from '../routing/link.js';
import { Notice } from '../ui/notice.js';
import { GiveUp } from './give-up.js';

export interface TryFirstProps {
  readonly challenge: Challenge;
  /** Whether the try can be gone on with in this browser. */
  readonly isHere: boolean;
  readonly onGivenUp: () => void;
}

/** There is no practice while a ranked try is under way. */
export function TryFirst({ challenge, isHere, onGivenUp }: TryFirstProps) {
  const where = isHere ? '' : ' It goes on in the browser in which you began it.';
  return (
    <Notice
      title="Finish your ranked try first"
      text={`Practice opens when your try is handed in or given up.${where}`}
    >
      {isHere && (
        <Link to={dailyPath(challenge.game)} look="primary">
          Continue your ranked try
        </Link>
      )}
      <GiveUp challenge={challenge} onGivenUp={onGivenUp} />
      <Link to="/daily" look="usual">
        To the challenges
      </Link>
    </Notice>
  );
}
