import { z } from 'zod';

import { playerCardSchema, resultRowSchema } from './cards';
import { lineupSideSchema } from './matchSections';
import { idSchema } from '../match';
import { voteOutcomes } from '../../sport';

const bothSides = <T extends z.ZodType>(schema: T) => z.object({ home: schema, away: schema });

/** What there is to know of a match before it begins. */
export const matchPreviewSchema = z.object({
  /** The last five, newest first. */
  form: bothSides(z.array(resultRowSchema)),
  /** The season's best who are still of the squad, at most three. */
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
  /** Foretold from so many line-ups; null once a line-up is told, or where there are fewer. */
  predicted: bothSides(lineupSideSchema).extend({ basis: z.int() }).nullable(),
  /** As operators have entered it; `country` is ISO 3166-1 alpha-2 in lower case. */
  broadcasts: z.array(
    z.object({ country: z.string(), channel: z.string(), url: z.string().nullable() }),
  ),
});

export const matchVoteRequestSchema = z.object({
  eventId: idSchema,
  outcome: z.enum(voteOutcomes),
});

/** One vote a device, until the match begins; what all said is told after one's own vote, or once it is over. */
export const matchBallotSchema = z.object({
  open: z.boolean(),
  mine: z.enum(voteOutcomes).nullable(),
  counts: z.object({ home: z.int(), draw: z.int(), away: z.int() }).nullable(),
});
