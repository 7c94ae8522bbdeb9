import { z } from 'zod';

import data from './seasons.json';

/** A season's days by the league's own calendar: the Cup final, the first play-in game, the first round. */
const seasonSchema = z.strictObject({
  /** A team's games of the regular season, if not 82. */
  games: z.int().optional(),
  cupFinal: z.iso.date().optional(),
  playIn: z.iso.date().optional(),
  playOffs: z.iso.date().optional(),
});
const seasons = z.record(z.string(), seasonSchema).parse(data);

export const regularGames = (season: string): number => seasons[season]?.games ?? 82;

export type SeasonPart = 'regular' | 'cup' | 'play-in' | 'playoffs';

/** The part of a season on a day; undefined if the calendar is unknown. No other game is on the day of the Cup final. */
export function partOf(season: string, day: string): SeasonPart | undefined {
  const { cupFinal, playIn, playOffs } = seasons[season] ?? {};
  if (day === cupFinal) return 'cup';
  if (!playOffs) return undefined;
  if (day >= playOffs) return 'playoffs';
  return playIn && day >= playIn ? 'play-in' : 'regular';
}
