/**
 * What is wrong with the layout of the page as it is now. Runs in the page, all at once, so it uses nothing from outside.
 * Where a dialog is open, the page below it does not count.
 */
export function findFlaws(): string[] {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  /** What is around an element decides about it. */
  interface Around {
    readonly shown: boolean;
    /** Whether it stays where it is when the page is scrolled. */
    readonly floats: boolean;
    /** Whether something it is in scrolls up and down. */
    readonly scrolled: boolean;
    /** What the overflow of everything it is in leaves: to see now, and after scrolling up and down. */
    readonly seen: Box;
    readonly reached: Box;
  }
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=application], [role=slider]';
  /** In CSS pixels: for all controls, and for those a game is played with by touch. */
  const LEAST = 24;
  const LEAST_TOUCH = 44;
  const SLACK = 1;
  const FOREVER = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

  const flaws = new Set<string>();
  const page = document.documentElement;
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const top: HTMLElement = dialogs[dialogs.length - 1] ?? document.body;
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const scrolls = page.scrollHeight > innerHeight + SLACK;

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const words = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return `${element.localName} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  const cut = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const known = new Map<Element, Around>();
  const aroundOf = (element: Element): Around => {
    const around = known.get(element) ?? lookAround(element);
    known.set(element, around);
    return around;
  };
  const lookAround = (element: Element): Around => {
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const shown = element.checkVisibility({ visibilityProperty: true }) && !style.clipPath.includes('50%');
    if (parent === null || element === document.body) {
      const whole = { left: 0, right: innerWidth, top: -scrollY, bottom: page.scrollHeight - scrollY };
      return { shown, floats: false, scrolled: false, seen: whole, reached: whole };
    }
    const outer = aroundOf(parent);
    const floats = outer.floats || style.position === 'fixed' || style.position === 'sticky';
    let { scrolled, seen, reached } = outer;
    if (style.position === 'fixed')
      seen = reached = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (style.overflow !== 'visible') {
      const box = element.getBoundingClientRect();
      seen = cut(seen, box);
      reached = cut(reached, box);
      if (/auto|scroll/.test(style.overflowY)) {
        scrolled = true;
        reached = { ...reached, ...FOREVER };
      }
    }
    return { shown: shown && outer.shown, floats, scrolled, seen, reached };
  };
  const isShown = (element: Element) => aroundOf(element).shown;
  const boxesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const textsIn = (root: Element): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(
      ({ data, parentElement }) => data.trim() !== '' && parentElement !== null && isShown(parentElement),
    );
  };

  /** Nothing overflows the window sideways. */
  const checkWidth = () => {
    for (const box of [page, ...dialogs]) {
      const spare = box.scrollWidth - box.clientWidth;
      if (spare <= SLACK) continue;
      const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth + SLACK;
      const wide = [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > end);
      const what = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
      const names = what.slice(0, 3).map(nameOf).join(', ');
      flaws.add(`the ${box === page ? 'page' : 'dialog'} is ${spare} px too wide because of ${names}`);
    }
  };

  /** No two pieces of text overlap, and no text lies over a picture beside it. */
  const checkOverlaps = () => {
    const texts = textsIn(top).flatMap((text) => {
      const element = text.parentElement as Element;
      return boxesOf(text).map((box) => {
        // Letters do not fill their line: the room above and below is free.
        const spare = box.height / 4;
        const letters = {
          left: box.left,
          right: box.right,
          top: box.top + spare,
          bottom: box.bottom - spare,
        };
        return { node: text as Node, element, box: cut(letters, aroundOf(element).seen) };
      });
    });
    const pictures = [...top.querySelectorAll('svg, img')].filter(isShown).map((element) => ({
      node: element as Node,
      element,
      box: cut(element.getBoundingClientRect(), aroundOf(element).seen),
    }));
    const pieces = [...texts, ...pictures].sort((one, other) => one.box.top - other.box.top);
    pieces.forEach((one, i) => {
      for (let j = i + 1; j < pieces.length && pieces[j].box.top < one.box.bottom; j++) {
        const other = pieces[j];
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
        const { left, top: upper, right, bottom } = cut(one.box, other.box);
        if (right - left <= SLACK || bottom - upper <= SLACK) continue;
        if (aroundOf(one.element).floats === aroundOf(other.element).floats)
          flaws.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
      }
    });
  };

  /** The cells of a column share their edges, and what stands in them shares one edge or the middle. */
  const checkColumns = (table: HTMLTableElement) => {
    const columns = new Map<number, HTMLTableCellElement[]>();
    for (const row of table.rows)
      for (const cell of row.cells)
        if (cell.colSpan === 1 && isShown(cell))
          columns.set(cell.cellIndex, [...(columns.get(cell.cellIndex) ?? []), cell]);
    const isSame = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) <= 2 * SLACK;
    for (const cells of columns.values()) {
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      if (!isSame(boxes.map(({ left }) => left)) || !isSame(boxes.map(({ right }) => right)))
        flaws.add(`the cells below ${nameOf(cells[0])} are not in one column`);
      const inside = cells
        .filter((cell) => cell.querySelector('svg, img, canvas') === null)
        .filter((cell) => textsIn(cell).length > 0)
        .map(boxesOf)
        .filter((rects) => rects.length > 0)
        .map((rects) => ({
          left: Math.min(...rects.map(({ left }) => left)),
          right: Math.max(...rects.map(({ right }) => right)),
        }));
      const edges = [
        inside.map(({ left }) => left),
        inside.map(({ right }) => right),
        inside.map(({ left, right }) => (left + right) / 2),
      ];
      if (!edges.some(isSame)) flaws.add(`what stands below ${nameOf(cells[0])} is not in line`);
    }
  };

  /** A control is large enough, whole, and not covered. */
  const checkControl = (control: HTMLElement) => {
    // All of a label is pressed that has its control inside.
    const target = control.closest('label') ?? control;
    if (!isShown(target) || getComputedStyle(target).pointerEvents === 'none') return;
    const box = target.getBoundingClientRect();
    const parent = aroundOf(target.parentElement ?? page);
    const { scrolled } = parent;
    const floats = aroundOf(target).floats;
    // A link among words is as high as its line.
    const isAmongWords =
      control.localName === 'a' &&
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
    const isPlayed =
      isCoarse && control.closest('main[data-game]') !== null && control.closest('dialog') === null;
    const least = isPlayed ? LEAST_TOUCH : LEAST;
    if (!isAmongWords && Math.min(box.width, box.height) < least - SLACK / 2)
      flaws.add(`${nameOf(control)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
    const isFixed = getComputedStyle(target).position === 'fixed';
    const clip = isFixed ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : parent.reached;
    const isOutside =
      box.left < clip.left - SLACK ||
      box.right > clip.right + SLACK ||
      box.top < clip.top - SLACK ||
      box.bottom > clip.bottom + SLACK;
    if (isOutside) flaws.add(`${nameOf(control)} is cut off`);
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (over === null || target.contains(over) || over.contains(target) || isAmongWords || scrolled) return;
    // What floats over a page that scrolls is scrolled away from.
    if (!(scrolls && aroundOf(over).floats !== floats))
      flaws.add(`${nameOf(control)} is covered by ${nameOf(over)}`);
  };

  checkWidth();
  checkOverlaps();
  top.querySelectorAll('table').forEach(checkColumns);
  top.querySelectorAll<HTMLElement>(CONTROLS).forEach(checkControl);
  return [...flaws];
}

/** Where everything on the page is, as one text. Runs in the page. */
export function geometry(): string {
  return [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    })
    .join('\n');
}
