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
  /** Below zero: taken away; above: given back. */
  points: z.int(),
  /** The day it was decided; absent where the source gives none. */
  date: z.iso.date().optional(),
  reason: z.enum(adjustmentReasons),
  /** Who decided by which rule. */
  source: z.string(),
});

const row = {
  rank: z.int().min(1),
  competitorId: idSchema,
  name: z.string(),
  /** The club's two colours, `#rrggbb`, which its crest is drawn in; absent where they are not known. */
  colours: z.tuple([z.string(), z.string()]).optional(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** Points taken away or given back by decision, the first one first; they are part of `points`. */
  adjustments: z.array(standingsAdjustmentSchema).optional(),
  /** In the live table: places won (above 0) or lost against the table without the matches in play. */
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
  /** As the season is named, `2025/26`; the current one without it. */
  season: z.string().max(16).optional(),
  round: idSchema.optional(),
  kind: z.enum(standingsKinds).default('all'),
});

export const leagueStandingsSchema = z.object({
  tournament: tournamentSchema,
  season: z.string(),
  seasons: z.array(z.string()),
  kind: z.enum(standingsKinds),
  /** One table a stage and group; a plain league has one, its `group` null. */
  tables: z.array(
    z.object({
      stage: z.enum(stageKinds),
      /** Of a table that was split: `championship`, `europe` or `relegation`, in the stage `postSeason`. */
      group: z.string().nullable(),
      /** The points of the regular season were halved. */
      halved: z.boolean().optional(),
      /** The season is over, and its teams have played different numbers of matches that no rule explains. */
      uneven: z.boolean().optional(),
      /** Places that mean something at the end, by the league's rules. */
      zones: z.array(z.object({ kind: z.enum(zoneKinds), from: z.int(), to: z.int() })).optional(),
      rows: z.array(z.union([footballStandingsRowSchema, basketballStandingsRowSchema])),
    }),
  ),
  /** How likely each team is to finish in each zone, from so many simulated ends of the season; absent where nobody has worked it out. */
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
