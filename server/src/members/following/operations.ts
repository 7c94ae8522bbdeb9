import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { exclusionOf } from '../self-exclusion/queries';
import { applyFollowChanges } from './changes';
import { loadFollowedMatches } from './matches';
import { loadNearby, loadPopular } from '../../sport/popular/popular';
import { memberOf } from '../sessions/memberOf';
import { loadFavourites, loadSubscriptions } from './queries';
import { applySettingChanges, loadSettings } from './settings';

const cacheMs = 300_000;
const patron = 'patron/frontend';

/** The outcome of each change; `skipped` changes have unknown targets and need not be sent again. */
const outcomeOf = (changes: readonly { id: string }[], skipped: readonly string[]) => ({
  applied: changes.map(({ id }) => id).filter((id) => !skipped.includes(id)),
  ...(skipped.length > 0 && { skipped: [...skipped] }),
});

async function ownSettings(context: OperationContext) {
  const { db, now } = context;
  const excluded = await exclusionOf(db, memberOf(context), now());
  const excludedUntil = excluded?.until.toISOString() ?? null;
  return { settings: await loadSettings(db, memberOf(context), now()), excludedUntil };
}

/** Favourites, subscribed matches and settings of members, and the catalogue that visitors can follow. */
export const followingOperations = [
  defineOperation(`${patron}/favourites/list`, async (_, context) => ({
    favourites: await loadFavourites(context.db, memberOf(context)),
  })),
  defineOperation(`${patron}/favourites/change`, async ({ changes }, context) => {
    const member = memberOf(context);
    const skipped = await applyFollowChanges(context.db, member, changes, context.now());
    const favourites = await loadFavourites(context.db, member);
    return { ...outcomeOf(changes, skipped), favourites };
  }),
  defineOperation(`${patron}/subscriptions/list`, async (_, context) => ({
    subscriptions: await loadSubscriptions(context.db, memberOf(context)),
  })),
  defineOperation(`${patron}/subscriptions/change`, async ({ changes }, context) => {
    const member = memberOf(context);
    const skipped = await applyFollowChanges(context.db, member, changes, context.now());
    const subscriptions = await loadSubscriptions(context.db, member);
    return { ...outcomeOf(changes, skipped), subscriptions };
  }),
  defineOperation(`${patron}/settings/get`, (_, context) => ownSettings(context)),
  defineOperation(`${patron}/settings/change`, async ({ changes }, context) => {
    const { db, now } = context;
    const skipped = await applySettingChanges(db, memberOf(context), changes, now());
    return { ...outcomeOf(changes, skipped), ...(await ownSettings(context)) };
  }),
  defineOperation(
    'sports-query/favourites/popular',
    ({ sport }, { db }) => loadPopular(db, sport),
    { cacheMs, bearsLag: true },
  ),
  // Not cached: a visitor's location is personal.
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
