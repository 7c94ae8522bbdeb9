import { dayIn } from '../../sport/matches/day';
import { defineOperation } from '../../wire/gateway/operation';
import { memberOf } from '../sessions/memberOf';
import { chooseDigest, digestWayOf, stopDigest } from './queries';

const path = 'patron/frontend/digest';

/** How a member gets the morning's digest, and the way out that every mail of it has. */
export const morningDigestOperations = [
  defineOperation(`${path}/get`, async (_, context) => ({
    way: await digestWayOf(context.db, memberOf(context)),
  })),
  defineOperation(`${path}/set`, async ({ way, timeZone }, context) => {
    const { db, now, language = 'en', brandNumber = 1 } = context;
    // Throws where the zone is not known.
    dayIn(now(), timeZone);
    await chooseDigest(db, { userId: memberOf(context), way, timeZone, language, brandNumber });
    return { way };
  }),
  defineOperation(`${path}/stop`, async ({ token }, { db }) => {
    await stopDigest(db, token);
    return {};
  }),
];
