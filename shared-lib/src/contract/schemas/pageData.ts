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

/** Where a value of a request comes from. */
export type PageValue =
  | Literal
  | { path: string; as?: 'number' | undefined }
  | {
      query: string;
      /** `id`: a whole number above 0; `day`: `2026-11-22`. What does not fit is ignored. */
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

/** Values of a parameter of the address; null stands for an address without it. */
const among = z.array(z.string().nullable());

const whenSchema = z.union([
  z.strictObject({ query: z.string(), in: among }),
  z.strictObject({ query: z.string(), notIn: among }),
]);

/** Names lie at a path of the answer, `home.name`; times and countries are put into the page's language. */
const nameSchema = z.union([
  z.string(),
  z.strictObject({ time: z.string() }),
  z.strictObject({ category: z.string() }),
]);

/** What a page can be about, each with the answer that tells it. */
export const subjectAnswers = {
  match: matchDetailSchema,
  league: leagueDetailSchema,
  team: teamDetailSchema,
  player: playerDetailSchema,
} as const;

/** Forms in which an answer can stand in a page's plain HTML, each with the answer it is for; rows of matches are of several, and `bettingRows` are hidden
 * where betting content is switched off. */
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

/** One question whose answer a page carries for its first render, as a remote's `package.json` declares it. */
export const pageQuestionSchema = z.strictObject({
  /** Path of a public operation below `/api/`. */
  operation: z.string(),
  request: z.record(z.string(), valueSchema),
  when: whenSchema.optional(),
  /** Fields of the request that the client learns from the answer of another question, by where this answer has them. */
  askedAs: z.record(z.string(), z.string()).optional(),
  /** What the page's title and description are filled with. */
  names: z.record(z.string(), nameSchema).optional(),
  /** The page is this thing's own: its address has the right names, search engines are told of it. */
  subject: z.enum(keysOf(subjectAnswers)).optional(),
  /** How the answer stands in plain HTML; `name` is the key of its heading below `names` in the remote's texts. */
  written: z
    .strictObject({ as: z.enum(keysOf(writtenAnswers)), name: z.string().optional() })
    .optional(),
});

/** What the routes of a remote ask first, by their paths. */
export const firstDataSchema = z.record(z.string(), z.array(pageQuestionSchema).max(8));
