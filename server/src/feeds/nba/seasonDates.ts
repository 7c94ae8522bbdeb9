import { z } from 'zod';

import data from './seasons.json';

/** A season's days by the league's own calendar: of the Cup's final, of the first play-in game, of the first round. */
const seasonSchema = z.strictObject({
  /** A team's games of the regular season, where they were not 82. */
  games: z.int().optional(),
  cupFinal: z.iso.date().optional(),
  playIn: z.iso.date().optional(),
  playOffs: z.iso.date().optional(),
});
const seasons = z.record(z.string(), seasonSchema).parse(data);

export const regularGames = (season: string): number => seasons[season]?.games ?? 82;

export type SeasonPart = 'regular' | 'cup' | 'play-in' | 'playoffs';

/** Which part of a season a day lies in; undefined where the calendar is not known. On the day of the Cup's final nobody else plays. */
export function partOf(season: string, day: string): SeasonPart | undefined {
  const { cupFinal, playIn, playOffs } = seasons[season] ?? {};
  if (day === cupFinal) return 'cup';
  if (!playOffs) return undefined;
  if (day >= playOffs) return 'playoffs';
  return playIn && day >= playIn ? 'play-in' : 'regular';
}
