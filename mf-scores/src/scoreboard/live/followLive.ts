import type { MatchesImage, MatchList } from '@scoreline/shared-lib/contract';
import { dayOf, daysBetween } from '@scoreline/shared-lib/format';
import { liveConnection, serverNow } from '@scoreline/shared-lib/live';

import { flashMs } from '../../goal/flashEnds';
import { storeLastList } from '../../stored/lastList';
import { goalsSeen } from '../boardSlice';
import { LiveList } from './liveList';
import type { MatchListRequest } from '../matches/matchListRequest';

interface Lifecycle {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<unknown>;
  getCacheEntry: () => { data?: MatchList };
  updateCachedData: (recipe: () => MatchList) => unknown;
  dispatch: (action: ReturnType<typeof goalsSeen>) => unknown;
}

type FetchDay = (request: MatchListRequest) => Promise<MatchList | null>;

/** How often a changing list is stored for offline visits. */
const storeEveryMs = 60_000;

/** The topic contains matches within a day of now. */
const covered = ({ date, timeZone }: MatchListRequest): boolean =>
  Math.abs(daysBetween(dayOf(serverNow(), timeZone), date)) <= 1;

function liveList(request: MatchListRequest, lifecycle: Lifecycle, fetchDay: FetchDay): LiveList {
  const { date, timeZone } = request;
  const ofViewer = (instant: string) => dayOf(instant, timeZone);
  return new LiveList({
    read: () => lifecycle.getCacheEntry().data,
    write: (list) => lifecycle.updateCachedData(() => list),
    onGoals: (news) => lifecycle.dispatch(goalsSeen({ news, until: Date.now() + flashMs })),
    fetchDay: (startTime) => fetchDay({ ...request, date: ofViewer(startTime) }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    mergeOptions: () => ({
      date,
      today: dayOf(serverNow(), timeZone),
      dayOf: ofViewer,
      now: serverNow(),
    }),
  });
}

function storeNow({ sport }: MatchListRequest, lifecycle: Lifecycle): void {
  const list = lifecycle.getCacheEntry().data;
  if (list) void storeLastList(sport, { list, savedAt: new Date().toISOString() });
}

/** The list's copy of its topic's image, if the server sent its version. */
function startOf(list: MatchList | undefined) {
  if (list?.liveSeq === undefined) return undefined;
  const matches = list.leagues.flatMap((league) => league.matches);
  const image = Object.fromEntries(matches.map((match) => [match.eventId, match]));
  return { seq: list.liveSeq, image, wholeBy: 'eventId' };
}

/** While a day's list is in use: subscribes to its sport's topic, merges updates and stores the list on the device. */
export async function followLive(
  request: MatchListRequest,
  lifecycle: Lifecycle,
  fetchDay: FetchDay,
): Promise<void> {
  try {
    await lifecycle.cacheDataLoaded;
  } catch {
    return;
  }
  storeNow(request, lifecycle);
  if (!covered(request)) return;
  const live = liveList(request, lifecycle, fetchDay);
  const start = startOf(lifecycle.getCacheEntry().data);
  if (start) live.begin(start.image);
  const leave = liveConnection().subscribe<MatchesImage>(
    `matches:${request.sport}`,
    (image, delta) => live.take(image, delta),
    start,
  );
  const storing = setInterval(() => storeNow(request, lifecycle), storeEveryMs);
  await lifecycle.cacheEntryRemoved;
  clearInterval(storing);
  leave();
}
