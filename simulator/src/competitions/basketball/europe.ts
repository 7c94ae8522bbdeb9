import * as clubs from '../clubs/basketball';
import { superLigi } from '../clubs/basketballEurope';
import { central, country, europe, spain } from '../places';
import { league, series } from './league';

const euroLeague = league({
  key: 'euroleague',
  name: 'EuroLeague',
  category: europe,
  legs: 2,
  start: '09-15',
  end: '05-24',
  days: [2, 3, 4, 5],
  zone: central,
  kickOff: [15 * 60, 22 * 60],
  scoring: 164,
  knockOut: { ...series(8, 3), midweek: true },
  clubs: clubs.euroLeague,
});

/** Clubs of the EuroLeague play at home when it rests. */
const domesticDays = [6, 7, 1];

export const europeanLeagues = [
  euroLeague,
  league({
    key: 'acb',
    name: 'Liga ACB',
    category: spain,
    legs: 2,
    start: '09-05',
    end: '06-26',
    days: domesticDays,
    zone: central,
    kickOff: [11 * 60, 22 * 60],
    scoring: 168,
    knockOut: series(8, 2),
    clubs: clubs.acb,
    others: euroLeague.teams,
  }),
  league({
    key: 'basketbol-super-ligi',
    name: 'Basketbol Süper Ligi',
    category: country('Türkiye', 'tr'),
    legs: 2,
    start: '09-05',
    end: '06-22',
    days: domesticDays,
    zone: { hours: 3 },
    kickOff: [13 * 60, 21 * 60 + 30],
    scoring: 166,
    knockOut: series(8, 2),
    clubs: superLigi,
    others: euroLeague.teams,
  }),
];
