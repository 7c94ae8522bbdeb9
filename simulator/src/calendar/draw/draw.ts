import type { Club } from '../../competitions/shape';
import { randomOf } from '../../random';
import type { KnockOutTie } from './knockOutDays';
import type { Season } from '../seasons';

/** Places of a cup's bracket, which is drawn before it begins. */
export const drawOf = (season: Season, seed: number): Club[] =>
  randomOf(seed, 'draw', season.ref).shuffled(season.competition.teams);

/** All teams that may play in a tie: part of the draw, or all teams of a competition that is seeded later. */
export function possibleClubs(
  season: Season,
  draw: readonly Club[],
  { round, tie }: KnockOutTie,
): readonly Club[] {
  if (season.competition.format !== 'cup') return season.competition.teams;
  const size = 2 ** (round + 1);
  return draw.slice(tie * size, (tie + 1) * size);
}
