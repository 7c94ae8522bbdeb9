import { z } from 'zod';

import { leagueStandingsSchema } from './sport/league';
import { leagueDetailSchema } from './sport/leaguePage';
import { matchListSchema } from './match';
import { matchDetailSchema } from './sport/matchSections';
import { playerDetailSchema } from './sport/player';
import { promotionOverviewSchema } from './promotion';
import { teamDetailSchema } from './sport/team';

const literalSchema = z.union([z.string(), z.number(), z.boolean()]);
type Literal = z.infer<typeof literalSchema>;

/** Source of a request's value. */
export type PageValue =
  | Literal
  | { path: string; as?: 'number' | undefined }
  | {
      query: string;
      /** `id`: an integer above 0; `day`: `2026-11-22`. Other values are ignored. */
      as?: 'id' | 'day' | undefined;
      oneOf?: (string | number)[] | undefined;
      otherwise?: PageValue | undefined;
    }
  | { visit: 'sport' | 'today' | 'timeZone' | 'language' }
  | { bySport: { football: PageValue; basketball: PageValue } };

const valueSchema: z.ZodType<PageValue> = z.lazy(() =>
  z.union([
    literalSchema,
    z.strictObject({ path: z.string(), as: z.literal('number').optional() }),
    z.strictObject({
      query: z.string(),
      as: z.enum(['id', 'day']).optional(),
      oneOf: z.array(z.union([z.string(), z.number()])).optional(),
      otherwise: valueSchema.optional(),
    }),
    z.strictObject({ visit: z.enum(['sport', 'today', 'timeZone', 'language']) }),
    z.strictObject({
      bySport: z.strictObject({ football: valueSchema, basketball: valueSchema }),
    }),
  ]),
);

/** Values of a query parameter; null matches an address without it. */
const among = z.array(z.string().nullable());

const whenSchema = z.union([
  z.strictObject({ query: z.string(), in: among }),
  z.strictObject({ query: z.string(), notIn: among }),
]);

/** A path into the answer, `home.name`. Times and countries are formatted in the page's language. */
const nameSchema = z.union([
  z.string(),
  z.strictObject({ time: z.string() }),
  z.strictObject({ category: z.string() }),
]);

/** Possible subjects of a page, each with the schema of its answer. */
export const subjectAnswers = {
  match: matchDetailSchema,
  league: leagueDetailSchema,
  team: teamDetailSchema,
  player: playerDetailSchema,
} as const;

/**
 * Ways to prerender an answer as plain HTML, each with the answer's schema. Match rows fit several answers; `bettingRows` are
 * hidden while betting content is switched off.
 */
export const writtenAnswers = {
  ...subjectAnswers,
  dayList: matchListSchema,
  standings: leagueStandingsSchema,
  promotion: promotionOverviewSchema,
  promotionTerms: promotionOverviewSchema,
  matchRows: null,
  bettingRows: null,
} as const;

type Key<T> = keyof T & string;
const keysOf = <T extends object>(of: T) => Object.keys(of) as [Key<T>, ...Key<T>[]];

/** A question whose answer the page carries for its first render, as declared in a remote's `package.json`. */
export const pageQuestionSchema = z.strictObject({
  /** Path of a public operation below `/api/`. */
  operation: z.string(),
  request: z.record(z.string(), valueSchema),
  when: whenSchema.optional(),
  /** Request fields that the client takes from another question's answer, each with its path in this answer. */
  askedAs: z.record(z.string(), z.string()).optional(),
  /** Values for the page's title and description. */
  names: z.record(z.string(), nameSchema).optional(),
  /** The page's subject: its address contains the subject's name, and search engines index it. */
  subject: z.enum(keysOf(subjectAnswers)).optional(),
  /** How the answer is prerendered; `name` is the key of its heading below `names` in the remote's texts. */
  written: z
    .strictObject({ as: z.enum(keysOf(writtenAnswers)), name: z.string().optional() })
    .optional(),
});

/** First questions of a remote's routes, by route path. */
export const firstDataSchema = z.record(z.string(), z.array(pageQuestionSchema).max(8));
