import { PlayedMatch, type Sport } from '../../play/playedMatch';
import { dayAfter } from '../../story';
import { expect, test } from '../journey';
import { chooseLive, events, openEveryTab, openLive, openMatch, rowOf, rows } from '../pages';
import { button, css, tab } from '../query';
import type { Visitor } from '../visitor';

const sports: Sport[] = ['football', 'basketball'];

for (const sport of sports)
  test(
    `a live ${sport} match moves, in the list and on its page`,
    { tag: ['@no-storage', '@chrome-109'] },
    async ({ visitor }) => {
      const match = new PlayedMatch(sport);
      await match.kickOff();
      await visitor.open(`/en?sport=${sport}`);
      await chooseLive(visitor);
      const row = rowOf(match);
      await visitor.see(row);
      const scores = () => visitor.texts(css('[data-side]', { within: row }));
      const before = await scores();
      await match.scores('home', 11);
      await expect.poll(scores).not.toEqual(before);
      await openMatch(visitor, row);
      await visitor.see(events);
      const lines = await visitor.count(events);
      const score = () => visitor.texts(css('[data-score]', { nth: 0 }));
      const shown = await score();
      await match.scores('away', 12);
      await expect.poll(score).not.toEqual(shown);
      await expect.poll(() => visitor.count(events)).toBeGreaterThan(lines);
      await match.end();
    },
  );

for (const sport of sports)
  test(
    `every tab of a ${sport} match has content`,
    { tag: ['@chrome-109', '@icu-72'] },
    async ({ visitor }) => {
      await visitor.open(`/en?sport=${sport}&date=${dayAfter(-1)}`);
      await visitor.see(rows);
      const played = css('[data-row]:has([data-state="finished"])', { nth: 0 });
      await openMatch(visitor, played);
      await visitor.at(/\/match\/[^/]+\/\d+/);
      await visitor.seeAttribute(tab('Summary'), 'aria-selected', 'true');
      await openEveryTab(visitor);
    },
  );

const slider = css('[role=slider]', { nth: 0 });
const score = css('[data-score]', { nth: 0 });

/** Starts a match in minute 40. Returns it with its score. */
async function openMinute40(visitor: Visitor) {
  const match = new PlayedMatch('football');
  await match.kickOff();
  await match.minute(40);
  await openLive(visitor, match, 'football');
  await visitor.seeAttribute(slider, 'aria-valuemax', '39');
  const now = await visitor.texts(score);
  return { match, now };
}

for (const pointer of ['touch', 'mouse'] as const)
  test(`the time machine follows a drag, by ${pointer}`, async ({ visitor }) => {
    const { match, now } = await openMinute40(visitor);
    await visitor.swipe(slider, [0.5, 0.4, 0.3, 0.2, 0.1, 0.06], pointer);
    await visitor.at(/minute=\d/);
    expect(Number(new URL(await visitor.address()).searchParams.get('minute'))).toBeLessThan(10);
    await expect.poll(() => visitor.texts(score)).not.toEqual(now);
    const selected = () => visitor.ask(() => getSelection()?.toString() ?? '');
    expect(await selected(), 'a drag selects no text').toBe('');
    await visitor.click(button('Now', { nth: 0 }));
    await expect.poll(() => visitor.texts(score)).toEqual(now);
    await match.end();
  });

test('the time machine follows the keyboard', async ({ visitor }) => {
  const { match, now } = await openMinute40(visitor);
  await visitor.focus(slider);
  await visitor.press('Home');
  await expect.poll(() => visitor.texts(score)).not.toEqual(now);
  const start = await visitor.attribute(slider, 'aria-valuenow');
  await visitor.press('ArrowRight');
  await expect.poll(() => visitor.attribute(slider, 'aria-valuenow')).not.toBe(start);
  await visitor.press('End');
  await expect.poll(() => visitor.texts(score)).toEqual(now);
  await match.end();
});
