import type { z } from 'zod';

import { leagueStandingsRequestSchema, leagueStandingsSchema } from './league';
import {
  matchCalendarRequestSchema,
  matchCalendarSchema,
  matchListRequestSchema,
  matchListSchema,
} from './match';
import { searchRequestSchema, searchSchema } from './search';

export interface OperationContract {
  /** `device`: mode 1 or 2; `session`: mode 2 alone. */
  cipher: 'device' | 'session';
  /** `public` answers are the same for everybody and may be cached and compressed before encryption. */
  access: 'public' | 'visitor' | 'member';
  request: z.ZodType;
  response: z.ZodType;
}

const open = { cipher: 'device', access: 'public' } as const;

/** Every encrypted operation by its path below `/api/`: the one list that client types and server validation share. */
export const operations = {
  'sports-query/match/list': {
    ...open,
    request: matchListRequestSchema,
    response: matchListSchema,
  },
  'sports-query/match/calendar': {
    ...open,
    request: matchCalendarRequestSchema,
    response: matchCalendarSchema,
  },
  'sports-query/league/standings': {
    ...open,
    request: leagueStandingsRequestSchema,
    response: leagueStandingsSchema,
  },
  'sports-query/search': { ...open, request: searchRequestSchema, response: searchSchema },
} as const satisfies Record<string, OperationContract>;
