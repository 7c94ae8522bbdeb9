import { dayAfter } from '../../story';
import { expect, test } from '../journey';
import { check, firstRow, openMatch, rows } from '../pages';
import { button, css, dialog, radio, text } from '../query';

const everySpecial = ['@no-storage', '@chrome-109', '@icu-72', '@large-type'];

test(
  'home shows three days of both sports',
  { tag: ['@first', ...everySpecial] },
  async ({ visitor }) => {
    await visitor.open('/en');
    for (const sport of ['Football', 'Basketball']) {
      await check(visitor, sport);
      for (const days of [0, 1, -1]) {
        const day = css(`[data-day="${dayAfter(days)}"]`, { nth: 0 });
        await visitor.click(day);
        await visitor.seeAttribute(day, 'aria-current', 'date');
        await visitor.see(rows);
      }
      await visitor.see(css('[data-row] [data-state="finished"]'));
    }
    await visitor.see(radio('Basketball'));
  },
);

const odds = css('[role=group][aria-label=Odds]');

test(
  'odds are in the list, in the format chosen',
  { tag: ['@chrome-109'] },
  async ({ visitor }) => {
    await visitor.open(`/en?date=${dayAfter(1)}`);
    await visitor.see(rows);
    const chip = button('Odds');
    if ((await visitor.attribute(chip, 'aria-pressed')) === 'false') await visitor.click(chip);
    await visitor.see({ ...odds, has: { pattern: String.raw`\d\.\d\d`, flags: '' } });
    await visitor.click(button('List options'));
    await check(visitor, /^American/);
    await visitor.press('Escape');
    await visitor.see({ ...odds, has: { pattern: String.raw`[+−-]\d{3}`, flags: '' } });
  },
);

test('the calendar leads to another day', { tag: everySpecial }, async ({ visitor }) => {
  await visitor.open('/en');
  await visitor.see(rows);
  await visitor.click(button('Open the calendar'));
  await visitor.see(css('[data-day]', { within: dialog() }));
  const day = css(`[data-day="${dayAfter(3)}"]`, { within: dialog() });
  if ((await visitor.count(day)) === 0)
    await visitor.click(button('Next month', { within: dialog() }));
  await visitor.click(day);
  await visitor.at(new RegExp(`date=${dayAfter(3)}`));
  await visitor.see(rows);
});

test('Hebrew runs from right to left', { tag: ['@icu-72'] }, async ({ visitor }) => {
  await visitor.open('/he');
  await visitor.see(rows);
  expect(await visitor.ask(() => document.documentElement.dir)).toBe('rtl');
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await visitor.ask(overflow)).toBeLessThanOrEqual(0);
  await openMatch(visitor, firstRow);
  await visitor.at(/\/he\//);
  await visitor.see(css('[role=tab]'));
});

test(
  'search finds a team as one types',
  { tag: ['@no-storage', '@chrome-109'] },
  async ({ visitor }) => {
    await visitor.open('/en/search');
    await visitor.fill(css('input[type=search]'), 'Madrid');
    const found = css('[data-item]', { nth: 0 });
    await visitor.see({
      ...css('mark', { within: found }),
      has: { pattern: 'madrid', flags: 'i' },
    });
    await visitor.press('Enter');
    await visitor.click(found);
    await visitor.at(/\/(team|league|match|player)\//);
    await visitor.see(css('h1'));
  },
);

test('a language is chosen from the list', async ({ visitor }) => {
  await visitor.open('/en/language');
  await visitor.click(css('[lang=de]', { nth: 0 }));
  await visitor.at(/\/de(\/|$|\?)/);
  await visitor.see(text('Fußball'));
});
