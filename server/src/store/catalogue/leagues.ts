import type { TieBreaker } from '@scoreline/shared-lib/contract/feed';

export interface League {
  /** football-data's name of the division; for others, openfootball's file name. */
  ref: string;
  name: string;
  /** Name of the category: a country or a continent. */
  category: string;
  country: string | null;
  priority: number;
  timeZone: string;
  tieBreakers: TieBreaker[];
  /** A knock-out without a table. */
  cup?: true;
}

const byGoals: TieBreaker[] = ['points', 'goalDifference', 'goals'];
const byMeetings: TieBreaker[] = ['points', 'headToHead', 'goalDifference', 'goals'];

export const league = (
  ref: string,
  name: string,
  [category, country, timeZone]: readonly [string, string | null, string],
  priority: number,
  tieBreakers = byGoals,
): League => ({ ref, name, category, country, timeZone, priority, tieBreakers });

const england = ['England', 'gb-eng', 'Europe/London'] as const;
const scotland = ['Scotland', 'gb-sct', 'Europe/London'] as const;
const germany = ['Germany', 'de', 'Europe/Berlin'] as const;
const france = ['France', 'fr', 'Europe/Paris'] as const;
const italy = ['Italy', 'it', 'Europe/Rome'] as const;
const spain = ['Spain', 'es', 'Europe/Madrid'] as const;
const austria = ['Austria', 'at', 'Europe/Vienna'] as const;
const europe = ['Europe', null, 'Europe/Zurich'] as const;

/** By football-data's division. */
export const divisions: Record<string, League> = Object.fromEntries(
  [
    league('E0', 'Premier League', england, 10),
    league('E1', 'Championship', england, 60),
    league('E2', 'League One', england, 90),
    league('E3', 'League Two', england, 95),
    league('EC', 'National League', england, 120),
    league('SC0', 'Premiership', scotland, 70),
    league('SC1', 'Championship', scotland, 110),
    league('SC2', 'League One', scotland, 130),
    league('SC3', 'League Two', scotland, 135),
    league('D1', 'Bundesliga', germany, 30),
    league('D2', '2. Bundesliga', germany, 62),
    league('F1', 'Ligue 1', france, 50),
    league('F2', 'Ligue 2', france, 66),
    league('I1', 'Serie A', italy, 40, byMeetings),
    league('I2', 'Serie B', italy, 64, byMeetings),
    league('SP1', 'LaLiga', spain, 20, byMeetings),
    league('SP2', 'LaLiga 2', spain, 63, byMeetings),
    league('N1', 'Eredivisie', ['Netherlands', 'nl', 'Europe/Amsterdam'], 55),
    league('B1', 'Pro League', ['Belgium', 'be', 'Europe/Brussels'], 72),
    league('P1', 'Primeira Liga', ['Portugal', 'pt', 'Europe/Lisbon'], 56, byMeetings),
    league('T1', 'Süper Lig', ['Turkey', 'tr', 'Europe/Istanbul'], 58, byMeetings),
    league('G1', 'Super League', ['Greece', 'gr', 'Europe/Athens'], 74, byMeetings),
    league('A1', 'Bundesliga', austria, 76),
    league('A2', '2. Liga', austria, 115),
    league('CL', 'Champions League', europe, 5),
  ].map((entry) => [entry.ref, entry]),
);

const doubleRoundRobins = new Set('E0 E1 E2 E3 EC D1 D2 F1 F2 I1 I2 SP1 SP2 N1 P1 T1'.split(' '));

/** Whether two teams meet once on each ground per season, so that a second meeting is a repeat of the first. */
export const meetsOnce = (leagueRef: string): boolean => doubleRoundRobins.has(leagueRef);
