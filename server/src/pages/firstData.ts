import type { BootQuery, OperationPath } from '@scoreline/shared-lib/contract';

import type { Brand } from './brand';
import type { PageOptions } from './options';
import { dayIn } from './timeZone';

export interface Visit {
  brand: Brand;
  timeZone: string;
  params: Record<string, string>;
}

interface Ask {
  path: OperationPath;
  request: unknown;
}

/** What the client will ask for first on a route, by the name its descriptor gives under `prefetch`. */
const loaders: Record<string, (visit: Visit, now: Date) => Ask[]> = {
  scores: ({ brand, timeZone }, now) => [
    {
      path: 'sports-query/match/list',
      request: { sport: brand.primarySport, date: dayIn(now, timeZone), timeZone },
    },
  ],
};

/** Answers for the first render; one that cannot be had is left for the client to ask for. */
export async function firstData(
  prefetch: string | undefined,
  visit: Visit,
  { ask, now }: Pick<PageOptions, 'ask' | 'now'>,
): Promise<BootQuery[]> {
  const wanted = prefetch ? (loaders[prefetch]?.(visit, now()) ?? []) : [];
  const answers = wanted.map(async ({ path, request }): Promise<BootQuery[]> => {
    try {
      return [{ path, request, data: await ask(path, request) }];
    } catch {
      return [];
    }
  });
  return (await Promise.all(answers)).flat();
}
