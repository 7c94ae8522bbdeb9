import { anyone, register, signIn } from '../member';
import { dayAfter, expect, openScores, test } from '../story';

test('a favourite is added at once, and removed after a confirmation with its name', async ({
  page,
}) => {
  await page.goto('/en/favourites');
  await expect(page.getByText('No favourite teams')).toBeVisible();
  await page.getByRole('link', { name: 'Add teams' }).click();
  const star = page.getByRole('button', { name: /^Add .+ to favourites$/ }).first();
  const name = (await star.getAttribute('aria-label'))!.replace(/^Add (.+) to favourites$/, '$1');
  await star.click();
  await expect(page.getByText(`${name} added to favourites`).last()).toBeVisible();
  await page.goto('/en/favourites');
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  const question = page.getByRole('dialog', { name: `Remove ${name} from favourites?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No favourite teams')).toBeHidden();
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No favourite teams')).toBeVisible();
});

test('a match that a member follows has its dot in the calendar of every device', async ({
  page,
  browser,
}) => {
  const email = anyone();
  await register(page, email);
  await openScores(page, `/en?date=${dayAfter(1)}`);
  const sent = page.waitForResponse(/subscriptions\/change$/);
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await sent;
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/en\/me/);
  await openScores(elsewhere);
  await elsewhere.getByRole('button', { name: 'Open the calendar' }).click();
  const calendar = elsewhere.getByRole('dialog');
  const day = calendar.locator(`[data-day="${dayAfter(1)}"]`);
  await expect(calendar.locator('[data-day]').first()).toBeVisible();
  if ((await day.count()) === 0) await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect(day).toHaveAccessibleName(/1 followed match/);
  await other.close();
});

test('search finds while typing, by keyboard, and has a history that can be cleared', async ({
  page,
}) => {
  await page.goto('/en/me');
  // The server's HTML contains the heading, too, but handles no keys.
  await expect(page.locator('.written')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('a');
  await expect(page.getByText('please type at least 2 characters')).toBeVisible();
  await field.fill('a'.repeat(201));
  await expect(page.getByText('please type no more than 200 characters')).toBeVisible();
  await field.fill('MADRÍD');
  await expect(page.locator('[data-item] mark').first()).toHaveText(/madrid/i);
  await field.press('Enter');
  await field.fill('');
  await expect(page.getByRole('button', { name: 'MADRÍD', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  const question = page.getByRole('dialog', { name: 'Clear all search history?' });
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('button', { name: 'MADRÍD', exact: true })).toBeHidden();
});

test.describe('where the location is refused', () => {
  test.use({ permissions: [] });

  test('the page says how to grant it', async ({ page }) => {
    await page.goto('/en/favourites/addFavorite');
    await expect(
      page.getByText('Location not granted (enable it in browser settings)'),
    ).toBeVisible();
  });
});

test.describe('where the location is allowed', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 40.42, longitude: -3.7 } });

  test('nearby teams can be followed, and far from any team the page says so', async ({
    page,
    context,
  }) => {
    await page.goto('/en/favourites/addFavorite');
    const nearby = page.getByRole('region', { name: 'Teams near you' });
    await expect(nearby.getByRole('link').first()).toBeVisible();
    await context.setGeolocation({ latitude: -47, longitude: -125 });
    await page.reload();
    await expect(nearby.getByText('Sorry, no teams were found in this area')).toBeVisible();
  });
});
