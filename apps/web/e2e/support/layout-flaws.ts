/**
 * What is wrong with the layout of the page as it is now. Runs in the page, all at once, so it uses nothing from outside.
 */
export function findFlaws(): string[] {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=application], [role=slider]';
  /** CSS pixels: for all controls, and for those a game is played with. */
  const LEAST = 24;
  const LEAST_TOUCH = 44;
  const SLACK = 1;

  const flaws = new Set<string>();
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const top: HTMLElement = dialogs[dialogs.length - 1] ?? document.body;
  const page = document.documentElement;
  const isCoarse = matchMedia('(pointer: coarse)').matches;

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const words = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return `${element.localName} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  const isClipped = (element: Element) => getComputedStyle(element).clipPath.includes('50%');
  const chain = (element: Element) => {
    const all: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) all.push(at);
    return all;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !chain(element).some(isClipped);
  const floats = (element: Element) =>
    chain(element).some((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position));
  /** The part of a box that the overflow of what is around it leaves. */
  const within = (box: Box, element: Element | null): Box => {
    let { left, top: upper, right, bottom } = box;
    for (const each of element === null ? [] : chain(element)) {
      if (each === page || each === document.body || getComputedStyle(each).overflow === 'visible') continue;
      const around = each.getBoundingClientRect();
      left = Math.max(left, around.left);
      upper = Math.max(upper, around.top);
      right = Math.min(right, around.right);
      bottom = Math.min(bottom, around.bottom);
    }
    return { left, top: upper, right, bottom };
  };
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

  // Nothing overflows the window sideways.
  if (page.scrollWidth > innerWidth + SLACK)
    flaws.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  for (const dialog of dialogs)
    if (dialog.scrollWidth > dialog.clientWidth + SLACK) flaws.add(`${nameOf(dialog)} is too wide`);

  // No two pieces of text overlap, and no text lies over a picture beside it.
  const pieces = [
    ...textsIn(top).flatMap((text) =>
      boxesOf(text).map((box) => {
        // Letters do not fill their line: the room above and below belongs to nobody.
        const spare = box.height / 4;
        const lines = { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
        return {
          node: text as Node,
          element: text.parentElement as Element,
          box: within(lines, text.parentElement),
        };
      }),
    ),
    ...[...top.querySelectorAll('svg, img')].filter(isShown).map((element) => ({
      node: element as Node,
      element,
      box: within(element.getBoundingClientRect(), element.parentElement),
    })),
  ].sort((one, other) => one.box.top - other.box.top);
  pieces.forEach((one, i) => {
    for (let j = i + 1; j < pieces.length && pieces[j].box.top < one.box.bottom; j++) {
      const other = pieces[j];
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (wide <= SLACK || high <= SLACK || floats(one.element) !== floats(other.element)) continue;
      flaws.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  });

  // The cells of a column share their edges, and what stands in them shares one edge or the middle.
  for (const table of top.querySelectorAll('table')) {
    const columns = new Map<number, HTMLTableCellElement[]>();
    for (const row of table.rows)
      for (const cell of row.cells)
        if (cell.colSpan === 1 && isShown(cell))
          columns.set(cell.cellIndex, [...(columns.get(cell.cellIndex) ?? []), cell]);
    for (const cells of columns.values()) {
      const same = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) <= 2 * SLACK;
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      if (!same(boxes.map(({ left }) => left)) || !same(boxes.map(({ right }) => right)))
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
      if (inside.length === 0) continue;
      const edges = [
        inside.map(({ left }) => left),
        inside.map(({ right }) => right),
        inside.map(({ left, right }) => (left + right) / 2),
      ];
      if (!edges.some(same)) flaws.add(`what stands below ${nameOf(cells[0])} is not in line`);
    }
  }

  // Every control is large enough, whole, and not covered.
  for (const control of top.querySelectorAll<HTMLElement>(CONTROLS)) {
    // All of a label is pressed that has its control inside.
    const target = control.closest('label') ?? control;
    if (!isShown(target) || getComputedStyle(target).pointerEvents === 'none') continue;
    const box = target.getBoundingClientRect();
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
    let clip: Box = { left: 0, right: innerWidth, top: -scrollY, bottom: page.scrollHeight - scrollY };
    if (floats(target)) clip = { ...clip, top: 0, bottom: innerHeight };
    let isScrolled = false;
    for (const each of chain(target).slice(1)) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (each === page || each === document.body || overflowX === 'visible') continue;
      const around = each.getBoundingClientRect();
      clip = { ...clip, left: Math.max(clip.left, around.left), right: Math.min(clip.right, around.right) };
      isScrolled ||= overflowY === 'auto' || overflowY === 'scroll';
      if (!isScrolled)
        clip = { ...clip, top: Math.max(clip.top, around.top), bottom: Math.min(clip.bottom, around.bottom) };
    }
    const isOutside =
      box.left < clip.left - SLACK ||
      box.right > clip.right + SLACK ||
      (!isScrolled && (box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK));
    if (isOutside) flaws.add(`${nameOf(control)} is cut off`);
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const seen = document.elementFromPoint(middle.x, middle.y);
    // What floats over a page that scrolls is scrolled away from.
    const mayPass = page.scrollHeight > innerHeight + SLACK || isScrolled;
    if (seen === null || target.contains(seen) || seen.contains(target) || isAmongWords) continue;
    if (!(mayPass && floats(seen) !== floats(target)) && !isScrolled)
      flaws.add(`${nameOf(control)} is covered by ${nameOf(seen)}`);
  }
  return [...flaws];
}
