import type { Page } from '@playwright/test';

/** Where the documents have their pictures, seen from the project's root, in which the stories run. */
export const folder = 'docs/pictures';

const gap = 20;

/** Puts phones' screens beside one another into one picture. */
export async function sideBySide(page: Page, screens: Buffer[], path: string): Promise<void> {
  const images = screens.map(
    (png) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const sheet = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: 1280, height: 900 } });
  await sheet.setContent(`<style>
    body { margin: 0; display: inline-flex; gap: ${gap}px; padding: ${gap}px; background: #e8ecf1 }
    img { border-radius: 16px; box-shadow: 0 0 0 1px #cfd6de }
  </style>${images.join('')}`);
  await sheet.locator('body').screenshot({ path });
  await sheet.close();
}
