import { z } from 'zod';

const id = z.number().int();
const count = z.number().nullish();
const team = z.object({ id, name: z.string() });
const pair = z.object({ home: count, away: count }).nullish();
const named = z.object({ id: id.nullish(), name: z.string().nullish() });
const value = z.union([z.number(), z.string()]).nullable();

export const event = z.object({
  time: z.object({ elapsed: z.number(), extra: count }),
  team: z.object({ id: id.nullish() }),
  player: named,
  assist: named,
  type: z.string(),
  detail: z.string(),
  comments: z.string().nullish(),
});

const squadPlayer = z.object({
  player: z.object({
    id: id.nullish(),
    name: z.string().nullish(),
    number: z.number().int().nullish(),
    pos: z.string().nullish(),
    grid: z.string().nullish(),
  }),
});

export const lineup = z.object({
  team: z.object({
    id,
    colors: z
      .object({ player: z.object({ primary: z.string(), number: z.string() }).partial() })
      .nullish(),
  }),
  formation: z.string().nullish(),
  startXI: z.array(squadPlayer),
  substitutes: z.array(squadPlayer).default([]),
  coach: z.object({ name: z.string().nullish() }).nullish(),
});

export const teamStatistics = z.object({
  team: z.object({ id }),
  statistics: z.array(z.object({ type: z.string(), value })),
});

export const teamPlayers = z.object({
  team: z.object({ id }),
  players: z.array(
    z.object({
      player: z.object({ id, name: z.string() }),
      statistics: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});

export const fixture = z.object({
  fixture: z.object({
    id,
    referee: z.string().nullish(),
    date: z.string(),
    venue: z.object({ name: z.string().nullish(), city: z.string().nullish() }),
    status: z.object({
      short: z.string(),
      long: z.string().nullish(),
      elapsed: count,
      extra: count,
    }),
  }),
  league: z.object({
    id,
    name: z.string(),
    country: z.string(),
    flag: z.string().nullish(),
    season: z.number().int(),
    round: z.string().nullish(),
  }),
  teams: z.object({ home: team, away: team }),
  goals: z.object({ home: count, away: count }),
  score: z.object({ halftime: pair, fulltime: pair, extratime: pair, penalty: pair }),
  events: z.array(event).optional(),
  lineups: z.array(lineup).optional(),
  statistics: z.array(teamStatistics).optional(),
  players: z.array(teamPlayers).optional(),
});

export const squad = z.object({
  team,
  players: z.array(
    z.object({
      id,
      name: z.string(),
      number: z.number().int().nullish(),
      position: z.string().nullish(),
    }),
  ),
});

export const transfers = z.object({
  player: z.object({ id, name: z.string() }),
  transfers: z.array(
    z.object({
      date: z.string(),
      type: z.string().nullish(),
      teams: z.object({ in: named, out: named }),
    }),
  ),
});

export const injury = z.object({
  player: z.object({ id, name: z.string(), reason: z.string().nullish() }),
  team: z.object({ id }),
  fixture: z.object({ id }),
});

export const profile = z.object({
  player: z.object({
    id,
    name: z.string(),
    birth: z.object({ date: z.string().nullish() }).nullish(),
    nationality: z.string().nullish(),
    height: z.string().nullish(),
  }),
  statistics: z
    .array(z.object({ games: z.object({ position: z.string().nullish() }).nullish() }))
    .default([]),
});

export const odds = z.object({
  fixture: z.object({ id }),
  update: z.string(),
  bookmakers: z.array(
    z.object({
      name: z.string(),
      bets: z.array(
        z.object({
          id,
          values: z.array(z.object({ value: z.union([z.string(), z.number()]), odd: z.string() })),
        }),
      ),
    }),
  ),
});

export const liveOdds = z.object({
  fixture: z.object({ id }),
  status: z.object({ stopped: z.boolean(), blocked: z.boolean(), finished: z.boolean() }),
  update: z.string(),
  odds: z.array(
    z.object({
      name: z.string(),
      values: z.array(
        z.object({
          value: z.string(),
          odd: z.string(),
          handicap: z.string().nullish(),
          suspended: z.boolean().nullish(),
        }),
      ),
    }),
  ),
});

export type Fixture = z.output<typeof fixture>;
export type Event = z.output<typeof event>;
export type Lineup = z.output<typeof lineup>;
export type Squad = z.output<typeof squad>;
export type Transfers = z.output<typeof transfers>;
export type Injury = z.output<typeof injury>;
export type Profile = z.output<typeof profile>;
export type Odds = z.output<typeof odds>;
export type LiveOdds = z.output<typeof liveOdds>;

/** Returns the valid entries and passes each invalid one to `onFault`. */
export function parseAll<T>(
  schema: z.ZodType<T>,
  entries: unknown[],
  onFault: (reason: string) => void,
): T[] {
  return entries.flatMap((entry) => {
    const result = schema.safeParse(entry);
    if (result.success) return [result.data];
    const [issue] = result.error.issues;
    onFault(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong shape'}`);
    return [];
  });
}
