import type { MatchPerformance, Sport } from '@scoreline/shared-lib/contract';

export interface FigureRow {
  /** Locale key of the row's name among the statistics. */
  key: string;
  home: number;
  away: number;
  unit: 'count' | 'share' | 'average';
}

type Side = MatchPerformance['home'];

/**
 * Both sides' figures as rows. A figure that one side lacks is omitted, and so is the number of matches if it is the same for
 * both.
 */
export function performanceRows({ home, away }: MatchPerformance, sport: Sport): FigureRow[] {
  const row = (
    key: string,
    unit: FigureRow['unit'],
    read: (side: Side) => number | null,
  ): FigureRow[] => {
    const [own, other] = [read(home), read(away)];
    return own === null || other === null ? [] : [{ key, unit, home: own, away: other }];
  };
  return [
    ...(home.tally.matches === away.tally.matches
      ? []
      : row('matches', 'count', ({ tally }) => tally.matches)),
    ...row('won', 'count', ({ tally }) => tally.won),
    ...(sport === 'football' ? row('drawn', 'count', ({ tally }) => tally.drawn) : []),
    ...row('lost', 'count', ({ tally }) => tally.lost),
    ...row(sport === 'football' ? 'goalsFor' : 'pointsFor', 'average', ({ scored }) => scored),
    ...row(
      sport === 'football' ? 'goalsAgainst' : 'pointsAgainst',
      'average',
      (side) => side.conceded,
    ),
    ...row('over25', 'share', ({ over25 }) => over25),
    ...row('bothScored', 'share', ({ bothScored }) => bothScored),
    ...row('cleanSheets', 'share', ({ cleanSheets }) => cleanSheets),
  ];
}
