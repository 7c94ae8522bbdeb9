import { dayAfter } from '../../story';
import { expect, test } from '../journey';
import { openMatch } from '../pages';
import { button, css, dialog, tab, text } from '../query';
import type { Visitor } from '../visitor';

/** A match of yesterday with a winner. */
const won = css(
  '[data-row]:has([data-state="finished"]):has([data-outcome="won"]):not(aside [data-row])',
  { nth: 0 },
);
const video = button(/Demo/, { within: css('[role=tabpanel]') });
const leaving = dialog('You are leaving the app');

/** The driver cannot follow a new window, so record its address. */
const recordWindows = (visitor: Visitor) =>
  visitor.ask(() => {
    globalThis.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
const opened = (visitor: Visitor) =>
  visitor.ask(() => document.documentElement.dataset.opened ?? '');

test('highlights open after a note, and without it once it is turned off', async ({ visitor }) => {
  await visitor.open(`/en?sport=football&date=${dayAfter(-1)}`);
  await openMatch(visitor, won);
  await visitor.click(tab('Highlights'));
  const address = await visitor.address();
  await recordWindows(visitor);
  await visitor.click(video);
  await visitor.click(button('Cancel', { within: leaving }));
  await visitor.gone(leaving);
  expect(await opened(visitor)).toBe('');

  await visitor.click(video);
  await visitor.click({ role: 'switch', within: leaving });
  await visitor.click(button('Play the video', { within: leaving }));
  await expect.poll(() => opened(visitor)).toMatch(/^\/demo\/clips\//);
  const clip = await opened(visitor);

  await visitor.open(address);
  await visitor.see(video);
  await recordWindows(visitor);
  await visitor.click(video);
  await expect.poll(() => opened(visitor)).toBe(clip);
  await visitor.gone(leaving);

  await visitor.open(clip);
  await visitor.see(text('Demo data'));
  await visitor.see(css('li'));
});
