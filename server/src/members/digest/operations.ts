import { dayIn } from '../../sport/matches/day';
import { defineOperation } from '../../wire/gateway/operation';
import { memberOf } from '../sessions/memberOf';
import { chooseDigest, digestWayOf, stopDigest } from './queries';

const path = 'patron/frontend/digest';

/** Subscribing to the morning digest, and the unsubscribe link of its mails. */
export const morningDigestOperations = [
  defineOperation(`${path}/get`, async (_, context) => ({
    way: await digestWayOf(context.db, memberOf(context)),
  })),
  defineOperation(`${path}/set`, async ({ way, timeZone }, context) => {
    const { db, now, language = 'en', brandNumber = 1 } = context;
    // Throws for an unknown time zone.
    dayIn(now(), timeZone);
    await chooseDigest(db, { userId: memberOf(context), way, timeZone, language, brandNumber });
    return { way };
  }),
  defineOperation(`${path}/stop`, async ({ token }, { db }) => {
    await stopDigest(db, token);
    return {};
  }),
];
