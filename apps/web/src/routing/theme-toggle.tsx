import { useTheme } from '../ui/appearance.js';
import { Button } from '../ui/button.js';
import css from './masthead.module.css';

/** Says where it leads, as a button does. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="plain"
      class={css.mastheadTool}
      label={`Use the ${other} theme`}
      onPress={() => choose(other)}
    >
      <svg class={css.mastheadIcon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={other === 'light' ? SUN : MOON} />
      </svg>
    </Button>
  );
}

const SUN =
  'M6 4h4v1h1v1h1v4h-1v1h-1v1H6v-1H5v-1H4V6h1V5h1zM7 0h2v3H7zM7 13h2v3H7zM0 7h3v2H0zM13 7h3v2h-3zM2 2h2v2H2zM12 2h2v2h-2zM2 12h2v2H2zM12 12h2v2h-2z';
const MOON = 'M6 1h3v1H8v1H7v5h1v1h1v1h5V9h1v2h-1v2h-1v1h-2v1H5v-1H3v-1H2v-2H1V6h1V4h1V3h1V2h2z';
