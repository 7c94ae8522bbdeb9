import type { Page } from '@playwright/test';

/**
 * Runs in the page: checks every visible label (one of our texts, not a name from the data) for layout faults. `labels` are the
 * texts without placeholders.
 */
function brokenIn(labels: string[]): string[] {
  const known = new Set(labels);
  const found: string[] = [];
  const say = (what: string, text: string) => found.push(`${what}: “${text}”`);

  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();

  /** The lines of an element's own text. */
  const linesOf = (element: Element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const boxes = texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
    return boxes.reduce<DOMRect[]>((lines, box) => {
      const line = lines.at(-1);
      return line && Math.abs(line.top - box.top) < line.height / 2 ? lines : [...lines, box];
    }, []);
  };

  const isClipped = (element: Element): boolean => {
    const { clip, clipPath } = getComputedStyle(element);
    if (clip !== 'auto' || clipPath !== 'none') return true;
    return element.parentElement !== null && isClipped(element.parentElement);
  };

  /** Screen reader texts, covered and transparent elements are not part of the layout. */
  const isInSight = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || isClipped(element)) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

  /** Whether a box around a label cuts it off. A scrolling row does not count. */
  function isCut(element: Element): boolean {
    const box = element.getBoundingClientRect();
    if (clips(getComputedStyle(element)) && element.scrollWidth > element.clientWidth + 1)
      return true;
    for (
      let above = element.parentElement;
      above && above !== document.body;
      above = above.parentElement
    ) {
      if (scrolls(above)) return false;
      const frame = above.getBoundingClientRect();
      if (!clips(getComputedStyle(above)) || frame.width < 2) continue;
      if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
    }
    return box.left < -1 || box.right > innerWidth + 1;
  }

  const oneLine = '[role=tab], [role=columnheader], th, nav a, [role=radio] span';
  const all = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, text: ownText(element) }))
    .filter(({ element, text }) => known.has(text) && isInSight(element));

  for (const { element, text } of all) {
    const lines = linesOf(element);
    if (lines.length === 0) continue;
    if (isCut(element)) say('cut', text);
    if (lines.length > 1 && element.closest(oneLine)) say('wrapped', text);
    if (lines.length > 2 && element.closest('button')) say('three lines on a button', text);
  }

  const boxes = all.flatMap(({ element, text }) =>
    linesOf(element).map((box) => ({ element, text, box })),
  );
  const crosses = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  /** The fixed or sticky layer that contains the element, which covers content scrolling beneath it. */
  const layerOf = (element: Element): Element | null => {
    const isLayer = /sticky|fixed/.test(getComputedStyle(element).position);
    return isLayer || !element.parentElement ? element : layerOf(element.parentElement);
  };
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (one.element === other.element || one.element.contains(other.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      if (crosses(one.box, other.box)) say('overlapping', `${one.text} | ${other.text}`);
    }
  });

  return [...new Set(found)];
}

/** Runs in the page: elements that need sideways scrolling. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
}

/** Labels of the page that are cut, wrapped where one line is expected, or overlapping, one line each. */
export async function brokenLabels(page: Page, labels: ReadonlySet<string>): Promise<string[]> {
  return [...(await page.evaluate(brokenIn, [...labels])), ...(await page.evaluate(tooWide))];
}
