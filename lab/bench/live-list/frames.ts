import type { Page } from '@playwright/test';

/** A string, because functions renamed by tsx do not run in a page. */
const countFrames = (ms: number) => `new Promise((done) => {
  const started = performance.now();
  let frames = 0;
  requestAnimationFrame(function draw() {
    frames += 1;
    const passed = performance.now() - started;
    if (passed < ${ms}) requestAnimationFrame(draw);
    else done((frames / passed) * 1000);
  });
})`;

/** Frames per second that a page draws over some seconds. */
export const framesPerSecond = (page: Page, seconds: number): Promise<number> =>
  page.evaluate<number>(countFrames(seconds * 1000));

/** Starts counting tasks over 50 ms. The returned function reads the count since. */
export async function countLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = globalThis as { longTasks?: number };
    counter.longTasks = 0;
    new PerformanceObserver((list) => {
      counter.longTasks! += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as { longTasks?: number }).longTasks ?? 0);
}

/** Megabytes of script heap in use after a collection. */
export async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
