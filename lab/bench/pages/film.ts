import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, BrowserContext } from '@playwright/test';

const slowdown = 4;
const stepMs = 100;
const shownMs = 1_500;
const width = 390;
const height = 844;

/** Screen content from `atMs` on, counted from the navigation, as a JPEG in base64. */
interface Frame {
  atMs: number;
  image: string;
}

/** Every screen change while a page opens at a quarter of the speed. */
async function filmed(context: BrowserContext, url: string): Promise<Frame[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames: Frame[] = [];
  let startedAt = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000 - startedAt, image: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    ...{ format: 'jpeg', quality: 70, maxWidth: width, maxHeight: height, everyNthFrame: 1 },
  });
  startedAt = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(shownMs + 1_000);
  await page.close();
  return frames.filter(({ atMs }) => atMs >= 0);
}

/** Screen content at each step, or null while it was empty. */
const strip = (frames: Frame[]): { atMs: number; image: string | null }[] =>
  Array.from({ length: shownMs / stepMs }, (_, step) => {
    const atMs = (step + 1) * stepMs;
    return { atMs, image: frames.findLast((frame) => frame.atMs <= atMs)?.image ?? null };
  });

const stripPage = (frames: Frame[]): string => {
  const cells = strip(frames).map(
    ({ atMs, image }) =>
      `<figure>${image ? `<img src="data:image/jpeg;base64,${image}">` : '<i></i>'}<figcaption>${atMs} ms</figcaption></figure>`,
  );
  return `<style>body{margin:8px;display:flex;gap:6px;font:12px sans-serif;background:#fff}figure{margin:0;text-align:center}
    img,i{display:block;width:104px;height:225px;border:1px solid #999;background:#eee}</style>${cells.join('')}`;
};

/**
 * Film strips of a returning visitor, one picture per 100 ms, as `{folder}/returning-{name}.png`. The context has visited each
 * page before, and its worker has cached them.
 */
export async function filmReturning(
  browser: Browser,
  context: BrowserContext,
  { urls, folder }: { urls: Record<string, string>; folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, url] of Object.entries(urls)) {
    const frames = await filmed(context, url);
    const page = await browser.newPage({ viewport: { width: 1_680, height: 260 } });
    await page.setContent(stripPage(frames), { waitUntil: 'load' });
    await page.screenshot({ path: join(folder, `returning-${name}.png`), fullPage: true });
    await page.close();
  }
}
