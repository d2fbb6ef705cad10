import { Interrupted } from '../cli/errors.js';
import { openTerminal } from '../tui/terminal.js';

export interface LineQuestion {
  readonly prompt: string;
  readonly longest: number;
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
      const press = await terminal.next(Number.POSITIVE_INFINITY);
      if (press === null || press.kind === 'release') continue;
      const { key } = press;
      if (key === 'ctrl-c' || key === 'ctrl-d') throw new Interrupted();
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
