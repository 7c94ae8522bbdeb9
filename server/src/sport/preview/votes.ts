import { createHash } from 'node:crypto';

import type { MatchBallot, VoteOutcome } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import type { MatchKey } from '../matches/sections/matchKey';

type Voted = Pick<MatchKey, 'id' | 'sport' | 'status' | 'startTime'>;

/** The pseudonym of a device: different in each match, so that its votes cannot be linked. */
const voterOf = (matchId: number, deviceId: string): Buffer =>
  createHash('sha256').update(`${matchId}:${deviceId}`).digest();

const open: readonly MatchKey['status'][] = ['notStarted', 'postponed', 'delayed'];
const isOpen = ({ status, startTime }: Voted, now: Date): boolean =>
  open.includes(status) && startTime > now;

/** A device's own vote, and the totals: these are returned to voters, and to everyone once the match has begun. */
export async function ballotOf(
  db: Kysely<Database>,
  match: Voted,
  { deviceId, now }: { deviceId: string; now: Date },
): Promise<MatchBallot> {
  const own = await db
    .selectFrom('match_votes')
    .select('outcome')
    .where('match_id', '=', match.id)
    .where('voter', '=', voterOf(match.id, deviceId))
    .executeTakeFirst();
  const stillOpen = isOpen(match, now);
  // Count all votes only when they are returned: most viewers have not voted.
  const counts = own || !stillOpen ? await countsOf(db, match.id) : null;
  return { open: stillOpen, mine: own?.outcome ?? null, counts };
}

async function countsOf(db: Kysely<Database>, matchId: number) {
  const answer = await sql<Record<VoteOutcome, number>>`
    SELECT count(*) FILTER (WHERE outcome = 'home')::int AS home,
      count(*) FILTER (WHERE outcome = 'draw')::int AS draw,
      count(*) FILTER (WHERE outcome = 'away')::int AS away
    FROM match_votes WHERE match_id = ${matchId}`.execute(db);
  return onlyRow(answer);
}

/** Counts a device's vote; the first one is final. @throws once the match has begun @returns whether this is its first vote */
export async function vote(
  db: Kysely<Database>,
  match: Voted,
  { deviceId, outcome, now }: { deviceId: string; outcome: VoteOutcome; now: Date },
): Promise<boolean> {
  if (!isOpen(match, now)) throw new BizError('conflict');
  if (outcome === 'draw' && match.sport === 'basketball') throw new BizError('invalidInput');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('match_votes')
    .values({ match_id: match.id, voter: voterOf(match.id, deviceId), outcome, voted_at: now })
    .onConflict((conflict) => conflict.columns(['match_id', 'voter']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
