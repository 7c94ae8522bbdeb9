import type { Browser, Page, WebSocketRoute } from '@playwright/test';

import type { BenchMatch, DayList } from './matches';

interface Boot {
  payload: { queries: { path: string; request: { date: string }; data: unknown }[] };
}

export interface LivePage {
  page: Page;
  /** The page's matches in list order. */
  matches: BenchMatch[];
  /** Sends a merge patch of today's football. */
  send: (patch: Record<number, object>) => void;
  close: () => Promise<void>;
}

interface LivePageOptions {
  address: string;
  list: (date: string, now: number) => DayList;
  /** The brand's time zone, so that the page requests the day it received. */
  timeZone?: string;
  width?: number;
  height?: number;
}

const bootScript = /(<script[^>]*id="boot"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Replaces the list in the page's initial data. The rest of the page stays the server's. */
function withList(html: string, options: LivePageOptions, taken: { list?: DayList }): string {
  return html.replace(bootScript, (_all, open: string, json: string, close: string) => {
    const boot = JSON.parse(json) as Boot;
    const query = boot.payload.queries.find(({ path }) => path.endsWith('match/list'));
    if (!query) throw new Error('The page carries no match list.');
    taken.list = options.list(query.request.date, Date.now());
    query.data = taken.list;
    return open + JSON.stringify(boot).replaceAll('<', '\\u003c') + close;
  });
}

/** Answers the live socket instead of the server: an image of the list, then the arguments of `send`. */
function serveLive(socket: WebSocketRoute, matches: () => BenchMatch[]) {
  const tell = (frame: object) => socket.send(JSON.stringify(frame));
  const heartbeat = () => tell({ op: 'heartbeat', time: new Date().toISOString() });
  const beating = setInterval(heartbeat, 5_000);
  let seq = 1;
  socket.onMessage((text) => {
    const frame = JSON.parse(String(text)) as { op: string; topics?: string[] };
    if (frame.op === 'ping') heartbeat();
    for (const topic of frame.op === 'subscribe' ? (frame.topics ?? []) : []) {
      const data = Object.fromEntries(matches().map((match) => [match.eventId, match]));
      tell({ op: 'image', topic, seq, data });
    }
  });
  return {
    send: (patch: object) =>
      tell({ op: 'delta', topic: 'matches:football', seq: (seq += 1), data: patch }),
    stop: () => clearInterval(beating),
  };
}

/** Opens the home page of a running server with a custom list and a live socket under the benchmark's control. */
export async function openLivePage(browser: Browser, options: LivePageOptions): Promise<LivePage> {
  const { width = 390, height = 844 } = options;
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: options.timeZone ?? 'Europe/London',
  });
  const taken: { list?: DayList } = {};
  let live: ReturnType<typeof serveLive> | undefined;
  const matches = () => taken.list?.leagues.flatMap((league) => league.matches) ?? [];
  await page.routeWebSocket('**/live', (socket) => {
    live = serveLive(socket, matches);
  });
  await page.route(options.address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withList(await response.text(), options, taken) });
  });
  await page.goto(options.address);
  await page.locator('[data-row]').first().waitFor();
  return {
    page,
    matches: matches(),
    send: (patch) => live?.send(patch),
    close: async () => {
      live?.stop();
      await page.close();
    },
  };
}
