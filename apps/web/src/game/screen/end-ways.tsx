import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import { navigate } from '../../routing/router.js';
import { settings } from '../../settings/settings.js';
import { Button, type ButtonLook } from '../../ui/button.js';
import { openDialogs } from '../../ui/dialog.js';
import type { GameView, SessionPhase } from '../loop/game-view.js';
import css from './end-ways.module.css';

/** The ways on that have a key of their own at the end of a run. */
type EndWay = 'again' | 'menu';

/** What the screen around the words at the end knows. */
export interface EndFacts {
  /** Why it ended so, in a sentence; `null` where there is nothing to say. */
  readonly cause: string | null;
  /** Whether the player wanted to try again before there were words. */
  readonly isAgainHeard: boolean;
}

/** Set by the screen, read by the words at the end. */
export const EndFactsContext = createContext<EndFacts>({ cause: null, isAgainHeard: false });

/** What each of them does now; the buttons enter themselves. */
type EndWays = Partial<Record<EndWay, () => void>>;

/** Their keys, by the place on the keyboard; the first one stands on the button. */
const KEYS: Readonly<Record<EndWay, { readonly codes: readonly string[]; readonly label: string }>> = {
  again: { codes: ['KeyR'], label: 'R' },
  menu: { codes: ['KeyM', 'Escape'], label: 'M' },
};

/** What is pressed as early as this was still meant for the game. */
const SUDDEN_MS = 300;
const TEXT = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

const EndWaysContext = createContext<EndWays>({});

/** Hears the keys of the ways on from now on, but not at once; what `go` returns says whether the key was of use. */
function hearKeys(go: (way: EndWay, event: KeyboardEvent) => boolean): () => void {
  const since = performance.now();
  const hear = (event: KeyboardEvent) => {
    const isOther = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
    const isText = event.target instanceof Element && event.target.matches(TEXT);
    if (isOther || isText || performance.now() - since < SUDDEN_MS) return;
    const way = (['again', 'menu'] as const).find((each) => KEYS[each].codes.includes(event.code));
    // The game has heard the key as well, and does nothing with it.
    if (way !== undefined && go(way, event)) event.preventDefault();
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Hears the keys of the ways on while the words at the end are the topmost dialog. Esc means the menu. */
export function useEndWays() {
  const ways = useMemo<EndWays>(() => ({}), []);
  const { isAgainHeard } = useContext(EndFactsContext);
  useEffect(() => {
    // The buttons are there by now, and have entered themselves.
    if (isAgainHeard) ways.again?.();
    return hearKeys((way) => {
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
  { keys }: Pick<GameView, 'keys'>,
  skip: () => void,
): boolean {
  const [isHeard, setHeard] = useState(false);
  const isPlaying = phase === 'playing';
  useEffect(() => {
    if (isPlaying) setHeard(false);
    if (isPlaying || seen) return;
    return hearKeys((way, { code }) => {
      const { bindings } = settings.get();
      const isOfGame = keys.some(({ controls }) => controls.some((name) => bindings[name].includes(code)));
      if (way !== 'again' || isOfGame) return false;
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
