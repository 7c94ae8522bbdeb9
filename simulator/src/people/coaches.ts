import { dayOf, yearOf } from '../calendar/days';
import type { Club } from '../competitions/shape';
import { hashOf } from '../random';
import { personName } from './names';

const tenureYears = 3;

/** The invented coach of a club; he stays three years. */
export function coachOf(club: Club, at: number): string {
  const term = Math.floor(
    (yearOf(dayOf(at)) + (hashOf('coach', club.ref) % tenureYears)) / tenureYears,
  );
  return personName(club.countryCode, 'coach', club.ref, term);
}
