import { z } from 'zod';

const text = z.union([z.string(), z.number()]).nullish();
const period = z.object({ period: z.number().int(), score: z.number().int() });
const team = z.object({
  teamId: z.number().int(),
  teamTricode: z.string().nullish(),
  score: z.number().int().nullish(),
  periods: z.array(period).default([]),
});

export const game = z.object({
  gameId: z.string(),
  gameStatus: z.number().int(),
  gameStatusText: z.string(),
  period: z.number().int(),
  gameClock: z.string().nullish(),
  gameTimeUTC: z.string(),
  isNeutral: z.boolean().optional(),
  homeTeam: team,
  awayTeam: team,
});

export const scoreboard = z.object({ scoreboard: z.object({ games: z.array(z.unknown()) }) });

const action = z.object({
  actionNumber: z.number().int(),
  actionType: z.string(),
  subType: z.string().nullish(),
  period: z.number().int(),
  clock: z.string(),
  personId: z.number().int().nullish(),
  playerNameI: z.string().nullish(),
  scoreHome: text,
  scoreAway: text,
});

export const playByPlay = z.object({
  game: z.object({ gameId: z.string(), actions: z.array(action) }),
});

const figures = z.record(z.string(), z.unknown());
const boxTeam = z.object({
  teamId: z.number().int(),
  players: z.array(
    z.object({
      personId: z.number().int(),
      name: z.string().nullish(),
      firstName: z.string().nullish(),
      familyName: z.string().nullish(),
      jerseyNum: z.string().nullish(),
      position: z.string().nullish(),
      starter: z.string().nullish(),
      status: z.string().nullish(),
      notPlayingReason: z.string().nullish(),
      statistics: figures,
    }),
  ),
  statistics: figures,
});

const box = z.object({ gameId: z.string(), homeTeam: boxTeam, awayTeam: boxTeam });
/** The live file nests it under `game`, the archive under `boxScoreTraditional`. */
export const boxScore = z.union([
  z.object({ game: box }).transform(({ game }) => game),
  z
    .object({ boxScoreTraditional: box })
    .transform(({ boxScoreTraditional }) => boxScoreTraditional),
]);

export const odds = z.object({
  games: z.array(
    z.object({
      gameId: z.string(),
      markets: z.array(
        z.object({
          name: z.string(),
          books: z.array(
            z.object({
              name: z.string(),
              outcomes: z.array(
                z.object({
                  type: z.string(),
                  odds: text,
                  opening_odds: text,
                  spread: text,
                  opening_spread: text,
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type Game = z.output<typeof game>;
export type PlayByPlay = z.output<typeof playByPlay>;
export type BoxScore = z.output<typeof boxScore>;
export type Odds = z.output<typeof odds>;
