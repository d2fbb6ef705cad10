import { Interrupted } from '../../cli/errors.js';
import type { Question } from './question.js';
import type { Stage } from './stage.js';

/** Asks until Enter; `null` when Escape is pressed instead. */
export async function askText(stage: Stage, question: Question): Promise<string | null> {
  let text = question.initial ?? '';
  for (;;) {
    stage.showQuestion(question, text);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press === null || press.kind === 'release') continue;
    const { key } = press;
    if (key === 'ctrl-c') throw new Interrupted();
    if (key === 'escape') return null;
    if (key === 'enter') return text;
    if (key === 'backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1 && [...text].length < question.longest) text += key;
  }
}
