import { PlayedMatch } from '../play/playedMatch';
import { expect, liveChip, test } from '../story';

for (const sport of ['football', 'basketball'] as const) {
  test(`a ${sport} list updates live`, async ({ page }) => {
    const deltas: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { op: string; topic?: string };
        if (frame.op === 'delta') deltas.push(frame.topic ?? '');
      }),
    );
    const match = new PlayedMatch(sport);
    await match.kickOff();
    await match.openInList(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      // Momentum is polled by the clock. The first call also registers the device.
      if (/\/api\/(?!.*(match\/pulses|frontend\/device$))/.test(request.url()))
        calls.push(request.url());
    });
    const scores = () => match.row(page).locator('[data-side]').allTextContents();
    const before = await scores();
    await match.scores('home', 11);
    await expect.poll(scores).not.toEqual(before);
    expect(deltas).toContain(`matches:${sport}`);
    expect(calls, 'nothing is asked for again').toEqual([]);
    await match.end();
  });
}

test('a fresh page gets the later deltas, and no image', async ({ page }) => {
  const match = new PlayedMatch('football');
  await match.kickOff();
  const heard: { op: string; topic?: string }[] = [];
  const asked: { since?: Record<string, number> }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as never));
    socket.on('framesent', ({ payload }) => asked.push(JSON.parse(String(payload)) as never));
  });
  await match.openInList(page);
  await match.scores('home', 1);
  const ofList = ({ topic }: { topic?: string }) => topic === 'matches:football';
  await expect.poll(() => heard.filter(ofList).map(({ op }) => op)).toContain('delta');
  expect(heard.filter(ofList).map(({ op }) => op)).not.toContain('image');
  expect(asked.flatMap(({ since }) => since?.['matches:football'] ?? [])).toHaveLength(1);
  await match.end();
});

test('the live filter’s count matches its list', async ({ page }) => {
  const match = new PlayedMatch('football');
  await match.kickOff();
  await match.openInList(page);
  const chip = liveChip(page);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const states = page.locator('[data-row] [data-state]');
  for (const state of await states.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-state')),
  )) {
    expect(['live', 'halfTime', 'interrupted', 'suspended', 'delayed']).toContain(state);
  }
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await match.end();
});

test('a page without a number fetches a large compressed image, and the socket sends the later deltas', async ({
  page,
}) => {
  const heard: { op: string; topic?: string; seq?: number }[] = [];
  const asked: { since?: Record<string, number>; images?: string }[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as never));
    socket.on('framesent', ({ payload }) => asked.push(JSON.parse(String(payload)) as never));
  });
  const image = page.waitForResponse(/\/live\?topic=matches/);
  await page.goto('/en/discover/odds/movements');
  const response = await image;
  expect(response.status()).toBe(200);
  expect(await response.headerValue('content-encoding')).toBe('gzip');
  const { op, topic, seq } = (await response.json()) as { op: string; topic: string; seq: number };
  expect(op).toBe('image');
  await expect.poll(() => asked.some(({ since }) => since?.[topic] === seq)).toBe(true);
  expect(heard.filter((frame) => frame.op === 'image' && frame.topic === topic)).toEqual([]);
});
