import { mondayOf, weekOf, type Day } from '../days';
import type { Season } from '../seasons';

/** Position of a match in a knock-out: round, tie and leg. */
export interface KnockOutTie {
  round: number;
  tie: number;
  leg: number;
}

const roundsOf = ({ competition }: Season): number =>
  competition.knockOut ? Math.log2(competition.knockOut.entrants) : 0;

const tiesOf = ({ competition }: Season, round: number): number =>
  competition.knockOut!.entrants / 2 ** (round + 1);

/** Maximum matches of a tie: a series, two legs, or one, as in most finals. */
export function gamesOf(season: Season, round: number): number {
  const { legs, wins, finalNeutral } = season.competition.knockOut!;
  if (wins) return 2 * wins - 1;
  return tiesOf(season, round) === 1 && finalNeutral ? 1 : legs;
}

/** Days between the last days of two rounds of a knock-out. */
function gapOf(season: Season): number {
  const { knockOut, format } = season.competition;
  if (!knockOut) return 0;
  if (format === 'cup') return Math.floor((season.end - season.start - 2) / (roundsOf(season) - 1));
  if (format === 'swiss') return 28;
  if (knockOut.midweek) return 7 * Math.ceil(gamesOf(season, 0) / 2);
  if (knockOut.wins) return gamesOf(season, 0) * 2 + 3;
  return format === 'groups' ? 5 : knockOut.legs === 2 ? 9 : 7;
}

/** Last day of the table. The next stage needs a few days of rest after it. */
export function tableEnd(season: Season): Day {
  const { knockOut, format } = season.competition;
  if (!knockOut) return season.end;
  return season.end - roundsOf(season) * gapOf(season) - (format === 'swiss' ? 0 : 3);
}

export function knockOutDay(season: Season, meeting: KnockOutTie): Day {
  const { format, knockOut } = season.competition;
  const { round, tie } = meeting;
  const last = season.end - (roundsOf(season) - 1 - round) * gapOf(season);
  const ties = tiesOf(season, round);
  const later = gamesOf(season, round) - 1 - meeting.leg;
  if (knockOut!.midweek) return midweekDay(season, last, meeting);
  if (knockOut!.wins) return last - later * 2 - (tie % 2);
  if (format === 'groups') return last - (tie % Math.min(ties, 4));
  if (format === 'swiss' && ties === 1) return last;
  if (format === 'cup' || format === 'swiss') {
    const odd = format === 'cup' ? 1 : 0;
    const monday = mondayOf(last) - (weekOf(last) % 2 === odd ? 0 : 7);
    return monday + 1 + (tie % 3) - later * 14;
  }
  return last - later * 4 - (tie % 2);
}

/** Two games a week: on Tuesday and Thursday, or on Wednesday and Friday. */
function midweekDay(season: Season, last: Day, { round, tie, leg }: KnockOutTie): Day {
  const weeks = Math.ceil(gamesOf(season, round) / 2);
  const monday = mondayOf(last) - 7 * (weeks - 1 - Math.floor(leg / 2));
  return monday + 1 + 2 * (leg % 2) + (tie % 2);
}
