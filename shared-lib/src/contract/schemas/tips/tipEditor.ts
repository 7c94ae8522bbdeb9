import { z } from 'zod';

import { idSchema, matchSummarySchema, tournamentSchema } from '../match';
import { tipMarketSchema, tipOutcomeSchema, tipPageRequest, tipsUpcomingSchema } from './tips';
import { isLanguage } from '../../routing';
import { leastPrice, tipLimits } from '../../betting/tipLimits';

/** Why a tip was not published. */
export const tipRefusals = ['invalid', 'begun', 'notOffered', 'priceMoved', 'repeated'] as const;

/** Name under which the member publishes tips; null if the member is not an editor. */
export const tipEditorSchema = z.object({ name: z.string().nullable() });

export const tipOffersRequestSchema = z.object({ eventId: idSchema });
export const tipOffersSchema = z.object({
  match: matchSummarySchema,
  tournament: tournamentSchema,
  /** Available picks by market, bookmaker and line; empty once the match has begun. */
  offers: z.array(
    z.object({
      bookmakerId: idSchema,
      bookmaker: z.string(),
      market: tipMarketSchema,
      line: z.number(),
      home: z.number(),
      draw: z.number().nullable(),
      away: z.number(),
    }),
  ),
});

export const tipPublishRequestSchema = z.object({
  eventId: idSchema,
  bookmakerId: idSchema,
  market: tipMarketSchema,
  line: z.number().min(-999).max(999),
  outcome: tipOutcomeSchema,
  /** The price the editor saw; refused if it has moved by more than a fiftieth. */
  price: z.number().min(leastPrice).max(10_000),
  stake: z.number().gt(0).max(tipLimits.stake),
  /** By language code. */
  reason: z
    .record(z.string().refine(isLanguage), z.string().trim().min(1).max(tipLimits.reason))
    .default({}),
  vip: z.boolean(),
});
export const tipPublishedSchema = z.object({ tipId: idSchema });
/** Data sent with the code of a refusal. */
export const tipRefusedSchema = z.object({
  refusal: z.enum(tipRefusals),
  /** The current price, with `priceMoved`. */
  offered: z.number().optional(),
});

export const ownTipsRequestSchema = z.object(tipPageRequest);
/** The editor's own tips with every pick, newest kick-off first. */
export const ownTipsSchema = tipsUpcomingSchema;
