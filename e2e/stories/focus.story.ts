import type { Page } from '@playwright/test';

import { knownAddresses } from '../routing';
import { expect, test } from '../story';

/** The focus ring, if the window or a clipping ancestor cuts it. Empty if it is complete. */
function cutRing(): string {
  const focused = document.activeElement!;
  const wearers = [focused, ...(focused.parentElement ? [focused.parentElement] : [])];
  const ringed = wearers.find((one) => getComputedStyle(one).outlineStyle === 'solid');
  if (!ringed) return '';
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { top, bottom, left, right } = ringed.getBoundingClientRect();
  const ring = {
    top: top - reach,
    bottom: bottom + reach,
    left: left - reach,
    right: right + reach,
  };
  const tolerance = 0.6;
  const isBeyond = (edge: DOMRect | typeof ring, along: 'x' | 'y'): boolean =>
    along === 'x'
      ? ring.left < edge.left - tolerance || ring.right > edge.right + tolerance
      : ring.top < edge.top - tolerance || ring.bottom > edge.bottom + tolerance;
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  const sides = { top: 0, bottom: Infinity, left: 0, right: innerWidth };
  // A partly visible item of a strip is cut together with its ring: browsers scroll sideways only to hidden items.
  if (left < 0 || right > innerWidth) return '';
  if (isBeyond(sides, 'x')) return `${name.slice(0, 60)} at the window's side`;
  for (let clip = ringed.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(clip);
    const box = clip.getBoundingClientRect();
    if (overflowX !== 'visible' && isBeyond(box, 'x')) return `${name.slice(0, 60)} at its side`;
    if (overflowY !== 'visible' && isBeyond(box, 'y')) return `${name.slice(0, 60)} at its height`;
  }
  return '';
}

async function cutRingsOn(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('.written')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const found = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    // The strip scrolls the focused item into view in the next frame.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    const cut = await page.evaluate(cutRing);
    if (cut) found.add(`${address} ${cut}`);
  }
  return [...found];
}

for (const width of [390, 1280])
  test(`the focus ring is complete at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const known = await knownAddresses();
    const league = known.get('/:sportName/league/:categoryName/:leagueName/:tournamentId')!;
    const match = known.get('/:sportName/match/:teamsInfo/:eventId')!;
    const paths = ['', league, match, '/settings', '/discover', '/discover/odds/dropping'];
    const found: string[] = [];
    for (const path of [...paths, '/promotion/1/refer_friends'])
      found.push(...(await cutRingsOn(page, `/en${path}`)));
    expect(found).toEqual([]);
  });
