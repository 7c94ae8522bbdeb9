import { randomBytes } from 'node:crypto';

import { anyone, fillIn, mailTo } from '../member';
import { expect, test } from '../story';

/** A 1×1 image. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: point });

// The trace recorder reads image previews, which the page's CSP blocks.
test.use({ allowedErrors: [/^Connecting to 'blob:/] });

test('a message with screenshots is checked, sent, and reaches the support', async ({ page }) => {
  await page.goto('/en/me');
  await page.getByRole('link', { name: 'Contact us' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByText('Email address is required')).toBeVisible();
  await expect(page.getByText('Please write a message')).toBeVisible();

  const email = anyone();
  const message = `The clock of a match stands still. ${email}`;
  await page.getByRole('radio', { name: 'Product improvement request' }).check();
  await fillIn(page, { Email: 'fan@nowhere', Message: message });
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await fillIn(page, { Email: email });

  const add = page.getByLabel('Add', { exact: true });
  await add.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: point });
  await expect(page.getByText('Please choose a picture: PNG, JPEG, WebP or GIF')).toBeVisible();
  const large = randomBytes(5 * 1024 * 1024 + 1);
  await add.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('This picture is larger than 5 MB')).toBeVisible();
  await add.setInputFiles([1, 2, 3, 4, 5, 6].map((at) => picture(`${at}.png`)));
  await expect(page.getByText('At most 5 pictures')).toBeVisible();
  await expect(page.getByRole('img', { name: /\.png$/ })).toHaveCount(5);
  await expect(add).toBeHidden();
  for (const at of [2, 3, 4, 5])
    await page.getByRole('button', { name: `Remove ${at}.png` }).click();

  // The file claims to be an image. The server checks its content.
  await add.setInputFiles({ ...picture('odd.png'), buffer: Buffer.from('no picture at all') });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('A screenshot could not be sent.');
  await page.getByRole('button', { name: 'Remove odd.png' }).click();
  await send.click();
  await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
  const mail = await mailTo('support@', { about: email });
  expect(mail).toContain(`Reply-To: ${email}`);
  expect(mail.match(/Content-Type: image\/webp/g)).toHaveLength(1);
});
