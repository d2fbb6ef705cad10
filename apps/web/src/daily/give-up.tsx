import type { Challenge } from '@warren/protocol/client';
import { SureButton } from '../ui/confirm-button.js';
import { endDaily } from './daily-run.js';

export interface GiveUpProps {
  readonly challenge: Pick<Challenge, 'game' | 'day'>;
  /** It is given up now. */
  readonly onGivenUp: () => void;
}

/** Gives the one ranked try of a day up, after asking once more. */
export function GiveUp({ challenge: { game, day }, onGivenUp }: GiveUpProps) {
  return (
    <SureButton
      ask="Give up your ranked try?"
      onSure={() => {
        endDaily(game, day);
        onGivenUp();
      }}
    >
      Give up the try
    </SureButton>
  );
}
