import {
  type Envelope,
  getAgain,
  type WidgetData,
  type WidgetSettings,
  type WidgetView,
} from '@scoreline/shared-lib/contract';

import type { WidgetSource } from './source';

/** Why there is nothing to render. */
export type Failure = 'refused' | 'busy' | 'failed' | 'unknown';

export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

export interface Answer {
  /** Null if there is no such match or league. */
  view: WidgetView | null;
  settings: WidgetSettings;
}

/** Widgets of a page become visible together and share one request. A slow device renders them over a longer time. */
const gatherMs = 20;
const longestMs = 200;
const mostTogether = 20;
const patienceMs = 10_000;
/** Business code: this widget is not allowed here. */
const refusedCode = 13020;
const successCode = 10000;

interface Gathering {
  keys: Set<string>;
  data: Promise<WidgetData>;
}

const gatherings = new Map<string, Gathering>();

async function fetchViews(
  { site, clientId }: WidgetSource,
  keys: readonly string[],
): Promise<WidgetData> {
  const query = new URLSearchParams([
    ['clientId', clientId],
    ...[...keys].sort().map((key) => ['view', key]),
  ]);
  const answer = await getAgain(`${site}/widget/v1/data.json?${query.toString()}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.status === 429) throw new Refused('busy');
  if (!answer.ok) throw new Refused('failed');
  const { bizCode, data } = (await answer.json()) as Envelope<WidgetData>;
  if (bizCode === successCode) return data;
  throw new Refused((bizCode as number) === refusedCode ? 'refused' : 'failed');
}

/** Resolves after a short time, and not before the page has finished pending rendering. */
const gathered = (): Promise<void> =>
  new Promise((done) =>
    setTimeout(() => {
      if (typeof requestIdleCallback === 'undefined') done();
      else requestIdleCallback(() => done(), { timeout: longestMs });
    }, gatherMs),
  );

function gather(source: WidgetSource): Gathering {
  const name = `${source.site} ${source.clientId}`;
  const open = gatherings.get(name);
  if (open && open.keys.size < mostTogether) return open;
  const keys = new Set<string>();
  const data = gathered().then(() => {
    if (gatherings.get(name)?.keys === keys) gatherings.delete(name);
    return fetchViews(source, [...keys]);
  });
  const gathering = { keys, data };
  gatherings.set(name, gathering);
  return gathering;
}

/**
 * Fetches the view of a widget, in one request with the other widgets of the page.
 * @throws {Refused} with the failure as reason
 */
export async function ask(source: WidgetSource, key: string): Promise<Answer> {
  const { keys, data } = gather(source);
  keys.add(key);
  try {
    const { views, settings } = await data;
    return { view: views[key] ?? null, settings };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('failed');
  }
}
