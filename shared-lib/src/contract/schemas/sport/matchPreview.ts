import { z } from 'zod';

import { playerCardSchema, resultRowSchema } from './cards';
import { lineupSideSchema } from './matchSections';
import { idSchema } from '../match';
import { voteOutcomes } from '../../sport';

const bothSides = <T extends z.ZodType>(schema: T) => z.object({ home: schema, away: schema });

/** Data about a match before it begins. */
export const matchPreviewSchema = z.object({
  /** The last five results, newest first. */
  form: bothSides(z.array(resultRowSchema)),
  /** The season's best players still in the squad, at most three. */
  keyPlayers: bothSides(
    z.array(
      z.object({
        player: playerCardSchema,
        matches: z.int(),
        values: z.record(z.string(), z.number()),
      }),
    ),
  ),
  missing: bothSides(lineupSideSchema.shape.missing),
  /** Line-ups predicted from `basis` past ones; null once a line-up is published, or if too few are known. */
  predicted: bothSides(lineupSideSchema).extend({ basis: z.int() }).nullable(),
  /** Entered by operators; `country` is ISO 3166-1 alpha-2 in lower case. */
  broadcasts: z.array(
    z.object({ country: z.string(), channel: z.string(), url: z.string().nullable() }),
  ),
});

export const matchVoteRequestSchema = z.object({
  eventId: idSchema,
  outcome: z.enum(voteOutcomes),
});

/** One vote per device until the match begins. The totals are returned after voting, or once the match is over. */
export const matchBallotSchema = z.object({
  open: z.boolean(),
  mine: z.enum(voteOutcomes).nullable(),
  counts: z.object({ home: z.int(), draw: z.int(), away: z.int() }).nullable(),
});
