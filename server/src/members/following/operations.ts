import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { applyFollowChanges } from './changes';
import { loadFollowedMatches } from './matches';
import { loadNearby, loadPopular } from '../../sport/popular/popular';
import { loadFavourites, loadSubscriptions } from './queries';
import { applySettingChanges, loadSettings } from './settings';

const keepMs = 300_000;
const member = 'patron/frontend';

/** The gateway lets nobody through without a session. */
const memberOf = ({ userId }: OperationContext): number => {
  if (userId === null) throw new Error('An operation of members without one.');
  return userId;
};
const idsOf = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

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
  defineOperation(`${member}/settings/get`, async (_, context) => ({
    settings: await loadSettings(context.db, memberOf(context), context.now()),
  })),
  defineOperation(`${member}/settings/change`, async ({ changes }, context) => {
    await applySettingChanges(context.db, memberOf(context), changes, context.now());
    const settings = await loadSettings(context.db, memberOf(context), context.now());
    return { applied: idsOf(changes), settings };
  }),
  defineOperation(
    'sports-query/favourites/popular',
    ({ sport }, { db }) => loadPopular(db, sport),
    { keepMs },
  ),
  // Never kept: a place is somebody's.
  defineOperation('sports-query/favourites/nearby', async (request, { db }) => {
    const { sport, latitude, longitude } = request;
    const isTold = latitude !== undefined && longitude !== undefined;
    return { teams: isTold ? await loadNearby(db, { sport, latitude, longitude }) : [] };
  }),
  defineOperation('sports-query/favourites/matches', async (request, { db, now }) => ({
    matches: await loadFollowedMatches(db, request, now()),
  })),
];
