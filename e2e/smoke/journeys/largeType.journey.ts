import { knownAddresses } from '../../routing';
import { dayAfter } from '../../story';
import { expect, test } from '../journey';
import { rows } from '../pages';
import { css } from '../query';
import type { Visitor } from '../visitor';

/** Runs in the page. Returns texts that a box clips vertically, and names that it mostly hides. */
const clippedTexts = () => {
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const line = range.getBoundingClientRect();
    if (line.width < 2 || line.height < 2 || !text.data.trim()) return false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { top, bottom } = box.getBoundingClientRect();
      // Visible to screen readers only.
      if (style.position === 'absolute' && box.clientHeight <= 1) return false;
      // Reachable by scrolling.
      if (/auto|scroll/.test(style.overflowY)) return false;
      // Letters leave a tenth of the line height free.
      const slack = line.height / 10;
      const hides = style.overflowY !== 'visible' || style.overflowX !== 'visible';
      if (hides && (line.top < top - slack || line.bottom > bottom + slack)) return true;
    }
    return false;
  };
  const walk = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    if (isCut(text)) cut.push(text.data);
  }
  return cut;
};

const clipped = (visitor: Visitor) => visitor.ask(clippedTexts);

test(
  'no name is clipped where the smallest type is large',
  { tag: ['@only-special', '@large-type'] },
  async ({ visitor }) => {
    await visitor.open(`/en?date=${dayAfter(1)}`);
    await visitor.see(rows);
    expect(await clipped(visitor), 'list').toEqual([]);
    for (const kind of ['/match/', '/league/', '/team/']) {
      const [, path] = [...(await knownAddresses())].find(([route]) => route.includes(kind))!;
      await visitor.open(`/en${path}`);
      await visitor.see(css('[role=tabpanel] h2, [role=tabpanel] table'));
      expect(await clipped(visitor), kind).toEqual([]);
    }
  },
);
