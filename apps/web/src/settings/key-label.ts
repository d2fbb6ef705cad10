/** What stands on keys that have a name rather than a letter. */
const NAMED: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  ArrowLeft: '←',
  Escape: 'Esc',
  Space: 'Space',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  NumpadAdd: 'Num +',
  NumpadSubtract: 'Num -',
};

/** The keys of this keyboard whose letters differ from an American one, learnt while the page is open. */
const LEARNT = new Map<string, string>();

/** What stands on a key: `E` for `KeyE`, or what this keyboard is known to have there. */
export function keyLabel(code: string): string {
  const known = LEARNT.get(code) ?? NAMED[code];
  if (known !== undefined) return known;
  const [, modifier] = /^(Control|Shift|Alt|Meta)(?:Left|Right)$/.exec(code) ?? [];
  if (modifier !== undefined) return modifier.replace('Control', 'Ctrl');
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  if (letter !== undefined) return letter;
  const [, rest] = /^Numpad(.+)$/.exec(code) ?? [];
  if (rest !== undefined) return `Num ${rest}`;
  // `PageDown` reads better as two words.
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** The keys whose letters differ from keyboard to keyboard. */
const LETTER_KEYS =
  /^(?:Key|Minus|Equal|Bracket|Backslash|Semicolon|Quote|Comma|Period|Slash|Backquote|Intl)/;

/** Remembers what a key types here, as a French keyboard has Z where `KeyW` is. */
export function learnKey(code: string, key: string): void {
  // Space and accents waiting for their letter say nothing to the eye.
  if (!LETTER_KEYS.test(code) || [...key].length !== 1 || key.trim() === '') return;
  LEARNT.set(code, key.toUpperCase());
}

interface LayoutNavigator {
  readonly keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** Asks browsers that know it for the letters on this keyboard. Others learn them key by key. */
export async function learnKeyboard(): Promise<void> {
  try {
    const layout = await (navigator as LayoutNavigator).keyboard?.getLayoutMap?.();
    layout?.forEach((key, code) => {
      learnKey(code, key);
    });
  } catch {
    // The letters of an American keyboard are then the best guess.
  }
}
