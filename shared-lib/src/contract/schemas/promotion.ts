import { z } from 'zod';

import { idSchema, instantSchema } from './match';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const count = z.int().min(0);
const promotionOnly = { promotionId: idSchema };
const cursor = z.string().max(64);

export const promotionRequestSchema = z.object(promotionOnly);

/** A promotion by id, or the one currently running for the caller. */
export const promotionCurrentRequestSchema = z.object({ promotionId: idSchema.optional() });

export const promotionAbsences = ['none', 'notYet', 'over', 'region', 'excluded'] as const;
export const promotionCurrentSchema = z.object({
  promotionId: idSchema.nullable(),
  /** Why no promotion is available to the caller. */
  reason: z.enum(promotionAbsences).optional(),
  /** Only if it has not opened yet. */
  opensAt: instantSchema.optional(),
  /** Only if it is over. */
  closedAt: instantSchema.optional(),
});

export const prizeKinds = ['vip', 'thing'] as const;
const prize = {
  prizeId: idSchema,
  kind: z.enum(prizeKinds),
  /** Days of VIP. */
  days: z.int().positive().optional(),
  name: z.string(),
  number: z.int().positive(),
  /** Probability per draw, from 0 to 1. */
  odds: z.number().min(0).max(1),
};

export const roundStates = ['announced', 'open', 'closed', 'revealed'] as const;

/** Terms signed when their round was announced. */
const signedTerms = {
  /** SHA-256 of the canonical JSON of an audit's promotion and prizes. */
  hash: hex(32),
  /** Ed25519, base64, over the canonical JSON of promotionId, roundId and termsHash. */
  signature: z.string(),
};

/**
 * The public randomness beacon mixed into a round: SHA-256(secret ‖ randomness) is the seed, or with signed terms the terms'
 * secret.
 */
export const beaconWitnessSchema = z.object({
  url: z.url(),
  /** The beacon's round, announced before it was drawn. */
  beaconRound: z.int().positive(),
  /** SHA-256 of the secret, published before the beacon's round. */
  commitment: hex(32),
  secret: hex(32).nullable(),
  randomness: hex(32).nullable(),
});

export const referralStates = ['pending', 'qualified', 'notCounted'] as const;
export const referralReasons = [
  'sameDevice',
  'sameMail',
  'usedDevice',
  'householdLimit',
  'dailyLimit',
] as const;
const memberPart = {
  chances: count,
  friends: z.array(
    z.object({
      /** Shortened, "Ana M."; empty for a deleted account. */
      name: z.string(),
      state: z.enum(referralStates),
      reason: z.enum(referralReasons).optional(),
      at: instantSchema,
    }),
  ),
  code: z.string(),
};
/** A member's state in a promotion. */
export const promotionStandingSchema = z.object(memberPart);

export const promotionDetailRequestSchema = z.object({
  ...promotionOnly,
  /** Language of names and terms, by default the caller's. */
  language: z.string().max(8).optional(),
});
/** The public part of a promotion. */
export const promotionOverviewSchema = z.object({
  promotionId: idSchema,
  title: z.string(),
  state: z.enum(roundStates),
  dates: z.object({
    opensAt: instantSchema,
    closesAt: instantSchema,
    /** Set if the operator closed it; may be earlier than announced. */
    closedAt: instantSchema.optional(),
  }),
  /** Eligible countries by brand; null means all countries. */
  regions: z.array(z.object({ brand: z.string(), countries: z.array(z.string()).nullable() })),
  minimumAge: z.int(),
  /** Paragraphs of the terms. */
  terms: z.array(z.string()),
  prizes: z.array(z.object({ ...prize, left: count })),
  /** Null until the hash of its seed can be published. */
  round: z
    .object({
      id: idSchema,
      state: z.enum(roundStates),
      seedHash: hex(32),
      seed: hex(32).nullable(),
      publicKey: z.string(),
      head: hex(32),
      headSignature: z.string(),
      /** Number of draws so far. */
      draws: count,
      witness: beaconWitnessSchema.nullable(),
      /** Absent in rounds without signed terms. */
      terms: z.object(signedTerms).optional(),
    })
    .nullable(),
  /** Whether sharing offers a GIF picker. */
  gifs: z.boolean(),
});
/** The public part plus the member's state. */
export const promotionDetailSchema = z.object({
  ...promotionOverviewSchema.shape,
  ...z.object(memberPart).partial().shape,
});

export const promotionInviteRequestSchema = z.object({
  ...promotionOnly,
  code: z.string().min(1).max(64),
});
/** The shortened name of the inviter. */
export const promotionInviteSchema = z.object({ inviter: z.string() });

export const drawRecordSchema = z.object({
  ticket: idSchema,
  promotionId: idSchema,
  roundId: idSchema,
  clientRandom: hex(16),
  /** Null if the draw won nothing or its prize was used up. */
  prizeId: idSchema.nullable(),
  at: instantSchema,
  previous: hex(32),
  hash: hex(32),
});

export const drawRequestSchema = z.object({
  ...promotionOnly,
  /** Idempotency key chosen by the client: retries with the same key are one draw. */
  key: z.uuid(),
  clientRandom: hex(16),
});
export const drawSchema = z.object({
  ticket: idSchema,
  prizeId: idSchema.nullable(),
  /** Name of the prize; empty without one. */
  name: z.string(),
  kind: z.enum(prizeKinds).nullable(),
  days: z.int().positive().optional(),
  /** Deadline to claim a physical prize. */
  deadline: instantSchema.optional(),
  /** Chances left after this draw, at the time it was made. */
  chances: count,
  proof: z.object({
    seedHash: hex(32),
    record: drawRecordSchema,
    /** The prize that the rule assigned but that was used up. */
    usedUp: idSchema.nullable(),
  }),
});

export const claimStates = ['open', 'claimed', 'sent', 'delivered', 'lapsed'] as const;
const claim = {
  state: z.enum(claimStates),
  deadline: instantSchema,
  claimedAt: instantSchema.nullable(),
};

export const promotionListRequestSchema = z.object({ ...promotionOnly, cursor: cursor.optional() });
/** The caller's draws, newest first. */
export const promotionRecordsSchema = z.object({
  records: z.array(
    z.object({
      record: drawRecordSchema,
      name: z.string(),
      kind: z.enum(prizeKinds).nullable(),
      days: z.int().positive().optional(),
      usedUp: idSchema.nullable(),
      seedHash: hex(32),
      /** Null until the round's seed is revealed. */
      seed: hex(32).nullable(),
      claim: z.object(claim).nullable(),
    }),
  ),
  cursor: cursor.nullable(),
});

export const promotionWinnerSchema = z.object({
  ticket: idSchema,
  /** Shortened, "Ana M."; empty for a deleted account. */
  name: z.string(),
  prizeId: idSchema,
  at: instantSchema,
});
/** Newest first. */
export const promotionWinnersSchema = z.object({
  winners: z.array(promotionWinnerSchema),
  cursor: cursor.nullable(),
});

const line = (most: number) => z.string().trim().min(1).max(most);
export const claimFormSchema = z.object({
  name: line(100),
  street: line(200),
  postalCode: z.string().trim().max(20),
  city: line(100),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().trim().max(30).default(''),
});
export const claimRequestSchema = z.object({
  ...promotionOnly,
  ticket: idSchema,
  form: claimFormSchema,
});
export const claimSchema = z.object({ ticket: idSchema, ...claim });

const auditReturn = z.object({
  promotionId: idSchema,
  roundId: idSchema,
  /** The draw whose prize was not claimed in time. */
  ticket: idSchema,
  prizeId: idSchema,
  /** The first draw that can win the prize again. */
  beforeTicket: idSchema,
  at: instantSchema,
  /** Ed25519, base64, over the canonical JSON of the other fields. */
  signature: z.string(),
});

/** Fields missing from audits made before terms were signed. */
const auditTerms = {
  /** By language. */
  titles: z.record(z.string(), z.string()),
  /** Paragraphs by language. */
  texts: z.record(z.string(), z.array(z.string())),
  regions: promotionOverviewSchema.shape.regions,
  minimumAge: z.int(),
  entryChances: count,
  friendsADay: count,
  householdADay: count,
  claimDays: count,
};

/** `GET /promotion/{id}/audit.json`: all data needed to verify every draw, without names. */
export const promotionAuditSchema = z.object({
  promotion: z.object({
    promotionId: idSchema,
    title: z.string(),
    opensAt: instantSchema,
    closesAt: instantSchema,
    ...z.object(auditTerms).partial().shape,
  }),
  prizes: z.array(z.object({ ...prize, names: z.record(z.string(), z.string()).optional() })),
  rounds: z.array(
    z.object({
      id: idSchema,
      seedHash: hex(32),
      seed: hex(32).nullable(),
      publicKey: z.string(),
      head: hex(32),
      headSignature: z.string(),
      witness: beaconWitnessSchema.nullable(),
      /** seed = SHA-256(secret ‖ hash); the secret is published with the seed. */
      terms: z.object({ ...signedTerms, secret: hex(32).nullable() }).optional(),
      records: z.array(drawRecordSchema),
      returned: z.array(auditReturn),
    }),
  ),
});
