import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import { navigate } from '../../routing/router.js';
import { settings } from '../../settings/settings.js';
import { Button, type ButtonLook } from '../../ui/button.js';
import { openDialogs } from '../../ui/dialog.js';
import type { GameView, SessionPhase } from '../loop/game-view.js';
import { debouncePresses, SUDDEN_MS } from './debounce.js';
import css from './end-ways.module.css';

/** The ways on that have a key of their own at the end of a run. */
type EndWay = 'again' | 'menu';

/** What the screen around the words at the end knows. */
export interface EndFacts {
  /** Why it ended so, in a sentence; `null` where there is nothing to say. */
  readonly cause: string | null;
  /** Whether the player wanted to try again before there were words. */
  readonly isAgainHeard: boolean;
  /** The keys the player has just played with. */
  readonly view: Pick<GameView, 'keys'>;
}

/** Set by the screen, read by the words at the end. */
export const EndFactsContext = createContext<EndFacts>({
  cause: null,
  isAgainHeard: false,
  view: { keys: [] },
});

/** What each of them does now; the buttons enter themselves. */
type EndWays = Partial<Record<EndWay, () => void>>;

/** Their keys, by the place on the keyboard; the first one stands on the button. */
const KEYS: Readonly<Record<EndWay, { readonly codes: readonly string[]; readonly label: string }>> = {
  again: { codes: ['KeyR'], label: 'R' },
  menu: { codes: ['KeyM', 'Escape'], label: 'M' },
};

const TEXT = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

const EndWaysContext = createContext<EndWays>({});

/** Whether the game has a use for a key. */
function isOfGame({ keys }: Pick<GameView, 'keys'>, code: string): boolean {
  const { bindings } = settings.get();
  return keys.some(({ controls }) => controls.some((name) => bindings[name].includes(code)));
}

/** Hears the keys of the ways on from now on, but not at once; what `go` returns says whether the key was of use. */
function hearKeys(
  view: Pick<GameView, 'keys'>,
  go: (way: EndWay, event: KeyboardEvent) => boolean,
): () => void {
  const since = performance.now();
  const isMeant = debouncePresses();
  const hear = (event: KeyboardEvent) => {
    const isOther = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
    const isText = event.target instanceof Element && event.target.matches(TEXT);
    const way = (['again', 'menu'] as const).find((each) => KEYS[each].codes.includes(event.code));
    if (isOther || isText || way === undefined) return;
    if (isOfGame(view, event.code) ? !isMeant() : performance.now() - since < SUDDEN_MS) return;
    // The game has heard the key as well, and does nothing with it.
    if (go(way, event)) event.preventDefault();
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Hears the keys of the ways on while the words at the end are the topmost dialog. Esc means the menu. */
export function useEndWays() {
  const ways = useMemo<EndWays>(() => ({}), []);
  const { isAgainHeard, view } = useContext(EndFactsContext);
  useEffect(() => {
    // The buttons are there by now, and have entered themselves.
    if (isAgainHeard) ways.again?.();
    return hearKeys(view, (way) => {
      const go = openDialogs.get().length > 1 ? undefined : ways[way];
      go?.();
      return go !== undefined;
    });
  }, [ways]);
  return { ways, onCancel: () => ways.menu?.() };
}

/**
 * Hears the key to try again between the end of a run and the words about it, which then come at once. A key that the
 * game has a use for was meant for it. Returns whether it was heard.
 */
export function useEarlyAgain(
  { phase, seen }: { readonly phase: SessionPhase; readonly seen: boolean },
  view: Pick<GameView, 'keys'>,
  skip: () => void,
): boolean {
  const [isHeard, setHeard] = useState(false);
  const isPlaying = phase === 'playing';
  useEffect(() => {
    if (isPlaying) setHeard(false);
    if (isPlaying || seen) return;
    return hearKeys(view, (way, { code }) => {
      if (way !== 'again' || isOfGame(view, code)) return false;
      setHeard(true);
      skip();
      return true;
    });
  }, [isPlaying, seen]);
  return isHeard;
}

/** Around the ways on. */
export function EndWaysArea({
  ways,
  children,
}: {
  readonly ways: EndWays;
  readonly children: ComponentChildren;
}) {
  return <EndWaysContext.Provider value={ways}>{children}</EndWaysContext.Provider>;
}

/** Makes a way known by its key, as long as its button is there. */
function useEndWay(way: EndWay, go: () => void): void {
  const ways = useContext(EndWaysContext);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    ways[way] = () => latest.current();
    return () => {
      delete ways[way];
    };
  }, [ways, way]);
}

function KeyMark({ way }: { readonly way: EndWay }) {
  return (
    <span class={css.endKey} aria-hidden="true">
      {KEYS[way].label}
    </span>
  );
}

export interface AgainButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  readonly look?: ButtonLook;
}

/** Tries again: by a press, or by R wherever the focus is. */
export function AgainButton({ children, onPress, look = 'primary' }: AgainButtonProps) {
  useEndWay('again', onPress);
  return (
    <Button look={look} onPress={onPress}>
      {children}
      <KeyMark way="again" />
    </Button>
  );
}

/** Goes to the menu: by a press, by M or by Esc. */
export function MenuButton({
  children = 'Menu',
  onPress,
  look = 'usual',
}: Partial<AgainButtonProps> & Pick<AgainButtonProps, 'onPress'>) {
  useEndWay('menu', onPress);
  return (
    <Button look={look} onPress={onPress}>
      {children}
      <KeyMark way="menu" />
    </Button>
  );
}

/** The same where the menu is a page of its own. */
export function MenuLink({
  to,
  title,
  primary = false,
}: {
  readonly to: string;
  readonly title: string;
  readonly primary?: boolean;
}) {
  useEndWay('menu', () => navigate(to));
  return (
    <Link to={to} look={primary ? 'primary' : 'usual'}>
      {title}
      <KeyMark way="menu" />
    </Link>
  );
}
