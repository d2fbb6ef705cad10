import type { ThemeName } from '@warren/engine/draw';
import { copyText } from '../lib/files.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Section } from '../ui/panel.js';
import type { Dig } from './maze/carving.js';
import { commandLine, type MazeChoice } from './maze/choice.js';
import css from './studio-page.module.css';

export interface ShareProps {
  readonly choice: MazeChoice;
  /** The finished maze, or `null` while it is being carved. */
  readonly dig: Dig | null;
  readonly theme: ThemeName;
  readonly say: (text: string) => void;
}

/** Ways to take the maze along. */
export function Share({ choice, dig, theme, say }: ShareProps) {
  const command = commandLine(choice);
  const copy = async (text: string, done: string) =>
    say((await copyText(text)) ? done : 'This browser does not let pages copy.');
  const save = async (format: 'svg' | 'png') => {
    if (dig === null) return;
    // Most visits end without a file, so what writes files is fetched when it is asked for.
    const { saveMaze } = await import('./save-maze.js');
    say(await saveMaze({ dig, choice, theme, format }));
  };
  return (
    <Section class={css.studioShare} title="Share or download" titleClass={css.studioShareTitle}>
      <div class={commonCss.row}>
        <Button onPress={() => copy(location.href, 'Link copied: it leads to this very maze.')}>
          Copy link
        </Button>
        <Button label="Download as SVG" disabled={dig === null} onPress={() => save('svg')}>
          SVG
        </Button>
        <Button label="Download as PNG" disabled={dig === null} onPress={() => save('png')}>
          PNG
        </Button>
      </div>
      <p class={commonCss.soft}>The same maze in a terminal:</p>
      <div class={css.studioCommand}>
        <code>
          {command.map((piece) => (
            <span key={piece}>{piece} </span>
          ))}
        </code>
        <Button
          look="plain"
          label="Copy the command"
          onPress={() => copy(command.join(' '), 'Command copied.')}
        >
          Copy
        </Button>
      </div>
    </Section>
  );
}
