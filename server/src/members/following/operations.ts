import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { exclusionOf } from '../self-exclusion/queries';
import { applyFollowChanges } from './changes';
import { loadFollowedMatches } from './matches';
import { loadNearby, loadPopular } from '../../sport/popular/popular';
import { memberOf } from '../sessions/memberOf';
import { loadFavourites, loadSubscriptions } from './queries';
import { applySettingChanges, loadSettings } from './settings';

const cacheMs = 300_000;
const member = 'patron/frontend';

/** The gateway lets nobody through without a session. */
const idsOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

async function ownSettings(context: OperationContext) {
  const { db, now } = context;
  const excluded = await exclusionOf(db, memberOf(context), now());
  const excludedUntil = excluded?.until.toISOString() ?? null;
  return { settings: await loadSettings(db, memberOf(context), now()), excludedUntil };
}

/** Favourites, subscribed matches and settings of members, and what visitors may follow. */
export const followingOperations = [
  defineOperation(`${member}/favourites/list`, async (_, context) => ({
    favourites: await loadFavourites(context.db, memberOf(context)),
  })),
  defineOperation(`${member}/favourites/change`, async ({ changes }, context) => {
    await applyFollowChanges(context.db, memberOf(context), changes, context.now());
    const favourites = await loadFavourites(context.db, memberOf(context));
    return { applied: idsOf(changes), favourites };
  }),
  defineOperation(`${member}/subscriptions/list`, async (_, context) => ({
    subscriptions: await loadSubscriptions(context.db, memberOf(context)),
  })),
  defineOperation(`${member}/subscriptions/change`, async ({ changes }, context) => {
    await applyFollowChanges(context.db, memberOf(context), changes, context.now());
    const subscriptions = await loadSubscriptions(context.db, memberOf(context));
    return { applied: idsOf(changes), subscriptions };
  }),
  defineOperation(`${member}/settings/get`, (_, context) => ownSettings(context)),
  defineOperation(`${member}/settings/change`, async ({ changes }, context) => {
    await applySettingChanges(context.db, memberOf(context), changes, context.now());
    return { applied: idsOf(changes), ...(await ownSettings(context)) };
  }),
  defineOperation(
    'sports-query/favourites/popular',
    ({ sport }, { db }) => loadPopular(db, sport),
    { cacheMs, bearsLag: true },
  ),
  // Never kept: a place is somebody's.
  defineOperation(
    'sports-query/favourites/nearby',
    async (request, { db }) => {
      const { sport, latitude, longitude } = request;
      const hasPosition = latitude !== undefined && longitude !== undefined;
      return { teams: hasPosition ? await loadNearby(db, { sport, latitude, longitude }) : [] };
    },
    { bearsLag: true },
  ),
  defineOperation(
    'sports-query/favourites/matches',
    async (request, { db, now }) => ({
      matches: await loadFollowedMatches(db, request, now()),
    }),
    { bearsLag: true },
  ),
];
