import type { AnyGame, Frame, HudLine } from '@warren/games';
import type { ControlName } from '../../input/controls.js';

/** What is written around the picture. */
export interface HudContent<Hud = unknown> {
  /** The values of the last frame; `null` before the first one. */
  readonly values: Hud | null;
  /** The same in words. */
  readonly lines: readonly HudLine[];
  /** What was just said, or what can be done here; empty most of the time. */
  readonly caption: string;
}

/** Before the first frame. */
export const NO_HUD: HudContent = { values: null, lines: [], caption: '' };

/** What is said beside what the game itself announces. */
export interface CaptionOptions<View extends Frame = Frame> {
  /** About what can be done here, naming the keys in force. */
  hint?(frame: View, keyOf: KeyOf): string | null;
  /** What is shown of the HUD besides its lines, such as a map: a change of it is published, too. */
  shownOf?(hud: View['hud']): unknown;
  /** How many ticks a sentence stays, where ticks are turns. */
  readonly stayTicks?: number;
}

/** The key in force for a control. */
export type KeyOf = (control: ControlName) => string;

/** Said when a game cannot be seen. */
export const NO_PICTURES = 'The pictures could not be fetched. Is there a connection?';

/** How long a sentence stays, in ticks, unless the game says otherwise. */
const STAY_TICKS = 150;
/** So often the hint is asked for. */
const HINT_TICKS = 6;

/** Follows frames and publishes the HUD when it has changed. `keyOf` names the keys in force for hints; a replay has none. */
export function makeHudPresenter(
  game: Pick<AnyGame, 'announce' | 'hudLines'>,
  { hint, shownOf = () => null, stayTicks = STAY_TICKS }: CaptionOptions,
  keyOf: KeyOf | null,
  publish: (hud: HudContent) => void,
) {
  let hud: unknown = null;
  let lines: readonly HudLine[] = [];
  let caption = '';
  let shown: unknown = null;
  let stay = 0;
  let sinceHint = 0;

  function show(nextHud: unknown, nextCaption: string): void {
    const nextLines = nextHud === hud ? lines : game.hudLines(nextHud);
    const nextShown = nextHud === null ? null : shownOf(nextHud);
    if (nextCaption === caption && nextShown === shown && isSame(lines, nextLines)) return;
    shown = nextShown;
    hud = nextHud;
    lines = nextLines;
    caption = nextCaption;
    publish({ values: hud, lines, caption });
  }

  function captionAfter(before: Frame, frame: Frame): string {
    const said = game.announce(before, frame);
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
    /** The first frame, or the frame after a jump. */
    open(frame: Frame): void {
      stay = 0;
      // A game that waits for the first key plays no tick that would say what to do.
      show(frame.hud, keyOf === null ? '' : (hint?.(frame, keyOf) ?? ''));
    },
    /** The tick from one frame to the next. */
    tick: (before: Frame, frame: Frame) => show(frame.hud, captionAfter(before, frame)),
    /** Says something that does not come from the game. */
    say(text: string): void {
      stay = stayTicks;
      show(hud, text);
    },
  };
}

function isSame(one: readonly HudLine[], other: readonly HudLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, value }, i) => value === other[i].value && id === other[i].id)
  );
}
