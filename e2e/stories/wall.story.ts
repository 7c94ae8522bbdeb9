import { PlayedMatch } from '../play/playedMatch';
import { expect, liveChip, openScores, test } from '../story';

const wallOf = (page: Parameters<typeof openScores>[0]) =>
  page.getByRole('region', { name: 'Live wall' });

test.describe('the live wall', () => {
  test.use({ viewport: { width: 1600, height: 1000 } });

  test('shows a pinned match live, and keeps it', async ({ page }) => {
    const match = new PlayedMatch('football');
    await match.kickOff();
    await openScores(page, '/en?sport=football');
    await liveChip(page).click();
    const list = page.getByRole('list', { name: 'Matches', exact: true });
    await list.locator('[data-row]', { hasText: match.home }).click();
    const panel = page.getByRole('region', { name: match.home });
    await panel.getByRole('button', { name: `Pin ${match.home}` }).click();
    const unpin = wallOf(page).getByRole('button', { name: `Unpin ${match.home}` });
    await expect(unpin).toBeVisible();
    await page.reload();
    await expect(unpin).toBeVisible();
    const row = wallOf(page).locator('[data-row]', { hasText: match.home });
    await expect(row).toHaveAttribute('aria-label', / 3, .* 2, /);
    await match.scores('home', 20);
    await expect(row).toHaveAttribute('aria-label', / 4, .* 2, /);
    await unpin.click();
    await expect(unpin).toHaveCount(0);
    await match.end();
  });

  test('moves nothing when it appears', async ({ page }) => {
    await openScores(page);
    const list = page.getByRole('list', { name: 'Matches' });
    await expect(wallOf(page)).toBeVisible();
    const [middle, side] = [await list.boundingBox(), await wallOf(page).boundingBox()];
    expect(side!.x).toBeGreaterThan(middle!.x + middle!.width);
    expect(side!.x + side!.width).toBeLessThanOrEqual(1600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1600,
    );
  });
});

test('a page without room for the wall does not load it', async ({ page }) => {
  await page.setViewportSize({ width: 1599, height: 1000 });
  await openScores(page);
  await expect(wallOf(page)).toHaveCount(0);
});
