import { cutText } from './picture.js';
import type { Menu, Stage } from './stage.js';
import { BELL, type Terminal } from './terminal.js';

/** The longest line that a screen reader gets at once. */
const LONGEST = 400;

/** Shows every change as a line of text, for screen readers. */
export function lineStage(terminal: Terminal): Stage {
  let lastMenu: Menu | null = null;
  let lastChosen = 0;
  let lastQuestion = '';
  let lastPage = '';

  function say(words: string): void {
    terminal.write(`${cutText(words, LONGEST)}\n`);
  }

  return {
    hasRoom: true,
    room: { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY },
    tellsReleases: false,
    unicode: false,
    showMenu(menu, chosen) {
      if (menu !== lastMenu) {
        say(menu.title);
        for (const line of menu.lines) if (line !== '') say(line);
        for (const [i, { title }] of menu.choices.entries()) say(`${i + 1} ${title}`);
        say('Press a number, or arrows and Enter.');
      } else if (chosen !== lastChosen) say(menu.choices[chosen].title);
      lastChosen = Math.max(0, chosen);
      lastMenu = menu;
      lastPage = '';
    },
    showQuestion({ title, lines }, answer) {
      if (title !== lastQuestion) for (const line of [title, ...lines, 'Type it and press Enter.']) say(line);
      else say(answer);
      lastQuestion = title;
    },
    showPage(page) {
      const lines = page.lines();
      const text = [page.moment ?? '', ...lines].join('\n');
      if (text !== lastPage) lines.forEach(say);
      lastPage = text;
    },
    announce: say,
    ring: () => terminal.write(BELL),
    next: terminal.next,
    close: terminal.close,
  };
}
