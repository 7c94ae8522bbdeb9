import { api, operation } from '@scoreline/shared-lib/api';
import type {
  FollowedMatches,
  MatchesImage,
  MatchSummary,
  OperationRequest,
  OperationResponse,
  Popular,
} from '@scoreline/shared-lib/contract';
import { liveConnection } from '@scoreline/shared-lib/live';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import type { RowList } from '../scoreboard/boardContext';

type MatchesRequest = OperationRequest<'sports-query/favourites/matches'>;
type NearbyPath = 'sports-query/favourites/nearby';

const asList = ({ matches }: FollowedMatches): RowList => ({ leagues: [{ matches }] });

/** The list updated with the live image of its matches. Returns the same list if nothing changed. */
export function withNews(list: RowList, image: MatchesImage): RowList {
  const matches = firstItem(list.leagues).matches;
  const isNewer = (known: MatchSummary, live: MatchSummary | undefined) =>
    live !== undefined && live.revision > known.revision;
  if (!matches.some((match) => isNewer(match, image[match.eventId]))) return list;
  const next = matches.map((match) => {
    const live = image[match.eventId];
    return live && isNewer(match, live) ? live : match;
  });
  return { ...list, leagues: [{ ...firstItem(list.leagues), matches: next }] };
}

export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    followedMatches: build.query<RowList, MatchesRequest>({
      ...operation('sports-query/favourites/matches'),
      transformResponse: asList,
      onCacheEntryAdded: async (request, { cacheDataLoaded, cacheEntryRemoved, ...entry }) => {
        try {
          await cacheDataLoaded;
        } catch {
          return;
        }
        const leave = liveConnection().subscribe<MatchesImage>(
          `matches:${request.sport}`,
          (image) => {
            const list = entry.getCacheEntry().data;
            if (!list) return;
            const next = withNews(list, image);
            if (next !== list) entry.updateCachedData(() => next);
          },
        );
        await cacheEntryRemoved;
        leave();
      },
    }),
    popularFavourites: build.query<Popular, OperationRequest<'sports-query/favourites/popular'>>(
      operation('sports-query/favourites/popular'),
    ),
    nearbyTeams: build.query<OperationResponse<NearbyPath>, OperationRequest<NearbyPath>>({
      ...operation('sports-query/favourites/nearby'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFollowedMatchesQuery, usePopularFavouritesQuery, useNearbyTeamsQuery } =
  favouritesApi;
