import type { Page } from '@playwright/test';

import { openExamples } from '../examples';
import { shiftsOf } from '../page/shifts';
import { expect, test } from '../story';

let examples: Awaited<ReturnType<typeof openExamples>>;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  examples = await openExamples(request);
  await request.dispose();
});
test.afterAll(() => examples.close());

type Json = Record<string, unknown>;
interface WidgetState {
  minute?: number;
  status?: string;
  scores?: [home: number, away: number];
  prices?: [home: number, draw: number, away: number];
}

const pricesOf = ([home, draw, away]: [number, number, number]) => ({ home, draw, away });

/** The example's live match. The story sends every message of its socket. */
async function playMatch(page: Page) {
  const { match } = examples.values;
  const topic = `match:${match}`;
  const opening = pricesOf([1.8, 9.5, 99]);
  let summary: Json = {};
  let seq = 0;
  let send = (_frame: object): void => undefined;
  const summaryOf = ({
    minute = 9,
    status = 'live',
    scores = [9, 0],
    prices,
  }: WidgetState): Json => ({
    ...summary,
    ...{ status, revision: 1_000_000 + seq, startTime: new Date().toISOString() },
    // A stopped clock: the story sends the minute.
    clock: { period: 1, minute, running: false, at: new Date().toISOString() },
    home: { ...(summary['home'] as Json), score: scores[0] },
    away: { ...(summary['away'] as Json), score: scores[1] },
    odds: {
      ...{ bookmakerId: 1, market: '1x2', opening },
      current: prices ? pricesOf(prices) : opening,
    },
  });
  await page.route('**/widget/v1/data.json?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { views: Record<string, Json> } };
    for (const view of Object.values(body.data.views)) {
      const row = view['row'] as { summary: Json } | undefined;
      if (row?.summary['eventId'] !== match) continue;
      summary = row.summary;
      row.summary = summaryOf({});
      if (!view['books']) continue;
      const book = { bookmakerId: 1, bookmaker: 'A bookmaker', market: '1x2', line: 0 };
      view['books'] = [{ ...book, opening, current: opening }];
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.routeWebSocket(/\/live\?/, (socket) => {
    socket.onMessage(() => undefined);
    send = (frame) => socket.send(JSON.stringify(frame));
  });
  return (state: WidgetState) => {
    const next = summaryOf(state);
    seq += 1;
    const price = { bookmakerId: 1, bookmaker: 'A bookmaker', market: '1x2', line: 0, opening };
    const odds = state.prices
      ? { '1:1x2:0': { ...price, current: pricesOf(state.prices), currentAt: next['startTime'] } }
      : {};
    const data = { summary: next, incidents: {}, statistics: {}, odds, momentum: {} };
    send({ op: 'image', topic, seq, data });
  };
}

test('live updates move nothing', async ({ page }) => {
  const tell = await playMatch(page);
  await page.setViewportSize({ width: 800, height: 1_600 });
  await page.goto(`${examples.origin}/plain`);
  const [board, table] = [
    page.locator('scoreline-widget').first(),
    page.locator('scoreline-widget[type=odds]'),
  ];
  await expect(board.getByText("9'")).toBeVisible();
  await expect(table.getByText('9.50')).toBeVisible();
  tell({ minute: 10 });
  await expect(board.getByText("10'")).toBeVisible();
  tell({ minute: 45, scores: [10, 10] });
  await expect(board.getByRole('status')).toHaveText('10 – 10');
  tell({ minute: 45, scores: [10, 10], prices: [1.01, 10.5, 101] });
  await expect(board.getByText('10.50')).toBeVisible();
  await expect(table.getByText('10.50')).toBeVisible();
  await expect(table.getByText('▴')).toHaveCount(2);
  tell({ status: 'halfTime', scores: [10, 10], prices: [1.01, 10.5, 99] });
  await expect(board.getByText('HT', { exact: true })).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
});
