import { z } from 'zod';

import { idSchema, instantSchema } from './match';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const count = z.int().min(0);
const promotionOnly = { promotionId: idSchema };
const cursor = z.string().max(64);

export const promotionRequestSchema = z.object(promotionOnly);

/** One promotion, or whichever runs for the caller. */
export const promotionCurrentRequestSchema = z.object({ promotionId: idSchema.optional() });

export const promotionAbsences = ['none', 'notYet', 'over', 'region', 'excluded'] as const;
export const promotionCurrentSchema = z.object({
  promotionId: idSchema.nullable(),
  /** Why there is none for the caller. */
  reason: z.enum(promotionAbsences).optional(),
  /** Of one that is yet to open. */
  opensAt: instantSchema.optional(),
  /** Of one that is over. */
  closedAt: instantSchema.optional(),
});

export const prizeKinds = ['vip', 'thing'] as const;
const prize = {
  prizeId: idSchema,
  kind: z.enum(prizeKinds),
  /** Of VIP. */
  days: z.int().positive().optional(),
  name: z.string(),
  number: z.int().positive(),
  /** From 0 to 1. */
  odds: z.number().min(0).max(1),
};

export const roundStates = ['announced', 'open', 'closed', 'revealed'] as const;

/** Terms that were signed when their round was announced. */
const signedTerms = {
  /** SHA-256 of the canonical JSON of an audit's promotion and prizes. */
  hash: hex(32),
  /** Ed25519, base64, over the canonical JSON of promotionId, roundId and termsHash. */
  signature: z.string(),
};

/**
 * A public randomness beacon that a round's secret was mixed with: SHA-256(secret ‖ randomness) is the seed, or the secret
 * of its terms where those were signed.
 */
export const beaconWitnessSchema = z.object({
  url: z.url(),
  /** The beacon's round, named before it was drawn. */
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
      /** Shortened, "Ana M."; empty for somebody who has left. */
      name: z.string(),
      state: z.enum(referralStates),
      reason: z.enum(referralReasons).optional(),
      at: instantSchema,
    }),
  ),
  code: z.string(),
};
/** What a member has in a promotion. */
export const promotionStandingSchema = z.object(memberPart);

export const promotionDetailRequestSchema = z.object({
  ...promotionOnly,
  /** Of the names and terms; the caller's own without it. */
  language: z.string().max(8).optional(),
});
/** What everybody sees of a promotion. */
export const promotionOverviewSchema = z.object({
  promotionId: idSchema,
  title: z.string(),
  state: z.enum(roundStates),
  dates: z.object({
    opensAt: instantSchema,
    closesAt: instantSchema,
    /** Of one that its operator closed, which may be earlier than announced. */
    closedAt: instantSchema.optional(),
  }),
  /** By brand the countries where it counts; all countries where they are null. */
  regions: z.array(z.object({ brand: z.string(), countries: z.array(z.string()).nullable() })),
  minimumAge: z.int(),
  /** Paragraphs of the terms. */
  terms: z.array(z.string()),
  prizes: z.array(z.object({ ...prize, left: count })),
  /** Null until its seed's hash can be published. */
  round: z
    .object({
      id: idSchema,
      state: z.enum(roundStates),
      seedHash: hex(32),
      seed: hex(32).nullable(),
      publicKey: z.string(),
      head: hex(32),
      headSignature: z.string(),
      /** Draws so far. */
      draws: count,
      witness: beaconWitnessSchema.nullable(),
      /** Absent in rounds whose terms were not signed. */
      terms: z.object(signedTerms).optional(),
    })
    .nullable(),
  /** Whether GIFs can be picked to share. */
  gifs: z.boolean(),
});
/** The same, with what the member has. */
export const promotionDetailSchema = z.object({
  ...promotionOverviewSchema.shape,
  ...z.object(memberPart).partial().shape,
});

export const promotionInviteRequestSchema = z.object({
  ...promotionOnly,
  code: z.string().min(1).max(64),
});
/** A shortened name. */
export const promotionInviteSchema = z.object({ inviter: z.string() });

export const drawRecordSchema = z.object({
  ticket: idSchema,
  promotionId: idSchema,
  roundId: idSchema,
  clientRandom: hex(16),
  /** Null for none, and for a prize that was used up. */
  prizeId: idSchema.nullable(),
  at: instantSchema,
  previous: hex(32),
  hash: hex(32),
});

export const drawRequestSchema = z.object({
  ...promotionOnly,
  /** Of the client's making: whatever is retried, one key is one draw. */
  key: z.uuid(),
  clientRandom: hex(16),
});
export const drawSchema = z.object({
  ticket: idSchema,
  prizeId: idSchema.nullable(),
  /** Of the prize; empty for none. */
  name: z.string(),
  kind: z.enum(prizeKinds).nullable(),
  days: z.int().positive().optional(),
  /** Until when a thing is to be claimed. */
  deadline: instantSchema.optional(),
  /** Left after this draw, when it was made. */
  chances: count,
  proof: z.object({
    seedHash: hex(32),
    record: drawRecordSchema,
    /** The prize that the rule gave and that was used up. */
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
/** The caller's own draws, newest first. */
export const promotionRecordsSchema = z.object({
  records: z.array(
    z.object({
      record: drawRecordSchema,
      name: z.string(),
      kind: z.enum(prizeKinds).nullable(),
      days: z.int().positive().optional(),
      usedUp: idSchema.nullable(),
      seedHash: hex(32),
      /** Once the round's is revealed. */
      seed: hex(32).nullable(),
      claim: z.object(claim).nullable(),
    }),
  ),
  cursor: cursor.nullable(),
});

export const promotionWinnerSchema = z.object({
  ticket: idSchema,
  /** Shortened, "Ana M."; empty for somebody who has left. */
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
  /** The first draw that can win it again. */
  beforeTicket: idSchema,
  at: instantSchema,
  /** Ed25519, base64, over the canonical JSON of the rest. */
  signature: z.string(),
});

/** What files of before the terms were signed have not. */
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

/** `GET /promotion/{id}/audit.json`: all that checks every draw, and nobody's name. */
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
      /** Their seed = SHA-256(secret ‖ hash); the secret is published with the seed. */
      terms: z.object({ ...signedTerms, secret: hex(32).nullable() }).optional(),
      records: z.array(drawRecordSchema),
      returned: z.array(auditReturn),
    }),
  ),
});
