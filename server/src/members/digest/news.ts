import {
  type Digest,
  isOver,
  type MatchSummary,
  shootOutText,
  sports,
} from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import { followedTeams, type DigestMember, wishesOf } from './queries';
import { loadFollowedMatches } from '../following/matches';
import { isExcluded } from '../self-exclusion/queries';
import type { Database } from '@scoreline/database/schema';
import { addDays, dayIn } from '../../sport/matches/day';

const side = z.object({ name: z.string(), score: z.int().nullable() });
/** One match in a digest; without scores for members who hide them. */
const lineSchema = z.object({
  ...{ home: side, away: side, startTime: z.string() },
  /** `(3–4)` after a shoot-out. */
  kicks: z.string().optional(),
});
/** The day's strongest insight: the key of its text and the values to insert. */
const insightLineSchema = lineSchema.extend({
  sport: z.enum(sports),
  key: z.string(),
  teamName: z.string().nullable(),
  hits: z.int(),
  sample: z.int(),
  line: z.number().nullable(),
});
const moveSchema = lineSchema.extend({
  outcome: z.enum(['home', 'draw', 'away']),
  from: z.number(),
  to: z.number(),
  /** Percent, negative for a falling price. */
  change: z.number(),
});
export const newsSchema = z.object({
  results: z.array(lineSchema),
  coming: z.array(lineSchema),
  upset: lineSchema.extend({ price: z.number().nullable() }).nullable(),
  // Missing in digests that an older server wrote.
  insight: insightLineSchema.nullable().default(null),
  moved: z.array(moveSchema).default([]),
});
export type News = z.infer<typeof newsSchema>;
type Line = z.infer<typeof lineSchema>;

const most = 5;

function lineOf(match: MatchSummary, withScore: boolean): Line {
  const { home, away, startTime } = match;
  const kicks = withScore && shootOutText(match);
  return {
    home: { name: home.name, score: withScore ? home.score : null },
    away: { name: away.name, score: withScore ? away.score : null },
    startTime,
    ...(kicks && { kicks }),
  };
}

async function ownMatches(db: Kysely<Database>, userId: number, now: Date) {
  const teams = await followedTeams(db, userId);
  const nothing = { leagues: [], players: [], matches: [] };
  const lists = await Promise.all(
    sports.map((sport) => loadFollowedMatches(db, { sport, teams, ...nothing }, now)),
  );
  return lists.flat().sort((a, b) => a.startTime.localeCompare(b.startTime));
}

function insightOf({ insight: found }: Pick<Digest, 'insight'>): News['insight'] {
  if (!found) return null;
  const { match, insight } = found;
  const { key, teamName, hits, sample, line } = insight;
  return { ...lineOf(match, false), sport: match.sport, key, teamName, hits, sample, line };
}

const movesOf = ({ movers }: Pick<Digest, 'movers'>): News['moved'] =>
  movers.flatMap(({ match, mover }) => {
    if (mover.kind !== 'price') return [];
    const { outcome, from, to, change } = mover;
    return [{ ...lineOf(match, false), outcome, from, to, change }];
  });

/**
 * The news of a day for a member: results of followed teams since yesterday, their matches today, and the upset, insight and
 * moved odds of the digest's page. Null if there is none. No price for members who hide odds, no betting content for members
 * who excluded it, and no upset for members who hide scores.
 */
export async function newsOf(
  db: Kysely<Database>,
  { userId, timeZone }: DigestMember,
  digest: Digest,
  now: Date,
): Promise<News | null> {
  const [matches, wishes, excluded] = await Promise.all([
    ownMatches(db, userId, now),
    wishesOf(db, userId),
    isExcluded(db, userId, now),
  ]);
  const { date, upset } = digest;
  const dayOf = ({ startTime }: MatchSummary) => dayIn(new Date(startTime), timeZone);
  const yesterday = addDays(date, -1);
  const results = matches.filter((match) => isOver(match.status) && dayOf(match) >= yesterday);
  const coming = matches.filter((match) => !isOver(match.status) && dayOf(match) === date);
  const shown = upset && !wishes.spoilerFree ? upset : null;
  const withOdds = wishes.showOdds && !excluded;
  const insight = excluded ? null : insightOf(digest);
  const moved = withOdds ? movesOf(digest) : [];
  if (results.length + coming.length + moved.length === 0 && !shown && !insight) return null;
  return {
    results: results.slice(-most).map((match) => lineOf(match, !wishes.spoilerFree)),
    coming: coming.slice(0, most).map((match) => lineOf(match, false)),
    upset: shown && {
      ...lineOf(shown.match, true),
      price: withOdds ? shown.price : null,
    },
    insight,
    moved,
  };
}
