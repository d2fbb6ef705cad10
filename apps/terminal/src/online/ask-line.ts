import { Interrupted } from '../cli/errors.js';
import { nextKey } from '../tui/dialogs.js';
import type { Question } from '../tui/stage.js';
import { openTerminal } from '../tui/terminal.js';

interface LineQuestion extends Pick<Question, 'longest'> {
  readonly prompt: string;
  /** Whether nothing of the answer is shown, not even its length. */
  readonly isSecret?: boolean;
}

/** Asks the person at the terminal for a line. Both streams must be a terminal. */
export async function askLine({ prompt, longest, isSecret = false }: LineQuestion): Promise<string> {
  const terminal = openTerminal('keys-only');
  let answer = '';
  try {
    terminal.write(prompt);
    for (;;) {
      const key = await nextKey(terminal);
      if (key === null) continue;
      if (key === 'ctrl-d') throw new Interrupted();
      if (key === 'enter') return answer;
      if (key === 'backspace') answer = [...answer].slice(0, -1).join('');
      else if ([...key].length === 1 && answer.length < longest) answer += key;
      terminal.write(`\r\u001b[2K${prompt}${isSecret ? '' : answer}`);
    }
  } finally {
    terminal.write('\n');
    terminal.close();
  }
}
