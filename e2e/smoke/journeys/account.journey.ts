import { writeFile } from 'node:fs/promises';

import { anyone, mailTo } from '../../member';
import { openPromotion } from '../../promotion';
import { expect, test } from '../journey';
import { logInByCode } from '../pages';
import { button, css, dialog, heading, link, text } from '../query';

test(
  'a visitor signs up by a code, stays, logs out, and logs in by a code',
  { tag: ['@chrome-109'] },
  async ({ visitor }) => {
    const email = anyone();
    await logInByCode(visitor, email);
    await visitor.see(text(email));
    await visitor.driver.reload();
    await visitor.see(text(email));
    await visitor.click(button('Log out'));
    await visitor.click(button('Log out', { within: dialog() }));
    await visitor.see(text('You are not logged in'));
    await logInByCode(visitor, email);
    await visitor.see(text(email));
  },
);

test('a member becomes VIP by the demo payment', { tag: ['@chrome-109'] }, async ({ visitor }) => {
  await logInByCode(visitor, anyone());
  await visitor.open('/en/me/vipCenter');
  await visitor.click(button(/^Subscribe for/));
  await visitor.at(/\/demo/);
  await visitor.click(css('button[value=pay]'));
  await visitor.at(/\/me\/vipCenter/);
  await visitor.see(heading('You are VIP'));
  const top = () => visitor.ask(() => scrollY);
  expect(await top(), 'a page that is opened begins at its top').toBe(0);
});

test(
  'a draw is made, and verified in the browser',
  { tag: ['@chrome-109'] },
  async ({ visitor }) => {
    const id = await openPromotion();
    await logInByCode(visitor, anyone());
    await visitor.open(`/en/promotion/${id}/refer_friends/LuckyDraw`);
    await visitor.click(button('Spin'));
    await visitor.click(button('Show the result'));
    await visitor.see(heading('You won Match ball'));
    await visitor.open(`/en/promotion/${id}/refer_friends/Records`);
    await visitor.click(button('Check all draws now'));
    await visitor.see(text('Everything that can be checked so far is as promised'));
  },
);

/** A 1×1 image. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.describe('to the support', () => {
  test.use({ needsOwnAddress: true });

  test('a message with a screenshot arrives', async ({ visitor }, info) => {
    const email = anyone();
    await visitor.open('/en/me');
    await visitor.click(link('Contact us'));
    await visitor.click(text('Product improvement request'));
    await visitor.fill({ label: 'Email' }, email);
    await visitor.fill({ label: 'Message' }, `The clock of a match has stopped. ${email}`);
    const file = info.outputPath('point.png');
    await writeFile(file, Buffer.from(point, 'base64'));
    await visitor.driver.attach('input[type=file]', [file]);
    await visitor.see({ role: 'img', name: 'point.png' });
    await visitor.click(button('Send'));
    await visitor.see(text('Thank you. Your message is on its way.'));
    expect(await mailTo('support@', { about: email })).toContain('Content-Type: image/webp');
  });
});
