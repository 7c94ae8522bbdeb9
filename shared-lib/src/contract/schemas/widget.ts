import { z } from 'zod';

import { leagueStandingsSchema } from './sport/league';
import { leagueDetailSchema } from './sport/leaguePage';
import { matchSummarySchema } from './match';
import { incidentSchema, matchOddsSchema } from './sport/matchSections';
import { widgetTypes } from '../widget/options';

const league = z.object({
  name: z.string(),
  category: z.string(),
  /** ISO 3166-1 alpha-2 in lower case; null for international competitions. */
  countryCode: z.string().nullable(),
  /** Path of the league's page, without language. */
  path: z.string(),
});

/** A match with the path of its page and its league. */
const row = z.object({
  summary: matchSummarySchema,
  path: z.string(),
  league: z.string(),
});

const book = matchOddsSchema.shape.books.element.pick({
  bookmakerId: true,
  bookmaker: true,
  line: true,
  market: true,
  opening: true,
  current: true,
});

/** First content of a widget; `kind` is the key's first word. */
export const widgetViewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), rows: z.array(row), more: z.int() }),
  z.object({ kind: z.literal('round'), league, round: z.string(), rows: z.array(row) }),
  z.object({ kind: z.literal('match'), league, row, incidents: z.array(incidentSchema) }),
  z.object({
    kind: z.literal('standings'),
    league,
    season: z.string(),
    tables: leagueStandingsSchema.shape.tables,
  }),
  z.object({
    kind: z.literal('bracket'),
    league,
    season: z.string(),
    rounds: leagueDetailSchema.shape.bracket,
  }),
  z.object({ kind: z.literal('odds'), league, row, books: z.array(book) }),
]);

export const widgetDataSchema = z.object({
  /** By view key; null if it does not exist. */
  views: z.record(z.string(), widgetViewSchema.nullable()),
  settings: z.object({
    site: z.string(),
    /** The brand's base path; starts and ends with a slash. */
    basePath: z.string(),
    /** Name of the brand's colour set. */
    style: z.string(),
    demoData: z.boolean(),
    /** Time zones of the regions where the client shows prices; `*` for all. */
    betting: z.union([z.literal('*'), z.array(z.string())]),
  }),
});

/** A widget's usage report; contains nothing about its viewer. */
export const widgetCountSchema = z.strictObject({
  clientId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  type: z.enum(widgetTypes),
  kind: z.enum(['impression', 'click']),
});
