import { z } from 'zod';

import { idSchema, matchSummarySchema, tournamentSchema } from '../match';
import { tipMarketSchema, tipOutcomeSchema, tipPageRequest, tipsUpcomingSchema } from './tips';
import { isLanguage } from '../../routing';
import { leastPrice, tipLimits } from '../../betting/tipLimits';

/** Why a tip was not published. */
export const tipRefusals = ['invalid', 'begun', 'notOffered', 'priceMoved', 'repeated'] as const;

/** The name the member's tips are published under; null for who is no editor. */
export const tipEditorSchema = z.object({ name: z.string().nullable() });

export const tipOffersRequestSchema = z.object({ eventId: idSchema });
export const tipOffersSchema = z.object({
  match: matchSummarySchema,
  tournament: tournamentSchema,
  /** What can be tipped now, by market, bookmaker and line; none once the match has begun. */
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
  /** As the editor saw it; refused where it has moved by more than a fiftieth. */
  price: z.number().min(leastPrice).max(10_000),
  stake: z.number().gt(0).max(tipLimits.stake),
  /** By language code. */
  reason: z
    .record(z.string().refine(isLanguage), z.string().trim().min(1).max(tipLimits.reason))
    .default({}),
  vip: z.boolean(),
});
export const tipPublishedSchema = z.object({ tipId: idSchema });
/** What comes with the code of a refusal. */
export const tipRefusedSchema = z.object({
  refusal: z.enum(tipRefusals),
  /** What is offered instead, with `priceMoved`. */
  offered: z.number().optional(),
});

export const ownTipsRequestSchema = z.object(tipPageRequest);
/** The editor's own, newest kick-off first, with every pick. */
export const ownTipsSchema = tipsUpcomingSchema;
