// What is wrong with the layout of a page. All of it runs in the page: `FIND_FLAWS` puts these functions into one script.

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

/** The page as the checks see it. Where a dialog is open, the page below it does not count. */
interface View {
  readonly page: HTMLElement;
  readonly dialogs: readonly HTMLElement[];
  /** What is looked at. */
  readonly top: HTMLElement;
  /** In pixels: less than this is no flaw. */
  readonly slack: number;
  aroundOf(element: Element): Around;
  textsIn(root: Element): Text[];
}

function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  const words = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
  return `${element.localName} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
}

function cut(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function boxesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function viewPage(): View {
  const page = document.documentElement;
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
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
        reached = { ...reached, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
      }
    }
    return { shown: shown && outer.shown, floats, scrolled, seen, reached };
  };
  const textsIn = (root: Element): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' && parentElement !== null && aroundOf(parentElement).shown,
    );
  };
  return { page, dialogs, top: dialogs.at(-1) ?? document.body, slack: 1, aroundOf, textsIn };
}

/** Nothing overflows the window sideways. */
function wideFlaws({ page, dialogs, slack }: View): string[] {
  const flaws: string[] = [];
  for (const box of [page, ...dialogs]) {
    const spare = box.scrollWidth - box.clientWidth;
    if (spare <= slack) continue;
    const end = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth + slack;
    const wide = [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > end);
    const what = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
    const names = what.slice(0, 3).map(nameOf).join(', ');
    flaws.push(`the ${box === page ? 'page' : 'dialog'} is ${spare} px too wide because of ${names}`);
  }
  return flaws;
}

/** No two pieces of text overlap, and no text lies over a picture beside it. */
function overlapFlaws({ top, slack, aroundOf, textsIn }: View): string[] {
  const flaws: string[] = [];
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
  const pictures = [...top.querySelectorAll('svg, img')]
    .filter((element) => aroundOf(element).shown)
    .map((element) => ({
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
      if (right - left <= slack || bottom - upper <= slack) continue;
      if (aroundOf(one.element).floats === aroundOf(other.element).floats)
        flaws.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  });
  return flaws;
}

/** The cells of a column share their edges, and what stands in them shares one edge or the middle. */
function columnFlaws({ slack, aroundOf, textsIn }: View, table: HTMLTableElement): string[] {
  const flaws: string[] = [];
  const columns = new Map<number, HTMLTableCellElement[]>();
  for (const row of table.rows)
    for (const cell of row.cells)
      if (cell.colSpan === 1 && aroundOf(cell).shown)
        columns.set(cell.cellIndex, [...(columns.get(cell.cellIndex) ?? []), cell]);
  const isSame = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) <= 2 * slack;
  for (const cells of columns.values()) {
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    if (!isSame(boxes.map(({ left }) => left)) || !isSame(boxes.map(({ right }) => right)))
      flaws.push(`the cells below ${nameOf(cells[0])} are not in one column`);
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
    if (!edges.some(isSame)) flaws.push(`what stands below ${nameOf(cells[0])} is not in line`);
  }
  return flaws;
}

/** A control is large enough, whole, and not covered. */
function controlFlaws({ page, slack, aroundOf }: View, control: HTMLElement): string[] {
  const flaws: string[] = [];
  // All of a label is pressed that has its control inside.
  const target = control.closest('label') ?? control;
  if (!aroundOf(target).shown || getComputedStyle(target).pointerEvents === 'none') return flaws;
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
    matchMedia('(pointer: coarse)').matches &&
    control.closest('main[data-game]') !== null &&
    control.closest('dialog') === null;
  // In CSS pixels: for a finger, and for all others.
  const least = isPlayed ? 44 : 24;
  if (!isAmongWords && Math.min(box.width, box.height) < least - slack / 2)
    flaws.push(`${nameOf(control)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
  const isFixed = getComputedStyle(target).position === 'fixed';
  const clip = isFixed ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : parent.reached;
  const isOutside =
    box.left < clip.left - slack ||
    box.right > clip.right + slack ||
    box.top < clip.top - slack ||
    box.bottom > clip.bottom + slack;
  if (isOutside) flaws.push(`${nameOf(control)} is cut off`);
  const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (over === null || target.contains(over) || over.contains(target) || isAmongWords || scrolled)
    return flaws;
  // What floats over a page that scrolls is scrolled away from.
  const scrolls = page.scrollHeight > innerHeight + slack;
  if (!(scrolls && aroundOf(over).floats !== floats))
    flaws.push(`${nameOf(control)} is covered by ${nameOf(over)}`);
  return flaws;
}

function findFlaws(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role=application], [role=slider]';
  const view = viewPage();
  return [
    ...new Set([
      ...wideFlaws(view),
      ...overlapFlaws(view),
      ...[...view.top.querySelectorAll('table')].flatMap((table) => columnFlaws(view, table)),
      ...[...view.top.querySelectorAll<HTMLElement>(controls)].flatMap((each) => controlFlaws(view, each)),
    ]),
  ];
}

const PARTS = [nameOf, cut, boxesOf, viewPage, wideFlaws, overlapFlaws, columnFlaws, controlFlaws, findFlaws];

/** A function that answers with the flaws of the page as it is now, a line each; as text, for a page to run. */
export const FIND_FLAWS = `() => { ${PARTS.join('\n')}\nreturn findFlaws(); }`;

/** Where everything on the page is, as one text. Runs in the page. */
export function geometry(): string {
  return [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    })
    .join('\n');
}
