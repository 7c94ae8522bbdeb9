import { type Digest, isOver, type MatchSummary, sports } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import { followedTeams, type DigestMember, wishesOf } from './queries';
import { loadFollowedMatches } from '../following/matches';
import { isExcluded } from '../self-exclusion/queries';
import type { Database } from '../../store/db/schema';
import { addDays, dayIn } from '../../sport/matches/day';

const side = z.object({ name: z.string(), score: z.int().nullable() });
/** What a member is told of one match; scores are left out for who hides them. */
const lineSchema = z.object({ home: side, away: side, startTime: z.string() });
export const newsSchema = z.object({
  results: z.array(lineSchema),
  coming: z.array(lineSchema),
  upset: lineSchema.extend({ price: z.number().nullable() }).nullable(),
});
export type News = z.infer<typeof newsSchema>;
type Line = z.infer<typeof lineSchema>;

const most = 5;

const lineOf = ({ home, away, startTime }: MatchSummary, withScore: boolean): Line => ({
  home: { name: home.name, score: withScore ? home.score : null },
  away: { name: away.name, score: withScore ? away.score : null },
  startTime,
});

async function ownMatches(db: Kysely<Database>, userId: number, now: Date) {
  const teams = await followedTeams(db, userId);
  const nothing = { leagues: [], players: [], matches: [] };
  const lists = await Promise.all(
    sports.map((sport) => loadFollowedMatches(db, { sport, teams, ...nothing }, now)),
  );
  return lists.flat().sort((a, b) => a.startTime.localeCompare(b.startTime));
}

/**
 * What a day has to tell a member: results of the own teams since yesterday, their matches of today, the day's upset. Null where that is
 * nothing; no price for who hides odds or has switched betting content off, and no upset for who hides scores.
 */
export async function newsOf(
  db: Kysely<Database>,
  { userId, timeZone }: DigestMember,
  { date, upset }: Pick<Digest, 'date' | 'upset'>,
  now: Date,
): Promise<News | null> {
  const [matches, wishes, excluded] = await Promise.all([
    ownMatches(db, userId, now),
    wishesOf(db, userId),
    isExcluded(db, userId, now),
  ]);
  const dayOf = ({ startTime }: MatchSummary) => dayIn(new Date(startTime), timeZone);
  const yesterday = addDays(date, -1);
  const results = matches.filter((match) => isOver(match.status) && dayOf(match) >= yesterday);
  const coming = matches.filter((match) => !isOver(match.status) && dayOf(match) === date);
  const shown = upset && !wishes.spoilerFree ? upset : null;
  if (results.length + coming.length === 0 && !shown) return null;
  return {
    results: results.slice(-most).map((match) => lineOf(match, !wishes.spoilerFree)),
    coming: coming.slice(0, most).map((match) => lineOf(match, false)),
    upset: shown && {
      ...lineOf(shown.match, true),
      price: wishes.showOdds && !excluded ? shown.price : null,
    },
  };
}
