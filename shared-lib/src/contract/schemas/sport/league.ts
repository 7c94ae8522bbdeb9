import { z } from 'zod';

import { idSchema, instantSchema, tournamentSchema } from '../match';
import { stageKinds, zoneKinds } from '../../sport';

export const adjustmentReasons = [
  'financialRules',
  'insolvency',
  'accounting',
  'licence',
  'crowd',
  'appeal',
  'rules',
] as const;

export const standingsAdjustmentSchema = z.object({
  /** Negative: deducted; positive: restored. */
  points: z.int(),
  /** Date of the decision; absent if the source gives none. */
  date: z.iso.date().optional(),
  reason: z.enum(adjustmentReasons),
  /** The deciding body and the rule. */
  source: z.string(),
});

const row = {
  rank: z.int().min(1),
  competitorId: idSchema,
  name: z.string(),
  /** The club's two crest colours, `#rrggbb`; absent if unknown. */
  colours: z.tuple([z.string(), z.string()]).optional(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** Points deducted or restored by decision, oldest first; `points` includes them. */
  adjustments: z.array(standingsAdjustmentSchema).optional(),
  /** In the live table: places gained (above 0) or lost against the table without the matches in play. */
  moved: z.int().optional(),
  /** Newest last, at most five. */
  form: z.array(z.enum(['W', 'D', 'L'])),
};

export const footballStandingsRowSchema = z.object({
  ...row,
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  goalDifference: z.int(),
  points: z.int(),
});

export const basketballStandingsRowSchema = z.object({
  ...row,
  pointsFor: z.int(),
  pointsAgainst: z.int(),
  /** 0 to 1 */
  winRate: z.number(),
});

export const standingsKinds = ['all', 'home', 'away', 'form', 'live'] as const;

export const leagueStandingsRequestSchema = z.object({
  tournamentId: idSchema,
  /** The season's name, `2025/26`; defaults to the current one. */
  season: z.string().max(16).optional(),
  round: idSchema.optional(),
  kind: z.enum(standingsKinds).default('all'),
});

export const leagueStandingsSchema = z.object({
  tournament: tournamentSchema,
  season: z.string(),
  seasons: z.array(z.string()),
  kind: z.enum(standingsKinds),
  /** One table per stage and group; a plain league has one with `group` null. */
  tables: z.array(
    z.object({
      stage: z.enum(stageKinds),
      /** In a split table: `championship`, `europe` or `relegation`, in the stage `postSeason`. */
      group: z.string().nullable(),
      /** The points of the regular season were halved. */
      halved: z.boolean().optional(),
      /** The season is over, and its teams have played different numbers of matches that no rule explains. */
      uneven: z.boolean().optional(),
      /** Places with consequences at the end of the season, by the league's rules. */
      zones: z.array(z.object({ kind: z.enum(zoneKinds), from: z.int(), to: z.int() })).optional(),
      rows: z.array(z.union([footballStandingsRowSchema, basketballStandingsRowSchema])),
    }),
  ),
  /** Each team's probability to finish in each zone, over `sample` simulated ends of the season; absent if not computed. */
  chances: z
    .object({
      sample: z.int(),
      at: instantSchema,
      rows: z.array(
        z.object({ competitorId: idSchema, zones: z.partialRecord(z.enum(zoneKinds), z.number()) }),
      ),
    })
    .optional(),
});
