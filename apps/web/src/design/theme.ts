import type { ThemeName } from '@warren/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';

// `public/theme.js` reads the same name before the first paint.
const STORED = 'warren.theme';
const SYSTEM_LIGHT = '(prefers-color-scheme: light)';

/** The theme on the page: somebody's choice, kept, or else the system's. */
export function useTheme(): { theme: ThemeName; choose: (theme: ThemeName) => void } {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const system = matchMedia(SYSTEM_LIGHT);
    const follow = () => setTheme(currentTheme());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const choose = useCallback((chosen: ThemeName) => {
    document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
    try {
      localStorage.setItem(STORED, chosen);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, []);
  return { theme, choose };
}

function currentTheme(): ThemeName {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia(SYSTEM_LIGHT).matches ? 'light' : 'dark';
}
