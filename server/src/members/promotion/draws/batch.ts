import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { NewGrant } from '../../vip/entitlements/entitlements';
import { grantAll } from '../../vip/entitlements/grantAll';
import { isWithinDates } from '../promotions/eligibility';
import type { Prize, Promotion } from '../promotions/queries';
import type { PromotionKey } from '../rounds/promotionKey';
import { lockRound, type Round } from '../rounds/queries';
import { type NewClaim, standingOf, type Wish, writeBatch } from './queries';
import { type DrawRow, hashOf, ruledPrize } from './record';

type Refusal = 'noChance' | 'drawsClosed' | 'invalidInput';
/** The draw, which is always the same for its key, or the reason for a refusal. */
export type Outcome = { draw: DrawRow; isNew: boolean } | { refusal: Refusal };

export interface BatchDeps {
  db: Kysely<Database>;
  now: () => Date;
  promotionKey: PromotionKey;
  seedOf: (round: Round) => Buffer;
}

const dayMs = 86_400_000;
const drawKey = (participantId: number, key: string) => `${participantId}:${key}`;

/** Decides requests in order, in one transaction. The round's lock ensures a single writer across all servers. */
export function drawBatch(
  deps: BatchDeps,
  promotion: Promotion,
  wishes: readonly Wish[],
): Promise<Outcome[]> {
  return deps.db.transaction().execute(async (db) => {
    const round = await lockRound(db, promotion.id);
    const standing = await standingOf(db, promotion.id, wishes);
    const now = deps.now();
    const isOpen = round?.state === 'open' && isWithinDates(promotion, now);
    const known = new Map(
      standing.drawn.map((draw) => [drawKey(draw.participant_id, draw.key), draw]),
    );
    const chain = isOpen ? new Chain(deps, promotion, round, standing, now) : null;
    const outcomes = wishes.map((wish): Outcome => {
      const key = drawKey(wish.participantId, wish.key);
      const before = known.get(key);
      if (before)
        return before.client_random === wish.clientRandom
          ? { draw: before, isNew: false }
          : { refusal: 'invalidInput' };
      if (!chain) return { refusal: 'drawsClosed' };
      const draw = chain.draw(wish);
      if (!draw) return { refusal: 'noChance' };
      known.set(key, draw);
      return { draw, isNew: true };
    });
    if (chain) await chain.write(db);
    return outcomes;
  });
}

/** The draws of a batch, each hashed onto the one before. */
class Chain {
  private readonly draws: DrawRow[] = [];
  private readonly claims: NewClaim[] = [];
  private readonly grants: NewGrant[] = [];
  private readonly taken = new Map<number, number>();
  private readonly seed: Buffer;
  private head: string;

  constructor(
    private readonly deps: BatchDeps,
    private readonly promotion: Promotion,
    private readonly round: Round,
    private readonly standing: Awaited<ReturnType<typeof standingOf>>,
    private readonly now: Date,
  ) {
    if (round.public_key !== deps.promotionKey.publicKey)
      throw new Error('This server has another PROMOTION_KEY than the round was announced with.');
    this.seed = deps.seedOf(round);
    this.head = round.head!;
  }

  /** Spends a chance; null if the participant has none. */
  draw({ participantId, userId, key, clientRandom }: Wish): DrawRow | null {
    const chances = (this.standing.chances.get(participantId) ?? 0) - 1;
    if (chances < 0) return null;
    this.standing.chances.set(participantId, chances);
    const drawn = {
      ...{ promotion_id: this.promotion.id, round_id: this.round.round_id },
      ticket: this.round.first_ticket + this.round.draws + this.draws.length,
      ...{ participant_id: participantId, key, client_random: clientRandom, chances },
      ...{ at: this.now, previous: this.head },
    };
    const ruled = ruledPrize(this.seed, this.promotion.prizes, drawn);
    const prize = this.promotion.prizes.find(({ prizeId }) => prizeId === ruled);
    const isLeft = prize !== undefined && this.take(prize);
    const decided = { ...drawn, prize_id: isLeft ? ruled : null, used_up: isLeft ? null : ruled };
    const draw = { ...decided, hash: hashOf(decided) };
    this.head = draw.hash;
    this.draws.push(draw);
    if (isLeft) this.give(prize, draw, userId);
    return draw;
  }

  private take({ prizeId, number }: Prize): boolean {
    const taken = this.taken.get(prizeId) ?? 0;
    if ((this.standing.given.get(prizeId) ?? 0) + taken >= number) return false;
    this.taken.set(prizeId, taken + 1);
    return true;
  }

  private give(
    { prizeId, days }: Prize,
    { ticket, participant_id }: DrawRow,
    userId: number,
  ): void {
    const { now, promotion } = this;
    if (days !== null) {
      const reference = `promotion:${promotion.id}:${ticket}`;
      this.grants.push({ memberId: userId, days, source: 'prize', reference, now });
      return;
    }
    const deadline = new Date(now.getTime() + promotion.rules.claimDays * dayMs);
    this.claims.push({ ticket, participantId: participant_id, prizeId, deadline });
  }

  async write(db: Kysely<Database>): Promise<void> {
    const { draws, taken, claims, head, round } = this;
    if (draws.length === 0) return;
    const headSignature = this.deps.promotionKey.sign(Buffer.from(head, 'hex'));
    await writeBatch(db, { round, draws, taken, claims, head, headSignature });
    await grantAll(db, this.grants);
  }
}
