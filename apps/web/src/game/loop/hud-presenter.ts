import type { Frame, HudItem } from '@warren/games';
import type { ControlName } from '../../input/controls.js';

/** What is written around the picture. */
export interface News {
  readonly hud: readonly HudItem[];
  /** What was just said, or what can be done here; empty most of the time. */
  readonly caption: string;
}

/** What a game has to say. */
export interface NewsWords {
  /** About the tick that led from one frame to the next; `null` if nothing. */
  announce(before: Frame, frame: Frame): string | null;
  /** About what can be done here, naming the keys in force. */
  readonly hint?: (frame: Frame, keyOf: KeyOf) => string | null;
  /** How many ticks a sentence stays, where ticks are turns. */
  readonly stayTicks?: number;
}

/** The key in force for a control. */
export type KeyOf = (control: ControlName) => string;

/** Watches frames and tells when something written has changed: many a frame has nothing new. */
export interface NewsDesk {
  /** The frame at which one begins, or to which one jumped. */
  open(frame: Frame): void;
  /** The tick from one frame to the next. */
  tick(before: Frame, frame: Frame): void;
  /** Says something that does not come from the game. */
  say(text: string): void;
}

/** Said when a game cannot be seen. */
export const NO_PICTURES = 'The pictures could not be fetched. Is there a connection?';

/** How long a sentence stays, in ticks, unless the game says otherwise. */
const STAY_TICKS = 150;
/** How often it is looked what lies under the player. */
const HINT_TICKS = 6;

/** `keyOf` names the keys in force for hints; who only watches needs none. */
export function makeNewsDesk(
  { announce, hint, stayTicks = STAY_TICKS }: NewsWords,
  keyOf: KeyOf | null,
  publish: (news: News) => void,
): NewsDesk {
  let hud: readonly HudItem[] = [];
  let caption = '';
  let stay = 0;
  let sinceHint = 0;

  function show(nextHud: readonly HudItem[], nextCaption: string): void {
    if (nextCaption === caption && isSame(hud, nextHud)) return;
    hud = nextHud;
    caption = nextCaption;
    publish({ hud, caption });
  }

  function captionAfter(before: Frame, frame: Frame): string {
    const said = announce(before, frame);
    if (said !== null) {
      stay = stayTicks;
      return said;
    }
    if (stay > 0) {
      stay--;
      return caption;
    }
    sinceHint = (sinceHint + 1) % HINT_TICKS;
    if (keyOf === null || hint === undefined) return '';
    return sinceHint === 0 ? (hint(frame, keyOf) ?? '') : caption;
  }

  return {
    open(frame) {
      stay = 0;
      show(frame.hud, '');
    },
    tick(before, frame) {
      show(frame.hud, captionAfter(before, frame));
    },
    say(text) {
      stay = stayTicks;
      show(hud, text);
    },
  };
}

function isSame(one: readonly HudItem[], other: readonly HudItem[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) {
    if (one[i].value !== other[i].value || one[i].id !== other[i].id) return false;
  }
  return true;
}
